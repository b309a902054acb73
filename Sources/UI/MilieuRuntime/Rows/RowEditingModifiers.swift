/// A modifier that says what a person may do to the rows of the collection it modifies, or of the rows inside.
@MainActor
package protocol RowEditingModifier: ViewModifier where Body == Never {
  /// Says what may be done to the rows of the next collection.
  func allow(_ edits: RowEdits)

  /// What this forbids for all rows inside.
  var forbidden: (delete: Bool, move: Bool) { get }
}

extension RowEditingModifier {
  package static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    RowEditingNode(view, in: context)
  }

  package nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
  }
}

private final class RowEditingNode<Content: View, Modifier: RowEditingModifier>:
  SingleChildNode<ModifiedContent<Content, Modifier>, Content>
{
  private var modifier: Modifier
  private let edits: RowEdits
  private let inherited: RowEditing

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    edits = context.rowEditing.pending ?? RowEdits()
    inherited = context.rowEditing
    super.init(context)
    modifier.allow(edits)
    var inner = context
    adjust(&inner)
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  override func adjust(_ context: inout NodeContext) {
    context.rowEditing.pending = edits
    if modifier.forbidden.delete { context.rowEditing.forbidsDelete = true }
    if modifier.forbidden.move { context.rowEditing.forbidsMove = true }
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    let old = (edits.delete == nil, edits.move == nil, modifier.forbidden)
    modifier = view.modifier
    modifier.allow(edits)
    child?.update(view.content)
    let new = (edits.delete == nil, edits.move == nil, modifier.forbidden)
    if (old.0, old.1) != (new.0, new.1) || old.2 != new.2 { refreshRows() }
  }

  private func refreshRows() {
    let forbidden = modifier.forbidden
    func visit(_ element: Element) {
      guard element.isRow else { return element.children.forEach(visit) }
      element.changeEditing {
        $0.forbidsDelete = inherited.forbidsDelete || forbidden.delete
        $0.forbidsMove = inherited.forbidsMove || forbidden.move
      }
    }
    var next = firstElement
    let last = lastElement
    while let element = next {
      visit(element)
      next = element === last ? nil : element.nextSibling
    }
  }
}
