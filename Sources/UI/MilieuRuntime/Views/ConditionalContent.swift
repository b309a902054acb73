/// One of two views, as a view builder makes of `if` and `else`, or of a `switch`.
///
/// As SwiftUI: each branch has an identity of its own, so going from one to the other starts anew.
@_documentation(visibility: internal)
nonisolated public struct ConditionalContent<TrueContent: View, FalseContent: View>: View {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    ConditionalNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) {
    TrueContent.wire(walk)
    FalseContent.wire(walk)
  }
}

private final class ConditionalNode<First: View, Second: View>: ViewNode<ConditionalContent<First, Second>> {
  private enum Child {
    case first(ViewNode<First>)
    case second(ViewNode<Second>)

    var node: Node {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var child: Child?

  init(_ view: ConditionalContent<First, Second>, in context: NodeContext) {
    super.init(context)
    var inner = context
    inner.parent = self
    child = make(view, in: inner)
  }

  private func make(_ view: ConditionalContent<First, Second>, in context: NodeContext) -> Child {
    switch view.storage {
    case .first(let view): .first(First.makeNode(for: view, in: context))
    case .second(let view): .second(Second.makeNode(for: view, in: context))
    }
  }

  override func update(_ view: ConditionalContent<First, Second>) {
    switch (child, view.storage) {
    case (.first(let node), .first(let view)): node.update(view)
    case (.second(let node), .second(let view)): node.update(view)
    default:
      let context = contextForReplacing(child?.node)
      child = make(view, in: context)
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child.node) } }
  override var firstElement: Element? { child?.node.firstElement }
  override var lastElement: Element? { child?.node.lastElement }
}
