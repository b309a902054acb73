internal import MilieuEnvironment

/// What came of evaluating a body.
enum EvaluatedBody<Content> {
  case content(Content)
  /// The body did not run, because it would have read what nothing provides.
  case missing([MissingDependency])
}

/// A place that cannot be shown, and says why once the tree around it stands.
@MainActor
protocol DiagnosedPlace: AnyObject {
  func explain()
}

/// A node whose content is what a body says.
///
/// A body that cannot run is contained: a diagnosis stands in its place until what it lacks is provided, and the rest of the tree
/// goes on.
@MainActor
class BodyNode<Content: View, Body: View>: ViewNode<Content>, DiagnosedPlace {
  /// A node of the body, or of the diagnosis while ``isDiagnosed``.
  private final var child: Node?

  // NB: a node above this one, or the root, keeps it.
  private unowned(unsafe) let surroundings: EnvironmentScope

  /// What the body lacks, until it is explained.
  private final var missing: [MissingDependency] = []

  override init(_ context: NodeContext) {
    surroundings = context.scope
    super.init(context)
  }

  /// Kept, as an author's code runs in it each time.
  final override var scope: EnvironmentScope { surroundings }

  /// Called once, in the initialiser.
  final func makeContent(_ body: EvaluatedBody<Body>, in context: NodeContext) {
    var inner = context
    inner.parent = self
    child = makeChild(body, in: inner)
  }

  final func updateContent(_ body: EvaluatedBody<Body>) {
    guard let child else { return }
    switch body {
    case .content(let body) where !isDiagnosed: unsafeDowncast(child, to: ViewNode<Body>.self).update(body)
    case .missing(let missing) where isDiagnosed: diagnose(missing)
    default: self.child = makeChild(body, in: contextForReplacing(child))
    }
  }

  private func makeChild(_ body: EvaluatedBody<Body>, in context: NodeContext) -> Node {
    switch body {
    case .content(let body):
      isDiagnosed = false
      missing = []
      return Body.makeNode(for: body, in: context)
    case .missing(let missing):
      isDiagnosed = true
      diagnose(missing)
      return DiagnosisList.makeNode(for: DiagnosisList(diagnoses: []), in: context)
    }
  }

  private func diagnose(_ missing: [MissingDependency]) {
    if self.missing.isEmpty { root.diagnosesDue.append(self) }
    self.missing = missing
  }

  final func explain() {
    guard isDiagnosed, !isClosed, let child else { return }
    let diagnoses = missing.map { $0.explain(at: self, contentType: Body.self) }
    missing = []
    for diagnosis in diagnoses { root.report(diagnosis.text, isFailure: true) }
    let shown = root.showsDiagnoses ? diagnoses : [.forReaders]
    unsafeDowncast(child, to: ViewNode<DiagnosisList>.self).update(DiagnosisList(diagnoses: shown))
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override var firstElement: Element? { child?.firstElement }
  override var lastElement: Element? { child?.lastElement }
}
