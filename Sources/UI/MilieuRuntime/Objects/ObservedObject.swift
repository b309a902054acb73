public import MilieuObservation

/// An observable object that a view is given.
///
/// As SwiftUI, the view is redrawn when the object says that it changes; unlike SwiftUI, only if its last body read the object.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var cell: ObjectCell<ObjectType>?

  /// Takes an object that somebody else keeps.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Takes an object that somebody else keeps.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get {
      if let cell, cell.object === object { cell.noteRead() }
      return object
    }
    set { object = newValue }
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: object, cell: cell) }

  /// Makes bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let cell: ObjectCell<ObjectType>?

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: ObservedPropertyLocation(object, keyPath, cell: cell))
    }
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let cell = old?.pointee.cell {
          if cell.object === new.object {
            new.cell = cell
            return
          }
          cell.disconnect()
        }
        new.cell = ObjectCell(new.object, owner: node)
      },
      prepare: { property, missing in ModelRequests.check(property.object, &missing) },
      disconnect: { $0.cell?.disconnect() },
      isSame: { $0.object === $1.object })
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

/// A property of an observable object. Whoever reads it depends on the object.
private final class ObservedPropertyLocation<Object: ObservableObject, Value>: BindingLocation<Value>,
  @unchecked Sendable
{
  private let cell: ObjectCell<Object>?
  private let property: ObjectLocation<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, cell: ObjectCell<Object>?) {
    self.cell = cell
    property = ObjectLocation(object, keyPath)
  }

  override func get() -> Value {
    cell?.noteRead()
    return property.get()
  }

  override func set(_ value: Value, transaction: Transaction) { property.set(value, transaction: transaction) }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObservedPropertyLocation<Object, Value> else { return false }
    return cell === other.cell && property.isSame(as: other.property)
  }
}
