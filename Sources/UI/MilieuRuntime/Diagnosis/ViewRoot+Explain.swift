package import MilieuEnvironment

extension ViewRoot {
  /// Tells where a value comes from, as a node reads it.
  package func explain<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, at node: Node) -> EnvironmentExplanation {
    ScopeExplainer(at: node.scope, place: node.path).explain(keyPath)
  }

  /// Tells where an object or a service comes from that is found by its type, as a node reads it.
  package func explain<Object>(_ type: Object.Type, at node: Node) -> EnvironmentExplanation {
    ScopeExplainer(at: node.scope, place: node.path).explain(type)
  }

  /// The node that shows an element; `nil` for one that is shown no more.
  package func node(of id: Element.ID) -> Node? {
    var found: Node?
    forEachNode { node in
      guard node.isElementBoundary, found.map({ $0.depth < node.depth }) ?? true else { return }
      if node.ownElement?.id == id || node.firstElement?.id == id { found = node }
    }
    return found
  }
}

extension ViewRoot: EnvironmentTree {
  package nonisolated var isAccessible: Bool { MainQueue.isCurrent }

  package nonisolated func placeOfEvaluation(in scope: EnvironmentScope) -> [String]? {
    MainActor.assumeIsolated {
      guard let node = Evaluation.current, node.root === self, scope.isInside(node.scope) else { return nil }
      return node.path
    }
  }

  package nonisolated func provision(of scope: EnvironmentScope) -> ScopeProvision? {
    MainActor.assumeIsolated {
      var provider: Node?
      forEachNode { node in
        if provider == nil, node.ownScope === scope { provider = node }
      }
      return provider?.provision
    }
  }
}
