internal import MilieuEnvironment

/// The view that a modifier is applied to, as it appears in the modifier's body.
nonisolated public struct ModifierContent<Modifier: ViewModifier>: View {
  fileprivate let source: ModifiedSource

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    ModifierContentNode(view, in: context)
  }
}

/// The content of one modified view, for the places where the modifier's body puts it.
@MainActor
class ModifiedSource {
  fileprivate var places: [Node] = []

  nonisolated init() {}

  fileprivate func makeNode(in context: NodeContext) -> Node { preconditionFailure("Every source makes nodes.") }
}

private final class TypedModifiedSource<Content: View>: ModifiedSource {
  private var content: Content

  init(_ content: Content) {
    self.content = content
  }

  override func makeNode(in context: NodeContext) -> Node { Content.makeNode(for: content, in: context) }

  /// Takes over new content, changes the modifier's body, and updates the places that stood before and still do. A place that the
  /// body adds is made from the new content at once.
  func update(_ content: Content, changingBody change: () -> Void) {
    self.content = content
    let standing = places
    change()
    for place in standing where !place.isClosed { unsafeDowncast(place, to: ViewNode<Content>.self).update(content) }
  }
}

extension ViewModifier {
  @_documentation(visibility: internal)
  public static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ModifierNode(view, in: context)
  }
}

/// Stands for a view with a modifier that has a body.
private final class ModifierNode<Content: View, Modifier: ViewModifier>:
  BodyNode<ModifiedContent<Content, Modifier>, Modifier.Body>
{
  private var modifier: Modifier
  private let facts: TypeFacts
  private let source: TypedModifiedSource<Content>

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    source = TypedModifiedSource(view.content)
    facts = TypeFacts.of(Modifier.self)
    super.init(context)
    facts.connect(&modifier, replacing: nil, to: self)
    makeContent(evaluateBody(), in: context)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    root.counts.nodesVisited += 1
    var new = view.modifier
    source.update(view.content) {
      guard !facts.areEqual(&modifier, &new) else { return evaluateIfMarked() }
      withUnsafeMutablePointer(to: &modifier) { facts.connect(&new, replacing: UnsafeMutableRawPointer($0), to: self) }
      modifier = new
      updateContent(evaluateBody())
    }
  }

  override func reevaluate(isCertain: Bool) {
    if isCertain || isDiagnosed || facts.refresh(&modifier) { updateContent(evaluateBody()) }
  }

  private func evaluateBody() -> EvaluatedBody<Modifier.Body> {
    performing {
      evaluating(facts: facts) {
        let missing = facts.prepare(&modifier)
        guard missing.isEmpty else { return .missing(missing) }
        root.counts.bodies += 1
        return .content(modifier.body(content: ModifierContent(source: source)))
      }
    }
  }

  override func property(of reader: EnvironmentReader) -> PropertyName? { facts.property(of: reader, in: &modifier) }

  override func willClose() { facts.disconnect(&modifier) }

  override var viewType: Any.Type { Modifier.self }
  override var isNamedInPaths: Bool { true }
}

/// One place where a modifier's body put the view it modifies.
private final class ModifierContentNode<Modifier: ViewModifier>: ViewNode<ModifierContent<Modifier>> {
  private let source: ModifiedSource
  private var child: Node?

  init(_ view: ModifierContent<Modifier>, in context: NodeContext) {
    source = view.source
    super.init(context)
    var inner = context
    inner.parent = self
    let child = source.makeNode(in: inner)
    source.places.append(child)
    self.child = child
  }

  override func update(_ view: ModifierContent<Modifier>) {}

  override func willClose() { source.places.removeAll { $0 === child } }
  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override var firstElement: Element? { child?.firstElement }
  override var lastElement: Element? { child?.lastElement }
}
