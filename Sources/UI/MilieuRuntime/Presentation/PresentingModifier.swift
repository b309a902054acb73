internal import MilieuEnvironment

/// A modifier that shows something on top of everything else for as long as it says so, such as a sheet.
///
/// What is presented belongs to the place of the modifier: it inherits the environment there and goes when that place goes. Its
/// elements stand apart, in one layer above all others, so that neither rows, stacks, clipping nor hiding of the place concern them.
@MainActor
package protocol PresentingModifier: ViewModifier where Body == Never {
  associatedtype Presented: View
  associatedtype ID: Hashable

  /// What is to be shown now, with an identity: another identity is another presentation, in which everything starts anew.
  ///
  /// What is read here is read again when it changes.
  func presentation() -> (id: ID, view: Presented)?

  /// Runs after a presentation has gone because ``presentation()`` no longer gave it.
  var onDismiss: (() -> Void)? { get }
}

extension PresentingModifier {
  package static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PresentingNode(view, in: context)
  }

  package nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
    Presented.wire(walk)
  }
}

extension ElementProperty where Value == Double {
  /// The element that something presented belongs to, as its number.
  package static let source = ElementProperty("source")
}

private final class PresentingNode<Content: View, Modifier: PresentingModifier>:
  SingleChildNode<ModifiedContent<Content, Modifier>, Content>
{
  private var modifier: Modifier
  private let facts: TypeFacts
  private var shown: Shown?

  /// What is presented, in an element that carries the looks which the place inherits.
  private struct Shown {
    let id: Modifier.ID
    let element: Element
    let looks: InheritedLooks
    var node: ViewNode<Modifier.Presented>?
  }

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    facts = TypeFacts.of(Modifier.self)
    super.init(context)
    facts.connect(&modifier, replacing: nil, to: self)
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
    follow()
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    root.counts.nodesVisited += 1
    var new = view.modifier
    let isSame = facts.areEqual(&modifier, &new)
    if !isSame {
      withUnsafeMutablePointer(to: &modifier) { facts.connect(&new, replacing: UnsafeMutableRawPointer($0), to: self) }
      modifier = new
    }
    child?.update(view.content)
    if isSame { return evaluateIfMarked() }
    if isAwaitingEvaluation { shown?.looks.apply() }
    follow()
  }

  override func reevaluate(isCertain: Bool) {
    guard isCertain || facts.refresh(&modifier) else { return }
    shown?.looks.apply()
    follow()
  }

  // MARK: - Presenting

  private func follow() {
    let wanted = performing {
      evaluating(facts: facts) {
        facts.prepare(&modifier)
        return modifier.presentation()
      }
    }
    if let shown, let wanted, shown.id == wanted.id {
      shown.node?.update(wanted.view)
      return
    }
    if shown != nil {
      takeAway()
      if let onDismiss = modifier.onDismiss { root.afterUpdate(of: self) { onDismiss() } }
    }
    if let wanted { present(wanted.view, id: wanted.id) }
  }

  private func present(_ view: Modifier.Presented, id: Modifier.ID) {
    let element = Element(kind: .style, tree: root.elements)
    var source = child?.firstElement
    while let style = source, style.kind == .style { source = style.firstChild }
    if let source {
      element.annotate([(Self.source, ElementValue(Double(source.id)))], replacing: [])
    }
    root.elements.presentations.insert(element, before: nil)
    let looks = InheritedLooks(of: scope, for: element, owner: self)
    looks.apply()
    shown = Shown(id: id, element: element, looks: looks)
    let context = contextForPresented(contextForChildren, element)
    // NB: what is made may ask for its context before it is known here.
    let node = Modifier.Presented.makeNode(for: view, in: context)
    shown?.node = node
  }

  private static var source: ElementPropertyName { ElementProperty<Double>.source.name }

  private func takeAway() {
    guard let gone = shown else { return }
    shown = nil
    gone.looks.end()
    // From the top down: what is presented inside goes first.
    gone.node?.close()
    root.elements.presentations.remove(gone.element)
    gone.element.leaveLinks()
  }

  private func contextForPresented(_ context: NodeContext, _ element: Element) -> NodeContext {
    var context = context
    context.element = element
    context.next = nil
    context.row = nil
    context.tag = nil
    context.annotations = []
    context.rowEditing = RowEditing()
    context.givesTags = false
    return context
  }

  override func adjust(_ context: inout NodeContext, for child: Node) {
    if let shown, child !== self.child { context = contextForPresented(context, shown.element) }
  }

  // MARK: - Node

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let node = shown?.node { body(node) }
  }

  override func isOnTop(_ child: Node) -> Bool { child === shown?.node }
  override func takeElementsBack() { takeAway() }
  override func willClose() { facts.disconnect(&modifier) }
}

/// The values saying how things look that reach a place, on an element that does not stand there.
@MainActor
private final class InheritedLooks {
  private let reader: EnvironmentReader
  private let element: Element

  init(of scope: EnvironmentScope, for element: Element, owner: Node) {
    reader = EnvironmentReader(scope: scope, owner: owner)
    self.element = element
  }

  func apply() {
    element.replaceProperties(reader.tracking { InheritedStyle.properties(reaching: reader) })
  }

  func end() { reader.leaveAll() }
}
