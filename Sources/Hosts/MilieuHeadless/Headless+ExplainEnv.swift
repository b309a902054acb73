public import MilieuEnvironment
internal import MilieuRuntime

extension HeadlessElement {
  /// Tells where the env of a transducer comes from: of the `EffectView` around the element, or where there is none, of the one inside.
  ///
  /// ```swift
  /// #expect(try screen.find(text: "Lisbon").explainEnv(of: Search.self).keyPaths == ["\\.searchEnv"])
  /// ```
  ///
  /// - Parameter transducer: the transducer that the view runs.
  /// - Throws: ``HeadlessError`` when the element is shown no more, and when no view there runs the transducer, or several inside do.
  public func explainEnv(of transducer: Any.Type) throws -> EnvExplanation {
    try host.only(host.root.explainEnv(of: transducer, at: reader()), of: transducer)
  }
}

extension Headless {
  /// Tells where the env of a transducer comes from that one view runs.
  ///
  /// - Parameter transducer: the transducer that the view runs.
  /// - Throws: ``HeadlessError`` when no view runs the transducer, or several do.
  public func explainEnv(of transducer: Any.Type) throws -> EnvExplanation {
    try only(root.explainEnvs(of: transducer), of: transducer)
  }

  fileprivate func only(_ found: [EnvExplanation], of transducer: Any.Type) throws -> EnvExplanation {
    let what = "EffectView of \(TypeName.base(transducer))"
    guard let first = found.first else { throw HeadlessError.notFound(what, tree: tree) }
    guard found.count == 1 else { throw HeadlessError.ambiguous(what, count: found.count, tree: tree) }
    return first
  }
}
