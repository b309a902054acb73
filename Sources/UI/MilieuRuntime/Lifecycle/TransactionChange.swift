/// Changes the transaction of the turn in which a value differs from the time before.
package nonisolated struct TransactionChange<Value: Equatable>: ViewModifier {
  package typealias Body = Never

  let value: Value?
  let change: (inout Transaction) -> Void

  /// - Parameters:
  ///   - value: what is compared, each time the view is made anew; `nil` to change the transaction each time.
  ///   - change: changes the transaction.
  package init(value: Value?, change: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.change = change
  }

  @MainActor package static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TransactionChangeNode(view, in: context)
  }

  package nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
  }
}

private final class TransactionChangeNode<Content: View, Value: Equatable>:
  SingleChildNode<ModifiedContent<Content, TransactionChange<Value>>, Content>
{
  private var value: Value?

  init(_ view: ModifiedContent<Content, TransactionChange<Value>>, in context: NodeContext) {
    value = view.modifier.value
    super.init(context)
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  override func update(_ view: ModifiedContent<Content, TransactionChange<Value>>) {
    let old = value
    value = view.modifier.value
    if value == nil || old != value { root.changeTransaction(view.modifier.change) }
    child?.update(view.content)
  }
}
