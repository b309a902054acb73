/// A view with nothing in it.
nonisolated public struct EmptyView: View, Sendable {
  public init() {}

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    EmptyNode(context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) {}
}

private final class EmptyNode: ViewNode<EmptyView> {
  override func update(_ view: EmptyView) {}
}
