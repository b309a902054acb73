public import Observation

/// A value that a view owns and may change; the view is redrawn when it does.
///
/// As SwiftUI: the value lives as long as the view keeps its place and identity, whatever new values of the view are made. A change
/// redraws the views whose last body read it, and nothing else. The value may be read and written on any thread. Where
/// SwiftUI's is not connected to a view, as before the view is mounted, reads give the initial value and writes are dropped.
///
/// An `@Observable` object is made once, when the view that owns it first stands, where SwiftUI makes one more each time the view's
/// value is made and drops it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Initial
  private var cell: StateCell<Value>?

  /// What the state starts with.
  private enum Initial {
    case value(Value)
    case object(LazyValue<Value>)

    var value: Value {
      switch self {
      case .value(let value): value
      case .object(let object): object.value
      }
    }
  }

  /// Makes a state that starts with a value.
  public init(wrappedValue value: Value) {
    initial = .value(value)
  }

  /// Makes a state that starts with a value.
  public init(initialValue value: Value) {
    initial = .value(value)
  }

  /// Makes a state that starts with an object, which is made when it is first needed.
  ///
  /// - Parameter thunk: makes the object; called once at most.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Value) where Value: AnyObject, Value: Observable {
    initial = .object(LazyValue(thunk))
  }

  /// The present value.
  public var wrappedValue: Value {
    get { cell?.get() ?? initial.value }
    nonmutating set { cell?.set(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: cell.map { StateLocation($0) } ?? ConstantLocation(initial.value))
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        new.cell = old?.pointee.cell ?? StateCell(node.performing { new.initial.value }, owner: node)
      },
      prepare: Value.self is AnyClass
        ? { state, missing in
          if let cell = state.cell { ModelRequests.check(cell.peek() as AnyObject, &missing) }
        } : nil,
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

extension State: @unchecked Sendable where Value: Sendable {}
