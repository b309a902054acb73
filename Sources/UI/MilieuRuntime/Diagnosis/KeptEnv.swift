package import MilieuEnvironment

/// A view of the library's that hands what it reads of the environment to an author's function.
package protocol EnvironmentHanding {}

/// The env that a view was given when its identity began, for explanations.
@MainActor
package final class KeptEnv {
  fileprivate let transducer: Any.Type
  private let type: Any.Type
  private let site: DeclarationSite

  /// Whose body, or whose content function, made the view.
  private weak var maker: Node?
  private weak var node: Node?
  private var turn: UInt32 = 0

  /// - Parameters:
  ///   - type: the type of the env.
  ///   - transducer: what uses it.
  ///   - site: where the view is made; taken together with what is being evaluated now.
  package init(_ type: Any.Type, of transducer: Any.Type, at site: DeclarationSite) {
    self.type = type
    self.transducer = transducer
    self.site = site
    maker = .current
  }

  /// The view that keeps the env stands now.
  package func stand(at node: Node) {
    self.node = node
    turn = node.root.turnNumber
    node.root.keptEnvs[ObjectIdentifier(node)] = self
  }

  /// The view goes.
  package func leave() {
    if let node { node.root.keptEnvs[ObjectIdentifier(node)] = nil }
  }

  // MARK: - Explaining

  fileprivate func explain(at node: Node) -> EnvExplanation {
    let (origin, parts) = origin(at: node)
    return EnvExplanation(
      transducer: TypeName.base(transducer), origin: origin, parts: parts, source: site.description, turn: Int(turn),
      place: node.path)
  }

  private func origin(at node: Node) -> (EnvExplanation.Origin, [EnvironmentExplanation]) {
    guard type != Void.self else { return (.none, []) }
    let (enclosing, body) = surroundings
    if let reader = enclosing.last(where: { $0.valueType == type }) { return (.read, explain([reader])) }
    guard enclosing.isEmpty else { return (.assembled, explain(enclosing)) }
    // What a view further out has read may have been handed down.
    var next = body ?? node.parent
    while let outer = next {
      if let reader = outer.environmentReaders.last(where: { $0.valueType == type && $0.isDependedOn }) {
        return (.read, explain([reader]))
      }
      next = outer.parent
    }
    let read = body?.environmentReaders.filter(\.isDependedOn) ?? []
    guard let body, !read.isEmpty else { return (.written, []) }
    return (.madeInBody(of: TypeName.base(body.viewType)), explain(read))
  }

  /// What the library's own readers read around the place in an author's body where the view is made, the outermost first, and the node of
  /// that body.
  ///
  /// Between the two stand only views of the library that are written in that body, so that their functions lie inside one another.
  private var surroundings: (readers: [EnvironmentReader], body: Node?) {
    var readers: [EnvironmentReader] = []
    var node = maker
    while let current = node, !TypeModule.isAuthored(current.viewType) {
      if current.viewType is any EnvironmentHanding.Type { readers = current.environmentReaders + readers }
      node = current.parent
    }
    return (readers, node)
  }

  private func explain(_ readers: [EnvironmentReader]) -> [EnvironmentExplanation] {
    readers.compactMap { reader in
      let owner = reader.owner as? Node
      return reader.explain(at: owner?.path ?? [])
    }
  }
}

extension ViewRoot {
  /// Tells where the env of a transducer comes from: that of the view which runs it at or above a node, else of those below.
  package func explainEnv(of transducer: Any.Type, at node: Node) -> [EnvExplanation] {
    var next: Node? = node
    while let current = next {
      if let env = env(of: transducer, at: current) { return [env] }
      next = current.parent
    }
    var found: [EnvExplanation] = []
    func visit(_ node: Node) {
      if let env = env(of: transducer, at: node) { found.append(env) }
      node.forEachChild(visit)
    }
    visit(node)
    return found
  }

  /// Tells where the envs of a transducer come from, of all views that run it.
  package func explainEnvs(of transducer: Any.Type) -> [EnvExplanation] {
    var found: [EnvExplanation] = []
    forEachNode { if let env = env(of: transducer, at: $0) { found.append(env) } }
    return found
  }

  private func env(of transducer: Any.Type, at node: Node) -> EnvExplanation? {
    guard let env = keptEnvs[ObjectIdentifier(node)], env.transducer == transducer else { return nil }
    return env.explain(at: node)
  }
}
