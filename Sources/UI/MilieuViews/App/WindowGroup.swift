public import MilieuRuntime

/// Windows that all show the same kind of content, each with a state of its own: a browser tab, a terminal.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let title: Text?
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  /// - Parameter id: names the group where windows are opened by name; this host opens one.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// - Parameter id: names the group where windows are opened by name; this host opens one.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }

  /// - Parameter id: names the group where windows are opened by name; this host opens one.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// - Parameter id: names the group where windows are opened by name; this host opens one.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  @_documentation(visibility: internal)
  public func collect(_ traits: inout SceneTraits) { traits.append(WindowTrait()) }

  @_documentation(visibility: internal)
  public func makeWindow() -> AnyView { AnyView(Window(title: title, content: content.ownEditMode())) }
}

/// Says that a scene opens a window.
struct WindowTrait {}

nonisolated private struct Window<Content: View>: PrimitiveView {
  let title: Text?
  let content: Content

  static var elementKind: ElementKind { .window }
  @MainActor var elementContent: Content { content }
  @MainActor func describe(_ element: inout ElementDescription) { element.set(.title, title?.words(in: element)) }
}
