/// A view that may be absent, as a view builder makes of an `if` without `else`.
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @_documentation(visibility: internal)
  public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    OptionalNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { Wrapped.wire(walk) }
}

private final class OptionalNode<Wrapped: View>: SingleChildNode<Wrapped?, Wrapped> {
  init(_ view: Wrapped?, in context: NodeContext) {
    super.init(context)
    var inner = context
    inner.parent = self
    child = view.map { Wrapped.makeNode(for: $0, in: inner) }
  }

  override func update(_ view: Wrapped?) {
    switch (child, view) {
    case (let child?, let view?): child.update(view)
    case (nil, let view?): child = Wrapped.makeNode(for: view, in: contextForReplacing(nil))
    case (let gone?, nil):
      child = nil
      gone.remove()
    case (nil, nil): break
    }
  }
}
