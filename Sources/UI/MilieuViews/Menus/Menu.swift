internal import MilieuEnvironment
public import MilieuRuntime

/// A button that shows choices. What is chosen is done, and the menu closes.
///
/// Unlike SwiftUI, the choices are made with the menu, not when it opens.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// A menu of choices.
  ///
  /// - Parameters:
  ///   - content: the choices: buttons, toggles, pickers, menus.
  ///   - label: what the button shows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .menu }

  @_documentation(visibility: internal)
  @MainActor public var elementContent: some View {
    TupleView((MenuLabel(content: label), ElementPart<MenuItemsPart, Content>(content)))
  }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {}
}

extension Menu where Label == Text {
  /// A menu whose button shows words.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A menu whose button shows words.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension Menu where Label == MilieuViews.Label<Text, Image> {
  /// A menu whose button shows words and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { MilieuViews.Label(titleKey, systemImage: systemImage) })
  }

  /// A menu whose button shows words and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { MilieuViews.Label(title, systemImage: systemImage) })
  }
}

nonisolated private struct MenuLabel<Content: View>: PrimitiveView {
  let content: Content

  static var elementKind: ElementKind { .menuLabel }
  static var rowRole: RowRole { .exempt }
  @MainActor var elementContent: Content { content }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.setStyle(element.systemStyle(for: PrimitiveButtonStyleConfiguration.self))
    element.setEnabled(element.environment.isEnabled)
  }
}

enum MenuItemsPart: ElementPartName { static var kind: ElementKind { .menuItems } }
