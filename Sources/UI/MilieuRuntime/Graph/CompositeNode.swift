internal import MilieuEnvironment

extension View {
  @_documentation(visibility: internal)
  public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeBodyNode(for: view, in: context)
  }

  /// The node of a view that is shown as its body, for a view that is so only at times.
  package static func makeBodyNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    CompositeNode(view, in: context)
  }

  /// A view with a body contains what its body is made of. One without has to say what it contains; else it is named as not seen.
  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) {
    if Body.self == Never.self {
      walk.enter(Self.self) { $0.cannotSee(Self.self) }
    } else {
      walk.enter(Self.self) { Body.wire($0) }
    }
  }
}

/// Stands for a view with a body.
private final class CompositeNode<Content: View>: BodyNode<Content, Content.Body> {
  private var view: Content
  private let facts: TypeFacts

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    facts = TypeFacts.of(Content.self)
    super.init(context)
    facts.connect(&self.view, replacing: nil, to: self)
    makeContent(evaluateBody(), in: context)
  }

  override func update(_ new: Content) {
    root.counts.nodesVisited += 1
    var new = new
    if facts.areEqual(&view, &new) {
      guard isAwaitingEvaluation else { return }
      return evaluateIfMarked()
    }
    withUnsafeMutablePointer(to: &view) { facts.connect(&new, replacing: UnsafeMutableRawPointer($0), to: self) }
    view = new
    updateContent(evaluateBody())
  }

  override func reevaluate(isCertain: Bool) {
    if isCertain || isDiagnosed || facts.refresh(&view) { updateContent(evaluateBody()) }
  }

  private func evaluateBody() -> EvaluatedBody<Content.Body> {
    performing {
      evaluating(facts: facts) {
        let missing = facts.prepare(&view)
        guard missing.isEmpty else { return .missing(missing) }
        root.counts.bodies += 1
        return .content(view.body)
      }
    }
  }

  override func property(of reader: EnvironmentReader) -> PropertyName? { facts.property(of: reader, in: &view) }

  override var environmentReaders: [EnvironmentReader] { facts.environmentReaders(in: &view) }

  override func willClose() { facts.disconnect(&view) }

  override var isNamedInPaths: Bool { true }
}
