internal import MilieuEnvironment

extension EnvironmentProviding {
  package static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ScopeNode(view, in: context)
  }

  package nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
  }
}

/// Stands for a view with a modifier that provides environment values: holds their scope.
///
/// Values that say how things look, such as a font, are also put on an element around the content, so that hosts let what is inside
/// inherit them and a change is one patch however much is inside.
private final class ScopeNode<Content: View, Modifier: EnvironmentProviding>:
  SingleChildNode<ModifiedContent<Content, Modifier>, Content>
{
  private var modifier: Modifier
  private let provided: EnvironmentScope
  private var reader: EnvironmentReader!
  private var element: Element?
  private let facts: TypeFacts

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    provided = EnvironmentScope(parent: context.scope)
    facts = TypeFacts.of(Modifier.self)
    super.init(context)
    reader = EnvironmentReader(scope: context.scope, owner: self)
    provided.begin(with: written(), turn: root.turnNumber)
    let style = InheritedStyle.properties(of: provided)
    if !style.isEmpty {
      let element = Element(kind: .style, tree: root.elements)
      element.replaceProperties(style)
      context.element.insert(element, before: context.next)
      self.element = element
    }
    var inner = context
    adjust(&inner)
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  private func written() -> EnvironmentValues {
    AmbientEnvironment.run(in: reader.scope) {
      evaluating(facts: facts) {
        reader.tracking {
          var values = EnvironmentValues(scope: reader.scope, reader: reader, provider: modifier.provider)
          modifier.write(to: &values)
          return values
        }
      }
    }
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    root.counts.nodesVisited += 1
    if !modifier.writesSame(as: view.modifier) {
      modifier = view.modifier
      rewrite()
    } else {
      evaluateIfMarked()
    }
    child?.update(view.content)
  }

  override func reevaluate(isCertain: Bool) { rewrite() }

  private func rewrite() {
    provided.provide(written(), turn: root.turnNumber)
    let style = InheritedStyle.properties(of: provided)
    if let element {
      element.replaceProperties(style)
    } else if !style.isEmpty {
      wrapContent(style)
    }
  }

  /// A write that began to concern looks only after the content stood: the content's elements move into a new one.
  private func wrapContent(_ style: ContiguousArray<Element.Property>) {
    let context = contextForReplacing(nil)
    var content: [Element] = []
    if var next = child?.firstElement, let last = child?.lastElement {
      content.append(next)
      while next !== last, let sibling = next.nextSibling {
        content.append(sibling)
        next = sibling
      }
    }
    let next = content.last?.nextSibling ?? context.next
    for part in content { context.element.remove(part) }
    let element = Element(kind: .style, tree: root.elements)
    element.replaceProperties(style)
    context.element.insert(element, before: next)
    for part in content { element.insert(part, before: nil) }
    self.element = element
  }

  override var ownScope: EnvironmentScope? { provided }

  private var modifierName: String { TypeName.base(Modifier.self) }

  override var provision: ScopeProvision? {
    ScopeProvision(
      modifier: modifierName, place: path, writtenType: Modifier.writtenType, keysRead: reader.slots.map(\.key))
  }

  override var readerName: String {
    modifier.provider.kind == .unknown ? modifierName : "what \(modifier.provider) provides"
  }

  override func adjust(_ context: inout NodeContext) {
    context.scope = provided
    if let element {
      context.element = element
      context.next = nil
    }
  }

  override func willClose() {
    provided.end()
    reader.leaveAll()
    element?.leaveLinks()
  }

  override var isElementBoundary: Bool { element != nil }
  override var firstElement: Element? { element ?? child?.firstElement }
  override var lastElement: Element? { element ?? child?.lastElement }
}

extension ElementKind {
  /// Not visible itself: what is inside inherits its properties.
  package static let style = ElementKind("style")
}
