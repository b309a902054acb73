/// What a root has done since it was made, so that tests can assert what a change costs.
package struct RootCounts: Equatable, Sendable {
  /// Bodies of views and modifiers evaluated.
  package internal(set) var bodies = 0

  /// Nodes compared with a new view or looked at because they were marked.
  package internal(set) var nodesVisited = 0

  /// Nodes made.
  package internal(set) var nodesMade = 0

  /// Nodes closed.
  package internal(set) var nodesClosed = 0

  /// Turns of the loop.
  package internal(set) var turns = 0

  package init() {}

  /// What was done between two moments.
  package static func - (left: Self, right: Self) -> Self {
    var difference = Self()
    difference.bodies = left.bodies - right.bodies
    difference.nodesVisited = left.nodesVisited - right.nodesVisited
    difference.nodesMade = left.nodesMade - right.nodesMade
    difference.nodesClosed = left.nodesClosed - right.nodesClosed
    difference.turns = left.turns - right.turns
    return difference
  }
}
