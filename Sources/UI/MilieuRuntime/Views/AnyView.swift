/// A view whose type is not said.
///
/// As SwiftUI: while the type inside stays the same, so does the identity; with another type everything inside starts anew.
nonisolated public struct AnyView: View {
  private let content: any View

  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    AnyViewNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { walk.cannotSee(Self.self) }

  fileprivate var erasedContent: any View { content }
}

private final class AnyViewNode: ViewNode<AnyView> {
  private var child: Node?

  init(_ view: AnyView, in context: NodeContext) {
    super.init(context)
    var inner = context
    inner.parent = self
    child = Self.make(view.erasedContent, in: inner)
  }

  private static func make<Content: View>(_ view: Content, in context: NodeContext) -> Node {
    Content.makeNode(for: view, in: context)
  }

  override func update(_ view: AnyView) {
    func update<Content: View>(_ view: Content) {
      if let same = child as? ViewNode<Content> {
        same.update(view)
      } else {
        child = Self.make(view, in: contextForReplacing(child))
      }
    }
    update(view.erasedContent)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override var firstElement: Element? { child?.firstElement }
  override var lastElement: Element? { child?.lastElement }
}
