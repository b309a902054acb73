public import MilieuRuntime

/// Windows that all show the same kind of content, each with a state of its own: a browser tab, a terminal.
public struct WindowGroup<Content: View>: Scene {
  /// There is no body: a group opens a window by itself.
  public typealias Body = Never

  private let title: Text?
  private let content: Content

  /// Windows without a title.
  ///
  /// - Parameter content: what each window shows.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Windows with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - content: what each window shows.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The same with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  /// Windows without a title, of a group with a name.
  ///
  /// - Parameter id: names the group where windows are opened by name; hosts open one.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Windows with a title, of a group with a name.
  ///
  /// - Parameter id: names the group where windows are opened by name; hosts open one.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }

  /// The same with a localised title.
  ///
  /// - Parameter id: names the group where windows are opened by name; hosts open one.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// The same with a title that is not localised.
  ///
  /// - Parameter id: names the group where windows are opened by name; hosts open one.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  @_documentation(visibility: internal)
  public func collect(_ traits: inout SceneTraits) { traits.append(WindowTrait()) }

  @_documentation(visibility: internal)
  public nonisolated static func wireScene(_ walk: WiringWalk) {
    walk.inside("WindowGroup", beginsScreen: true) { Content.wire($0) }
  }

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
