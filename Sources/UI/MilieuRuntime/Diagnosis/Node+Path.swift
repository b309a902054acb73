extension Node {
  /// The views an author wrote, from the root down to this node.
  package final var path: [String] {
    var names: [String] = []
    var node: Node? = self
    while let current = node {
      if current.isNamedInPaths {
        let name = TypeName.base(current.viewType)
        // A view and the helpers it is made of share a place; one name says it.
        if names.last != name { names.append(name) }
      }
      node = current.parent
    }
    return names.reversed()
  }

  /// The lowest node that has both this node and another below it.
  final func nearestAncestor(sharedWith other: Node) -> Node? {
    var left: Node = self
    var right: Node = other
    while left !== right {
      if left.depth >= right.depth {
        guard let above = left.parent else { return nil }
        left = above
      } else {
        guard let above = right.parent else { return nil }
        right = above
      }
    }
    return left
  }
}
