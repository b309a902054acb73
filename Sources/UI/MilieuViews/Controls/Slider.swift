public import MilieuRuntime

/// A value chosen along a line.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let least: ValueLabel?
  private let most: ValueLabel?
  private let onEditingChanged: (Bool) -> Void

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Double?, label: Label, least: ValueLabel? = nil,
    most: ValueLabel? = nil, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.label = label
    self.least = least
    self.most = most
    self.onEditingChanged = onEditingChanged
  }

  /// A slider without steps, with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: the number that is chosen.
  ///   - bounds: the least and the greatest number.
  ///   - label: what is chosen here.
  ///   - minimumValueLabel: what stands at the least number.
  ///   - maximumValueLabel: what stands at the greatest number.
  ///   - onEditingChanged: called with `true` before a change and with `false` after it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), least: minimumValueLabel(), most: maximumValueLabel(), onEditingChanged)
  }

  /// The same with steps.
  ///
  /// - Parameter step: the distance between the numbers that may be chosen.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), label: label(), least: minimumValueLabel(), most: maximumValueLabel(),
      onEditingChanged)
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .slider }

  @_documentation(visibility: internal)
  @MainActor public var elementContent: some View {
    TupleView(
      (
        ElementPart<PickerLabelPart, Label>(label), least.map { ElementPart<BoundPart, ValueLabel>($0) },
        most.map { ElementPart<BoundPart, ValueLabel>($0) }
      ))
  }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.set(.number, value.wrappedValue)
    element.set(.least, bounds.lowerBound)
    element.set(.most, bounds.upperBound)
    element.set(.step, step)
    element.setInteraction()
    element.summarizeContent { element in
      element.derive(.label, element.children.first { $0.kind == .pickerLabel }?.words ?? "")
      let bounds = element.children.filter { $0.kind == .bound }.map(\.words)
      if !bounds.isEmpty { element.derive(.options, bounds) }
    }
    element.on(.change) { event, element in
      guard case .number(let number) = event.value, number.isFinite else { return }
      let new = min(max(number, bounds.lowerBound), bounds.upperBound)
      element.setAsShown(.number, number)
      onEditingChanged(true)
      value.wrappedValue = new
      onEditingChanged(false)
    }
  }
}

enum BoundPart: ElementPartName { static var kind: ElementKind { .bound } }

extension Slider where ValueLabel == EmptyView {
  /// A slider without steps or labels at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), onEditingChanged)
  }

  /// The same with steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), label: label(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without steps or labels.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: EmptyView(), onEditingChanged)
  }

  /// The same with steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), label: EmptyView(), onEditingChanged)
  }
}
