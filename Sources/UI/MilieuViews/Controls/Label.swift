public import MilieuRuntime

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// A title with an icon.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - icon: the icon, which stands before the title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeStyledNode(for: view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { wireStyled(walk) { ElementContent.wire($0) } }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .label }

  @_documentation(visibility: internal)
  @MainActor public var elementContent: some View {
    TupleView((ElementPart<LabelIconPart, Icon>(icon), ElementPart<LabelTitlePart, Title>(title)))
  }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.setStyle(element.systemStyle(for: LabelStyleConfiguration.self))
  }
}

@MainActor
extension Label: StyledControl {
  package func makeStyleParts() -> (title: TypedContentSource<Title>, icon: TypedContentSource<Icon>) {
    (TypedContentSource(title), TypedContentSource(icon))
  }

  package func updateStyleParts(
    _ parts: (title: TypedContentSource<Title>, icon: TypedContentSource<Icon>), changingBody change: () -> Void
  ) {
    parts.title.update(title) { parts.icon.update(icon, changingBody: change) }
  }

  package func styleConfiguration(
    of parts: (title: TypedContentSource<Title>, icon: TypedContentSource<Icon>)
  ) -> LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(source: parts.title),
      icon: LabelStyleConfiguration.Icon(source: parts.icon))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was told of, in the style that is in force further out.
  ///
  /// - Parameter configuration: what the style was told.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
}
