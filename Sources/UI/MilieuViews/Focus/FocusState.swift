public import MilieuRuntime

/// Which field of a view has the keyboard, and a way to give it to one.
///
/// As SwiftUI: it follows what a person does, and setting it moves the keyboard to the control that is `focused` on that value, or
/// takes it away with `false` or `nil`. When the control that has it goes, nothing has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let resting: Value
  private var cell: FocusCell<Value>?

  /// A flag: whether the one control that is focused on it has the keyboard.
  public init() where Value == Bool {
    resting = false
  }

  /// The value of the control that has the keyboard; `nil` where none has.
  public init<Focused: Hashable>() where Value == Focused? {
    resting = nil
  }

  /// What has the keyboard. Setting it moves the keyboard; before the view stands in a tree that is dropped.
  public var wrappedValue: Value {
    get { cell?.value ?? resting }
    nonmutating set { cell?.request(newValue) }
  }

  /// What a control is focused on, to hand to `focused(_:)` or to another view.
  public var projectedValue: Binding { Binding(cell: cell, resting: resting) }

  /// A way to read and set what has the keyboard, for the view that is handed it.
  @propertyWrapper
  public struct Binding {
    let cell: FocusCell<Value>?
    let resting: Value

    /// What has the keyboard.
    public var wrappedValue: Value {
      get { cell?.value ?? resting }
      nonmutating set { cell?.request(newValue) }
    }

    /// The binding itself, to hand on to a further view.
    public var projectedValue: Binding { self }
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        new.cell = old?.pointee.cell ?? FocusCell(resting: new.resting, owner: node)
      },
      disconnect: { $0.cell?.leave() },
      isSame: { _, _ in true })
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension View {
  /// Ties the keyboard focus of this view to a value: it is focused while the state has that value, and gives the state that value
  /// when a person focuses it.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, on: value)
  }

  /// Ties the keyboard focus of this view to a flag.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, on: true)
  }

  private nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, on value: Value) -> some View
  {
    let target = binding.cell.map { FocusTarget(holder: $0, value: AnyHashable(value)) }
    return environment(\.focusTarget, target).onDisappear { target?.didLoseFocus() }
  }
}
