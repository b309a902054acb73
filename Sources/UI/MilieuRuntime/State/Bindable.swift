public import Observation

/// Makes bindings to the properties of an `@Observable` object.
///
/// As SwiftUI, it may be declared in a view, or as a local variable of a body around an object that came from elsewhere:
///
/// ```swift
/// @Environment(Library.self) private var library
///
/// var body: some View {
///   @Bindable var library = library
///   TextField("Name", text: $library.name)
/// }
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  fileprivate init(object: Value) {
    self.object = object
  }

  // NB: the compiler takes the wrapped value as a parameter of a view's own initializer only if it finds this one here.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "The wrapped value must be an object whose class is @Observable.")
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Makes the wrapper from the projection of another.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's own identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction) {
    if transaction.isEmpty {
      object[keyPath: keyPath] = value
    } else {
      withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
