internal import MilieuEnvironment

/// The view that a modifier is applied to, as it appears in the modifier's body.
nonisolated public struct ModifierContent<Modifier: ViewModifier>: ContentPlace {
  @_documentation(visibility: internal)
  public let source: ContentSource

  @_documentation(visibility: internal)
  public static func wire(_ walk: WiringWalk) { walk.enterModified(by: Modifier.self) }
}

extension ViewModifier {
  @_documentation(visibility: internal)
  public static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ModifierNode(view, in: context)
  }

  /// A modifier with a body contains what its body is made of, and the modified view where the body puts it. One without has to say
  /// what it adds; else it is named as not seen.
  @_documentation(visibility: internal)
  public nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    if Body.self == Never.self {
      walk.cannotSee(Self.self)
      Modified.wire(walk)
    } else {
      walk.modify(
        Self.self, as: ModifiedContent<Modified, Self>.self, body: { Body.wire($0) }, content: { Modified.wire($0) })
    }
  }
}

/// Stands for a view with a modifier that has a body.
private final class ModifierNode<Content: View, Modifier: ViewModifier>:
  BodyNode<ModifiedContent<Content, Modifier>, Modifier.Body>
{
  private var modifier: Modifier
  private let facts: TypeFacts
  private let source: TypedContentSource<Content>

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    source = TypedContentSource(view.content)
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

  override var environmentReaders: [EnvironmentReader] { facts.environmentReaders(in: &modifier) }

  override func willClose() { facts.disconnect(&modifier) }

  override var viewType: Any.Type { Modifier.self }
  override var isNamedInPaths: Bool { true }
}
