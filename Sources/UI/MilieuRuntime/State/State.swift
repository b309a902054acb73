/// A value that a view owns and that stays while the view stands.
///
/// As SwiftUI: the initial value is used when the view appears at its place in the tree, and is ignored afterwards; writing the
/// value redraws the views whose last body read it, and nothing else. The value may be read and written on any thread. Where
/// SwiftUI's is not connected to a view, as before the view is mounted, reads give the initial value and writes are dropped.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var cell: StateCell<Value>?

  /// Makes a state that starts with a value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Makes a state that starts with a value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The present value.
  public var wrappedValue: Value {
    get { cell?.get() ?? initial }
    nonmutating set { cell?.set(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: cell.map { StateLocation($0) } ?? ConstantLocation(initial))
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        new.cell = old?.pointee.cell ?? StateCell(new.initial, owner: node)
      },
      disconnect: { $0.cell?.disconnect() },
      isSame: { _, _ in true })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}
