/// Content that belongs where it is declared, with the environment and the life of that place, and is seen in an ``Outlet`` elsewhere.
///
/// The content must be one primitive view, so that it stays one element whatever changes inside. Where the outlet has no place, the
/// content is not made.
nonisolated package struct Portal<Content: View>: View {
  fileprivate let outlet: Outlet
  fileprivate let order: Int?
  fileprivate let content: Content

  /// - Parameters:
  ///   - outlet: where the content is seen.
  ///   - order: where it stands among what the outlet shows; `nil` for the order of the tree.
  package init(_ outlet: Outlet, order: Int? = nil, @ViewBuilder content: () -> Content) {
    self.outlet = outlet
    self.order = order
    self.content = content()
  }

  @MainActor package static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    PortalNode(view, in: context)
  }

  package nonisolated static func wire(_ walk: WiringWalk) { Content.wire(walk) }
}

extension Portal {
  package typealias Body = Never
}

private final class PortalNode<Content: View>: SingleChildNode<Portal<Content>, Content> {
  private let target: Outlet
  private let order: Int?

  init(_ view: Portal<Content>, in context: NodeContext) {
    target = view.outlet
    order = view.order
    super.init(context)
    var inner = context
    guard let place = target.place() else { return }
    inner.element = place
    inner.next = target.enter(self)
    clear(&inner)
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  private func clear(_ context: inout NodeContext) {
    context.row = nil
    context.tag = nil
    context.annotations = []
    context.rowEditing = RowEditing()
    context.givesTags = false
  }

  override func adjust(_ context: inout NodeContext) {
    if let place = target.place() { context.element = place }
    context.next = nil
    clear(&context)
  }

  override func update(_ view: Portal<Content>) { child?.update(view.content) }

  override var outlet: Outlet? { target }
  override var portalOrder: Int? { order }
  override var shownElement: Element? { child?.firstElement }

  /// The outlet's element outlives the content's, so the content's must not stay linked into it.
  override func takeElementsBack() {
    target.leave(self)
    guard let element = child?.firstElement else { return }
    element.parent?.remove(element)
  }

  override var isElementBoundary: Bool { true }
  override var firstElement: Element? { nil }
  override var lastElement: Element? { nil }
}
