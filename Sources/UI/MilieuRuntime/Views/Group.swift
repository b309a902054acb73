/// Several things treated as one, without adding anything around them.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    GroupNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { Content.wire(walk) }
}

private final class GroupNode<Content: View>: SingleChildNode<Group<Content>, Content> {
  init(_ view: Group<Content>, in context: NodeContext) {
    super.init(context)
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  override func update(_ view: Group<Content>) { child?.update(view.content) }
}
