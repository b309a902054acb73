/// A node whose content is that of one other node.
@MainActor
package class SingleChildNode<Content: View, Child: View>: ViewNode<Content> {
  package final var child: ViewNode<Child>?

  package override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  package override var firstElement: Element? { child?.firstElement }
  package override var lastElement: Element? { child?.lastElement }
}
