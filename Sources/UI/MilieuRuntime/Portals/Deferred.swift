/// Content that is made only once it is asked for, and then stays.
nonisolated package struct Deferred<Content: View>: View {
  fileprivate let gate: DeferralGate
  fileprivate let content: Content

  package init(_ gate: DeferralGate, content: Content) {
    self.gate = gate
    self.content = content
  }

  @MainActor package static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    DeferredNode(view, in: context)
  }

  package nonisolated static func wire(_ walk: WiringWalk) { Content.wire(walk) }
}

extension Deferred {
  package typealias Body = Never
}

/// Asks for deferred content.
@MainActor
package final class DeferralGate {
  package private(set) var isOpen = false
  fileprivate var onOpen: (() -> Void)?

  package nonisolated init() {}

  /// Makes the content at once, if it is not there yet.
  package func open() {
    guard !isOpen else { return }
    isOpen = true
    onOpen?()
  }
}

private final class DeferredNode<Content: View>: SingleChildNode<Deferred<Content>, Content> {
  private var view: Deferred<Content>

  init(_ view: Deferred<Content>, in context: NodeContext) {
    self.view = view
    super.init(context)
    if view.gate.isOpen {
      var inner = context
      inner.parent = self
      child = Content.makeNode(for: view.content, in: inner)
    } else {
      view.gate.onOpen = { [weak self] in self?.fill() }
    }
  }

  private func fill() {
    guard !isClosed, child == nil else { return }
    child = Content.makeNode(for: view.content, in: contextForReplacing(nil))
  }

  override func update(_ new: Deferred<Content>) {
    view = new
    child?.update(new.content)
  }

  override func willClose() { view.gate.onOpen = nil }
}
