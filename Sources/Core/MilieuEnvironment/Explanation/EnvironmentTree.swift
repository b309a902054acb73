/// A view tree, as explanations of its environment see it. Known to the scope that its host writes.
package protocol EnvironmentTree: AnyObject, Sendable {
  /// Whether the code that asks may look at the tree, which belongs to the main actor.
  var isAccessible: Bool { get }

  /// What is known of the modifier that provides a scope's values; `nil` for a scope that no modifier of the tree holds.
  func provision(of scope: EnvironmentScope) -> ScopeProvision?

  /// The views down to the one whose body is being evaluated by the code that asks, where that reads values in a scope; `nil` if it
  /// does not, or if nothing is being evaluated.
  func placeOfEvaluation(in scope: EnvironmentScope) -> [String]?
}

/// What a view tree knows of a modifier that provides values.
package struct ScopeProvision {
  /// The type of the modifier.
  let modifier: String

  /// The views from the root down to the one whose body holds the modifier.
  let place: [String]

  /// The type of what the modifier writes at a key path; `nil` for one that writes in another way.
  let writtenType: Any.Type?

  /// The keys whose inherited value is read where the modifier writes.
  let keysRead: [ObjectIdentifier]

  package init(modifier: String, place: [String], writtenType: Any.Type?, keysRead: [ObjectIdentifier]) {
    self.modifier = modifier
    self.place = place
    self.writtenType = writtenType
    self.keysRead = keysRead
  }

  /// Whether the modifier writes a part of a slot's value and leaves the rest as inherited.
  ///
  /// NB: a key path gets what it is about to set, so the keys that were read tell nothing where one is written through.
  func writesPart(of slot: EnvironmentSlot, in home: EnvironmentScope) -> Bool {
    let site = slot.provider
    guard site.manner == .replaces else { return false }
    guard let writtenType else { return site.kind == .unknown && keysRead.contains(slot.key) }
    return writtenType != slot.valueType && home.ownSlots.count == 1
  }

  /// Whether the modifier puts a value of its own in place of the inherited one of a key.
  package func replaces(_ key: ObjectIdentifier, in home: EnvironmentScope) -> Bool {
    guard let slot = home.ownSlots.first(where: { $0.key == key }) else { return false }
    return slot.provider.manner == .replaces && !writesPart(of: slot, in: home)
  }
}
