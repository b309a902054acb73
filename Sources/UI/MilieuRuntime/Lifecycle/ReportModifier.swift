extension View {
  /// Says once, to whoever listens to the root, what this host does not do that the view asks for.
  package nonisolated func reporting(_ message: String) -> some View {
    modifier(ReportModifier(message: message))
  }
}

nonisolated struct ReportModifier: ViewModifier, Equatable {
  typealias Body = Never

  let message: String

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ReportNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class ReportNode<Content: View>: SingleChildNode<ModifiedContent<Content, ReportModifier>, Content> {
  init(_ view: ModifiedContent<Content, ReportModifier>, in context: NodeContext) {
    super.init(context)
    root.report(view.modifier.message)
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  override func update(_ view: ModifiedContent<Content, ReportModifier>) {
    root.report(view.modifier.message)
    child?.update(view.content)
  }
}
