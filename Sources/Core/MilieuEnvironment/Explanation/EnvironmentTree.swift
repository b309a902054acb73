/// A view tree, as explanations of its environment see it. Known to the scope that its host writes.
package protocol EnvironmentTree: AnyObject, Sendable {
  /// Whether the code that asks may look at the tree, which belongs to the main actor.
  var isAccessible: Bool { get }

  /// What is known of the modifier that provides a scope's values; `nil` for a scope that no modifier of the tree holds.
  func provision(of scope: EnvironmentScope) -> ScopeProvision?

  /// The views down to the one whose body is being evaluated by the code that asks; `nil` if none is.
  var placeOfEvaluation: [String]? { get }
}

/// What a view tree knows of a modifier that provides values.
package struct ScopeProvision {
  /// The views from the root down to the one whose body holds the modifier.
  let place: [String]

  /// The keys whose inherited value the modifier reads to make its own.
  let keysRead: [ObjectIdentifier]

  package init(place: [String], keysRead: [ObjectIdentifier]) {
    self.place = place
    self.keysRead = keysRead
  }
}
