public import MilieuRuntime

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .label }

  @_documentation(visibility: internal)
  @MainActor public var elementContent: some View {
    TupleView((ElementPart<LabelIconPart, Icon>(icon), ElementPart<LabelTitlePart, Title>(title)))
  }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.setStyle(element.environment.styles.label)
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
