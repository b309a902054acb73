/// What few scopes need, so that most stay small. Guarded by the scope's lock stripe.
final class ScopeMemory {
  // NB: the lock is what keeps accesses apart; checking that again at run time would cost as much.

  /// The slots by key, where there are many.
  @exclusivity(unchecked) var table: [ObjectIdentifier: EnvironmentSlot] = [:]

  /// What lookups that climbed far found, while the topology is of the version they found it in.
  @exclusivity(unchecked) private var found: [ObjectIdentifier: EnvironmentSlot] = [:]
  @exclusivity(unchecked) private var foundVersion = 0

  /// Values made from others that belong to the scope.
  @exclusivity(unchecked) var derivations: DerivationTable

  /// Keys that the scope provided once.
  @exclusivity(unchecked) var departures: [ObjectIdentifier: SlotDeparture] = [:]

  /// The view tree whose outermost scope this is, for explanations.
  weak var tree: (any EnvironmentTree)?

  /// - Parameter hasEnded: whether the scope has ended already.
  init(hasEnded: Bool) {
    derivations = DerivationTable(hasEnded: hasEnded)
  }

  func found(_ key: ObjectIdentifier, version: Int) -> EnvironmentSlot? {
    foundVersion == version ? found[key] : nil
  }

  /// - Returns: what is forgotten, to be let go after the lock.
  func remember(_ slot: EnvironmentSlot, version: Int) -> [EnvironmentSlot] {
    var dropped: [EnvironmentSlot] = []
    if foundVersion != version {
      // A lookup that began before a change must not pass for one after it.
      guard foundVersion < version else { return [] }
      dropped = Array(found.values)
      found.removeAll(keepingCapacity: true)
      foundVersion = version
    }
    if let replaced = found.updateValue(slot, forKey: slot.key) { dropped.append(replaced) }
    return dropped
  }
}
