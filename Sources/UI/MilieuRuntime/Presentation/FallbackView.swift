/// Content, followed by something that stands in for what the content lacks, such as an alert's only button.
package nonisolated struct FallbackView<Content: View, Fallback: View>: View {
  private let content: Content
  private let fallback: Fallback
  private let isSatisfied: @MainActor (Element) -> Bool

  /// - Parameters:
  ///   - content: what is shown.
  ///   - isSatisfied: whether an element of the content, or one inside it, makes the fallback superfluous.
  ///   - fallback: shown after the content as long as no element makes it superfluous.
  package init(
    _ content: Content, isSatisfied: @escaping @MainActor (Element) -> Bool, @ViewBuilder fallback: () -> Fallback
  ) {
    self.content = content
    self.fallback = fallback()
    self.isSatisfied = isSatisfied
  }

  package typealias Body = Never

  @MainActor package static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    FallbackNode(view, in: context)
  }

  package nonisolated static func wire(_ walk: WiringWalk) {
    Content.wire(walk)
    Fallback.wire(walk)
  }

  fileprivate var parts: (content: Content, fallback: Fallback, isSatisfied: @MainActor (Element) -> Bool) {
    (content, fallback, isSatisfied)
  }
}

private final class FallbackNode<Content: View, Fallback: View>: ViewNode<FallbackView<Content, Fallback>> {
  private var content: ViewNode<Content>?
  private var fallback: ViewNode<Fallback>?

  init(_ view: FallbackView<Content, Fallback>, in context: NodeContext) {
    super.init(context)
    var inner = context
    inner.parent = self
    content = Content.makeNode(for: view.parts.content, in: inner)
    if !isSatisfied(view) { fallback = Fallback.makeNode(for: view.parts.fallback, in: inner) }
  }

  private func isSatisfied(_ view: FallbackView<Content, Fallback>) -> Bool {
    func search(_ element: Element) -> Bool {
      view.parts.isSatisfied(element) || element.children.contains(where: search)
    }
    var next = content?.firstElement
    let last = content?.lastElement
    while let element = next {
      if search(element) { return true }
      next = element === last ? nil : element.nextSibling
    }
    return false
  }

  override func update(_ view: FallbackView<Content, Fallback>) {
    content?.update(view.parts.content)
    switch (fallback, isSatisfied(view)) {
    case (let standing?, true):
      fallback = nil
      standing.remove()
    case (let standing?, false): standing.update(view.parts.fallback)
    case (nil, false): fallback = Fallback.makeNode(for: view.parts.fallback, in: contextForReplacing(nil))
    case (nil, true): break
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
    if let fallback { body(fallback) }
  }

  override var firstElement: Element? { content?.firstElement ?? fallback?.firstElement }
  override var lastElement: Element? { fallback?.lastElement ?? content?.lastElement }

  override func firstElement(after child: Node) -> Element? { child === fallback ? nil : fallback?.firstElement }
}
