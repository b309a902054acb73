public import MilieuObservation

/// An observable object that a view makes and owns.
///
/// As SwiftUI: the object is made once, when the view first stands, and lives as long as the view keeps its place and identity. The
/// view is redrawn when the object says that it changes; unlike SwiftUI, only if its last body read the object.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let initial: LazyValue<ObjectType>
  private var cell: ObjectCell<ObjectType>?

  /// An object that the view makes when it first stands.
  ///
  /// - Parameter thunk: makes the object; called once at most for a view that stands.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    initial = LazyValue(thunk)
  }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { cell?.get() ?? initial.value }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: cell?.object ?? initial.value, cell: cell)
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        new.cell = old?.pointee.cell ?? ObjectCell(node.performing { new.initial.value }, owner: node)
      },
      prepare: { property, missing in
        if let cell = property.cell { ModelRequests.check(cell.object, &missing) }
      },
      disconnect: { $0.cell?.disconnect() },
      isSame: { _, _ in true })
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
