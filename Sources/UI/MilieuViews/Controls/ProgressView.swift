public import MilieuRuntime

/// How far something has come, or that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let fraction: Double?
  private let parts: ProgressParts
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    parts = ProgressParts(
      hasLabel: Label.self != EmptyView.self, hasCurrentValueLabel: CurrentValueLabel.self != EmptyView.self)
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Progress towards a known end.
  ///
  /// - Parameters:
  ///   - value: how much is done; `nil` when that is not known.
  ///   - total: how much there is to do.
  ///   - label: what is going on.
  ///   - currentValueLabel: how far it has come, in words.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }, label: label(),
      currentValueLabel: currentValueLabel())
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeStyledNode(for: view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { wireStyled(walk) { ElementContent.wire($0) } }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .progress }

  @_documentation(visibility: internal)
  @MainActor @ViewBuilder public var elementContent: some View {
    label
    if parts.hasCurrentValueLabel {
      ElementPart<ProgressWordsPart, CurrentValueLabel>(currentValueLabel)
    }
  }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.set(.number, fraction)
    element.setStyle(element.systemStyle(for: ProgressViewStyleConfiguration.self))
    let parts = parts
    element.summarizeContent { element in
      let words = element.children.map { (isOfValue: $0.kind == .progressWords, text: $0.words) }
      element.derive(.label, words.filter { !$0.isOfValue }.map(\.text).joined(separator: " "))
      if parts.hasCurrentValueLabel {
        element.derive(.progressWords, words.filter(\.isOfValue).map(\.text).joined(separator: " "))
      }
    }
  }
}

/// What a view of progress says in words.
struct ProgressParts: Equatable {
  let hasLabel: Bool
  let hasCurrentValueLabel: Bool
}

@MainActor
extension ProgressView: StyledControl {
  package func makeStyleParts() -> (
    label: TypedContentSource<Label>, currentValueLabel: TypedContentSource<CurrentValueLabel>
  ) {
    (TypedContentSource(label), TypedContentSource(currentValueLabel))
  }

  package func updateStyleParts(
    _ parts: (label: TypedContentSource<Label>, currentValueLabel: TypedContentSource<CurrentValueLabel>),
    changingBody change: () -> Void
  ) {
    parts.label.update(label) { parts.currentValueLabel.update(currentValueLabel, changingBody: change) }
  }

  package func styleConfiguration(
    of parts: (label: TypedContentSource<Label>, currentValueLabel: TypedContentSource<CurrentValueLabel>)
  ) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, parts: self.parts, labelSource: parts.label,
      currentValueSource: parts.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress whose end is not known.
  ///
  /// - Parameter label: what is going on.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Progress towards a known end, with a label.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress of which nothing is known or said.
  public init() {
    self.init { EmptyView() }
  }

  /// Progress towards a known end.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Progress whose end is not known, with a localised title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init { Text(title) }
  }

  /// Progress towards a known end, with a localised title.
  public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(_ title: Title, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style was told of, in the style that is in force further out.
  ///
  /// - Parameter configuration: what the style was told.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    parts = configuration.parts
    label = Label(source: configuration.labelSource)
    currentValueLabel = CurrentValueLabel(source: configuration.currentValueSource)
  }
}
