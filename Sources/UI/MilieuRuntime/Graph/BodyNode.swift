/// What came of evaluating a body.
enum EvaluatedBody<Content> {
  case content(Content)
  /// The body did not run, because it would have read what nothing provides.
  case missing([MissingDependency])
}

/// A node whose content is what a body says.
///
/// A body that cannot run is contained: a diagnosis stands in its place until what it lacks is provided, and the rest of the tree
/// goes on.
@MainActor
class BodyNode<Content: View, Body: View>: ViewNode<Content> {
  /// A node of the body, or of the diagnosis while ``isDiagnosed``.
  private final var child: Node?

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
    case .missing(let missing) where isDiagnosed:
      unsafeDowncast(child, to: ViewNode<DiagnosisList>.self).update(diagnose(missing))
    default: self.child = makeChild(body, in: contextForReplacing(child))
    }
  }

  private func makeChild(_ body: EvaluatedBody<Body>, in context: NodeContext) -> Node {
    switch body {
    case .content(let body):
      isDiagnosed = false
      return Body.makeNode(for: body, in: context)
    case .missing(let missing):
      isDiagnosed = true
      return DiagnosisList.makeNode(for: diagnose(missing), in: context)
    }
  }

  private func diagnose(_ missing: [MissingDependency]) -> DiagnosisList {
    let diagnoses = missing.map { MissingDependencyDiagnosis($0, at: self).explain(contentType: Body.self) }
    for diagnosis in diagnoses { root.report(diagnosis.text, isFailure: true) }
    return DiagnosisList(diagnoses: root.showsDiagnoses ? diagnoses : [.forReaders])
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
  override var firstElement: Element? { child?.firstElement }
  override var lastElement: Element? { child?.lastElement }
}
