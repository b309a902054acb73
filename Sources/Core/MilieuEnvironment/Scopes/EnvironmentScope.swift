/// The values that one provider adds for everything below it.
///
/// Scopes form a chain up to a root scope, which holds what the host sets and, made on demand, the keys' defaults. A lookup finds
/// the nearest slot; a reader does it once and then keeps the slot.
package final class EnvironmentScope {
  /// The scope this one adds to; `nil` for a root.
  package let parent: EnvironmentScope?

  private let topology: EnvironmentTopology
  private var slots: [EnvironmentSlot] = []
  private var found: [ObjectIdentifier: EnvironmentSlot] = [:]
  private var foundVersion = 0

  /// Makes the root of a chain: one for each view tree, shared with no other.
  package init() {
    parent = nil
    topology = EnvironmentTopology()
  }

  package init(parent: EnvironmentScope) {
    self.parent = parent
    topology = parent.topology
  }

  /// The slots of this scope, in the order they were first written.
  package var ownSlots: [EnvironmentSlot] { slots }

  // MARK: - Lookup

  /// The nearest slot of a key, at or above this scope.
  package func slot<Key: EnvironmentKey>(for key: Key.Type) -> TypedEnvironmentSlot<Key> {
    let id = ObjectIdentifier(key)
    if let slot = existingSlot(for: id) { return unsafeDowncast(slot, to: TypedEnvironmentSlot<Key>.self) }
    var root = self
    while let above = root.parent { root = above }
    let slot = TypedEnvironmentSlot<Key>(value: EnvironmentDefaults.value(for: key), provider: .keyDefault)
    root.slots.append(slot)
    root.found[id] = slot
    return slot
  }

  /// The nearest slot of a key, if anything at or above this scope holds one.
  package func existingSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
    if foundVersion == topology.version, let slot = found[key] { return slot }
    var scope = self
    var steps = 0
    while true {
      if let slot = scope.ownSlot(for: key) {
        if steps >= Self.stepsWorthKeeping { keep(slot) }
        return slot
      }
      guard let parent = scope.parent else { return nil }
      scope = parent
      steps += 1
    }
  }

  /// A lookup that climbed this far is remembered; a shorter climb costs no more than remembering would.
  private static let stepsWorthKeeping = 4

  private func ownSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
    if parent == nil, slots.count > Self.stepsWorthKeeping { return slotInRoot(key) }
    return slots.first { $0.key == key }
  }

  /// A root gathers a slot for every key that is read at all, so it keeps a table.
  private func slotInRoot(_ key: ObjectIdentifier) -> EnvironmentSlot? {
    if found.count < slots.count {
      for slot in slots { found[slot.key] = slot }
      foundVersion = topology.version
    }
    return found[key]
  }

  private func keep(_ slot: EnvironmentSlot) {
    if foundVersion != topology.version {
      found.removeAll(keepingCapacity: true)
      foundVersion = topology.version
    }
    found[slot.key] = slot
  }

  func isInside(_ other: EnvironmentScope) -> Bool {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }

  // MARK: - Writing

  /// Makes this scope provide exactly what was written on `values`, and tells whoever reads a value that differs.
  ///
  /// - Returns: the keys whose value differs from before, counting a key that appeared or went.
  @discardableResult
  package func provide(_ values: EnvironmentValues) -> [ObjectIdentifier] {
    var changed: [ObjectIdentifier] = []
    let written = values.written
    if parent != nil {
      for slot in slots where !written.contains(where: { $0.key == slot.key }) { changed.append(slot.key) }
      if !changed.isEmpty { withdraw(changed) }
    }
    for new in written {
      if let slot = slots.first(where: { $0.key == new.key }) {
        guard slot.takeValue(of: new) else { continue }
        slot.invalidateReaders()
      } else {
        add(new)
      }
      changed.append(new.key)
    }
    return changed
  }

  private func add(_ slot: EnvironmentSlot) {
    let outer = existingSlot(for: slot.key)
    slots.append(slot)
    guard let outer, outer.readerCount > 0 || topology.version > 0 else { return topology.change() }
    topology.change()
    outer.invalidateReaders(below: self)
  }

  private func withdraw(_ keys: [ObjectIdentifier]) {
    let going = slots.filter { keys.contains($0.key) }
    slots.removeAll { keys.contains($0.key) }
    topology.change()
    for slot in going { slot.invalidateReaders() }
  }
}

/// Which scopes hold which keys may change while the tree stands; a version tells remembered lookups when to forget.
final class EnvironmentTopology {
  private(set) var version = 0

  func change() { version += 1 }
}
