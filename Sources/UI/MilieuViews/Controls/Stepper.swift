public import MilieuRuntime

/// Two buttons that step up and down.
nonisolated public struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  private let step: StepperSteps

  /// Buttons with actions of their own.
  ///
  /// - Parameters:
  ///   - label: what is stepped.
  ///   - onIncrement: what a step up does; `nil` where none can be taken.
  ///   - onDecrement: what a step down does; `nil` where none can be taken.
  ///   - onEditingChanged: called with `true` before a change and with `false` after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    step = StepperSteps(
      up: {
        onIncrement.map { step in
          {
            onEditingChanged(true); step(); onEditingChanged(false)
          }
        }
      },
      down: {
        onDecrement.map { step in
          {
            onEditingChanged(true); step(); onEditingChanged(false)
          }
        }
      })
  }

  /// Buttons that step a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - step: how far a step goes.
  ///   - label: what is stepped.
  ///   - onEditingChanged: called with `true` before a change and with `false` after it.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.step = StepperSteps(value, in: nil, step: step, onEditingChanged)
  }

  /// The same for a value that stays within bounds; a step that would pass one goes to it.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.step = StepperSteps(value, in: bounds, step: step, onEditingChanged)
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .stepper }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Label { label }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    let up = step.up()
    let down = step.down()
    element.set(.canIncrement, up != nil)
    element.set(.canDecrement, down != nil)
    if element.environment.styles.hidesLabels { element.set(.hidesLabel, true) }
    element.setInteraction()
    if let up { element.on(.increment) { _, _ in up() } }
    if let down { element.on(.decrement) { _, _ in down() } }
  }
}

/// The steps a stepper can take now; `nil` at a bound.
private struct StepperSteps {
  let up: () -> (() -> Void)?
  let down: () -> (() -> Void)?

  init(up: @escaping () -> (() -> Void)?, down: @escaping () -> (() -> Void)?) {
    self.up = up
    self.down = down
  }

  init<Value: Strideable>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>?, step: Value.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func set(_ new: Value) -> () -> Void {
      {
        onEditingChanged(true)
        value.wrappedValue = new
        onEditingChanged(false)
      }
    }
    up = {
      let next = value.wrappedValue.advanced(by: step)
      guard let bounds else { return set(next) }
      return value.wrappedValue < bounds.upperBound ? set(min(next, bounds.upperBound)) : nil
    }
    down = {
      let next = value.wrappedValue.advanced(by: -step)
      guard let bounds else { return set(next) }
      return value.wrappedValue > bounds.lowerBound ? set(max(next, bounds.lowerBound)) : nil
    }
  }
}

extension Stepper where Label == Text {
  /// Buttons with actions of their own and a localised title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Buttons that step a value, with a localised title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Buttons that step a value within bounds, with a localised title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Buttons that step a value, with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
