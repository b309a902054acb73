public import MilieuRuntime

/// How far something has come, or that it goes on.
nonisolated public struct ProgressView<Label: View>: PrimitiveView {
  private let fraction: Double?
  private let label: Label

  /// Progress whose end is not known.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }

  /// - Parameters:
  ///   - value: how much is done; `nil` when that is not known.
  ///   - total: how much there is to do.
  ///   - label: what is going on.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    self.label = label()
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .progress }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Label { label }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.set(.number, fraction)
    element.setStyle(element.environment.styles.progress)
    element.summarizeContent { $0.derive(.label, $0.children.map(\.words).joined(separator: " ")) }
  }
}

extension ProgressView where Label == EmptyView {
  public init() {
    self.init { EmptyView() }
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init { Text(title) }
  }

  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
