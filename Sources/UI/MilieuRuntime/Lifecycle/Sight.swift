// A view can be in the tree and yet out of sight: a screen that another one covers, a tab that is not the chosen one. Its state stays
// and it is kept up to date, but it counts as having disappeared: `onDisappear` runs and tasks are cancelled until it is seen again.
extension Node {
  /// Whether this node is seen, as far as the tree tells.
  final var isInSight: Bool {
    isInSight(below: nil)
  }

  /// Whether nothing that is covered lies between this node and one above it. What is seen in an outlet is covered by what covers the
  /// outlet, wherever it was declared.
  package final func isInSight(below end: Node?) -> Bool {
    guard root.coveredNodes > 0 else { return true }
    var node: Node? = self
    while let current = node, current !== end {
      let next = current.outlet.map { $0.node } ?? current.parent
      if current.parent?.isOnTop(current) == true { return true }
      if let next, next !== end, next.isContentCovered { return false }
      node = next
    }
    return true
  }

  /// Tells what is in this node that it came into sight or went out of it.
  final func tellContent(isInSight: Bool) {
    forEachChild { if !isOnTop($0) { $0.tell(isInSight: isInSight, below: self, isConcerned: true) } }
  }

  /// - Parameter isConcerned: whether this node itself was covered or uncovered; one inside something that is covered for another
  ///   reason was not, but what it shows in outlets elsewhere may have been.
  private func tell(isInSight: Bool, below top: Node, isConcerned: Bool) {
    var isConcerned = isConcerned
    if let outlet {
      guard let owner = outlet.node, owner === top || owner.isInside(top) else { return }
      isConcerned = owner === top || !owner.isContentCovered && owner.isInSight(below: top)
    }
    if isConcerned { sightDidChange(isInSight) }
    let isContentConcerned = isConcerned && !isContentCovered
    forEachChild { if !isOnTop($0) { $0.tell(isInSight: isInSight, below: top, isConcerned: isContentConcerned) } }
  }

  /// Whether this node is seen in another one.
  private func isInside(_ top: Node) -> Bool {
    var node: Node? = self
    while let current = node {
      let next = current.outlet.map { $0.node } ?? current.parent
      if next === top { return true }
      node = next
    }
    return false
  }
}
