extension View {
  @_documentation(visibility: internal)
  public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    CompositeNode(view, in: context)
  }
}

/// Stands for a view with a body.
private final class CompositeNode<Content: View>: ViewNode<Content> {
  private var view: Content
  private let facts: TypeFacts
  private var child: ViewNode<Content.Body>?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    facts = TypeFacts.of(Content.self)
    super.init(context)
    facts.connect(&self.view, replacing: nil, to: self)
    let body = evaluateBody()
    var inner = context
    inner.parent = self
    child = Content.Body.makeNode(for: body, in: inner)
  }

  override func update(_ new: Content) {
    root.counts.nodesVisited += 1
    var new = new
    if facts.areEqual(&view, &new) {
      guard isAwaitingEvaluation else { return }
      return evaluateIfMarked()
    }
    withUnsafeMutablePointer(to: &view) { facts.connect(&new, replacing: UnsafeMutableRawPointer($0), to: self) }
    view = new
    evaluate()
  }

  override func reevaluate(isCertain: Bool) {
    if isCertain || facts.refresh(&view) { evaluate() }
  }

  private func evaluate() {
    let body = evaluateBody()
    child?.update(body)
  }

  private func evaluateBody() -> Content.Body {
    root.counts.bodies += 1
    return evaluating(facts: facts) {
      facts.prepare(&view)
      return view.body
    }
  }

  override func willClose() { facts.disconnect(&view) }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override var firstElement: Element? { child?.firstElement }
  override var lastElement: Element? { child?.lastElement }
}
