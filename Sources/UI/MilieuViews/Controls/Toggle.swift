public import MilieuRuntime

/// A switch between on and off.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  package let label: Label

  /// A switch for a flag.
  ///
  /// - Parameters:
  ///   - isOn: the flag.
  ///   - label: what is switched.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeStyledNode(for: view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { wireStyled(walk) { ElementContent.wire($0) } }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .toggle }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Label { label }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.set(.isOn, isOn.wrappedValue)
    element.setStyle(element.systemStyle(for: ToggleStyleConfiguration.self))
    if element.environment.styles.hidesLabels { element.set(.hidesLabel, true) }
    element.setInteraction()
    element.on(.change) { event, element in
      guard case .flag(let value) = event.value else { return }
      element.setAsShown(.isOn, value)
      isOn.wrappedValue = value
    }
  }
}

@MainActor
extension Toggle: LabelledControl {
  package func styleConfiguration(of parts: TypedContentSource<Label>) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(source: parts), isOn: isOn)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style was told of, in the style that is in force further out.
  ///
  /// - Parameter configuration: what the style was told.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == Text {
  /// The same with a localised title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == MilieuViews.Label<Text, Image> {
  /// The same with a localised title and a symbol, by the symbol's name.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MilieuViews.Label(titleKey, systemImage: systemImage) }
  }

  /// The same with a title that is not localised and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MilieuViews.Label(title, systemImage: systemImage) }
  }
}
