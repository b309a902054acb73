/// The values that one provider adds for everything below it.
///
/// Scopes form a chain up to a root scope, which holds what the host sets and, made on demand, the keys' defaults. A lookup finds
/// the nearest slot; a reader does it once and then keeps the slot.
///
/// Values may be looked up on any thread. A scope of a view tree is written, and has readers, on the main actor only; a scope that
/// work outside views runs in is written before anybody knows it.
@usableFromInline
package final class EnvironmentScope: ScopeReference, @unchecked Sendable {
  // NB: unchecked because what changes is guarded by the scope's lock stripe, and because values of keys may be of any type: as in
  // SwiftUI, it is up to authors that what they provide can be used where they read it.

  /// The scope this one adds to; `nil` for a root.
  package var parent: EnvironmentScope? { enclosing.scope }

  /// Holds the parent, from beginning to end.
  ///
  /// NB: a property of the class's own type would be let go by code of the compiler's that walks up chains as ``endChain()`` does, but
  /// counts the scope around every override once more for it.
  @exclusivity(unchecked) private var enclosing: Enclosing

  private struct Enclosing {
    var scope: EnvironmentScope?
  }

  @usableFromInline package let topology: EnvironmentTopology

  /// Steps down from the root.
  let depth: Int32

  /// Whether this is the outermost scope of a view tree, written by its host. It has a parent where the tree was made inside another
  /// environment, as in a test that overrides a value.
  package let isHost: Bool

  /// Whether the slots never change: those of an override, which stands in no tree.
  private let isConstant: Bool

  // NB: what the lock guards needs no check of exclusive access at run time, which would cost as much again.
  @exclusivity(unchecked) private var slots = SlotList()

  @exclusivity(unchecked) private var memory: ScopeMemory?

  /// Whether the scope ended before it had anything to remember.
  @exclusivity(unchecked) private var hasEnded = false

  /// What the scope remembers. Called under the lock.
  private func remembering<Result>(_ body: (ScopeMemory) -> Result) -> Result {
    let memory = self.memory ?? ScopeMemory(hasEnded: hasEnded)
    self.memory = memory
    return body(memory)
  }

  /// Makes the root of a chain.
  ///
  /// - Parameters:
  ///   - context: what the scopes are for.
  ///   - test: the test they belong to.
  package init(context: EnvironmentContext = .live, test: (any EnvironmentTest)? = nil) {
    enclosing = Enclosing(scope: nil)
    topology = EnvironmentTopology(context: context, test: test)
    depth = 0
    isHost = true
    isConstant = false
    super.init(isLoose: false)
  }

  /// - Parameter isHost: whether the scope is the outermost of a view tree.
  package init(parent: EnvironmentScope, isHost: Bool = false) {
    enclosing = Enclosing(scope: parent)
    self.isHost = isHost
    topology = parent.topology
    depth = parent.depth + 1
    isConstant = false
    super.init(isLoose: false)
  }

  /// A scope for what was written on some values, and never for anything else.
  init(overriding parent: consuming EnvironmentScope) {
    isHost = false
    topology = parent.topology
    depth = parent.depth + 1
    isConstant = true
    enclosing = Enclosing(scope: consume parent)
    super.init(isLoose: false)
  }

  deinit {
    // NB: without the lock, as nobody else knows the scope any more.
    if memory != nil { endKept() }
    if isKnownUniquelyReferenced(&enclosing.scope) { endChain() }
  }

  // NB: what an override has no need of is apart, and not inlined, as it would be set up for at the end of each.

  @inline(never)
  private func endKept() {
    for derivation in memory?.derivations.end() ?? [] { derivation.end() }
  }

  /// Lets go of the scopes that only this one keeps, one by one, as they may be more than the stack is deep.
  @inline(never)
  private func endChain() {
    // Values further in end before those further out.
    slots = SlotList()
    memory = nil
    while isKnownUniquelyReferenced(&enclosing.scope) { enclosing.scope = enclosing.scope?.parent }
  }

  /// The slots of this scope, in the order they were first written.
  package var ownSlots: [EnvironmentSlot] { LockStripes.withLock(of: self) { slots }.all }

  /// The root of the chain.
  package var outermost: EnvironmentScope {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return scope
  }

  /// This scope and those around it, outwards.
  package var chain: some Sequence<EnvironmentScope> { sequence(first: self) { $0.parent } }

  /// The view tree that the scope is in, for explanations.
  package var tree: (any EnvironmentTree)? {
    get {
      for scope in chain where scope.isHost {
        if let tree = LockStripes.withLock(of: scope, { scope.memory?.tree }) { return tree }
      }
      return nil
    }
    set { LockStripes.withLock(of: self) { remembering { $0.tree = newValue } } }
  }

  /// When the scope stopped providing a key; `nil` if it never did.
  func departure(of key: ObjectIdentifier) -> SlotDeparture? {
    LockStripes.withLock(of: self) { memory?.departures[key] }
  }

  // MARK: - Lookup

  /// The nearest slot of a key, at or above this scope.
  ///
  /// - Parameters:
  ///   - reader: who looks it up, if that is somebody who keeps the slot.
  ///   - isToBeChanged: whether the value is only the one that an override starts from.
  @inlinable
  package func slot<Key: EnvironmentKey>(
    for key: Key.Type, readBy reader: EnvironmentReader? = nil, isToBeChanged: Bool = false
  ) -> TypedEnvironmentSlot<Key> {
    if let slot = existingSlot(for: ObjectIdentifier(key)) {
      return unsafeDowncast(slot, to: TypedEnvironmentSlot<Key>.self)
    }
    return addDefault(of: key, readBy: reader, isToBeChanged: isToBeChanged)
  }

  /// The slot of a key that nobody provides: one at the root, or that of a value which is made from others.
  @usableFromInline
  func addDefault<Key: EnvironmentKey>(
    of key: Key.Type, readBy reader: EnvironmentReader?, isToBeChanged: Bool
  ) -> TypedEnvironmentSlot<Key> {
    let write = KeyPathWrite.current
    if let slot = write?.slot(for: key) { return slot }
    return KeyPathWrite.pausing {
      makeDefault(of: key, readBy: reader, isToBeChanged: isToBeChanged || write != nil)
    }
  }

  private func makeDefault<Key: EnvironmentKey>(
    of key: Key.Type, readBy reader: EnvironmentReader?, isToBeChanged: Bool
  ) -> TypedEnvironmentSlot<Key> {
    if let derived = key as? any DerivedEnvironmentKey.Type {
      return unsafeDowncast(derived.slot(from: self), to: TypedEnvironmentSlot<Key>.self)
    }
    let root = outermost
    let (value, substitution) = EnvironmentDefaults.value(for: key, at: root)
    let new = TypedEnvironmentSlot<Key>(value: value, provider: .keyDefault)
    // Overriding one closure of what fails by name is no use of it.
    if let substitution, substitution != .liveValue, isToBeChanged { return new }
    let slot = root.addDefault(new)
    if let substitution, slot === new {
      let site = reader?.declaredAt ?? SlotRecording.site
      EnvironmentIssue.reportSubstitution(substitution, of: key, readBy: site, at: root)
    }
    return unsafeDowncast(slot, to: TypedEnvironmentSlot<Key>.self)
  }

  /// Adds a default to this root, unless another thread just did.
  private func addDefault(_ slot: EnvironmentSlot) -> EnvironmentSlot {
    let slot = slot.settled(in: self)
    return LockStripes.withLock(of: self) {
      if let earlier = ownSlot(for: slot.key) { return earlier }
      slots.append(slot)
      return slot
    }
  }

  /// The nearest slot of a key, if anything at or above this scope holds one.
  @usableFromInline
  package func existingSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
    if isConstant {
      if let slot = slots[key] { return slot }
      if let parent, parent.isConstant, let slot = parent.slots[key] { return slot }
    }
    return slotFurtherOut(key)
  }

  private func slotFurtherOut(_ key: ObjectIdentifier) -> EnvironmentSlot? {
    let version = topology.version
    if let slot = LockStripes.withLock(of: self, { remembered(key, version: version) ?? ownSlot(for: key) }) {
      return slot
    }
    // NB: unowned, as each scope keeps the one above it.
    unowned(unsafe) var scope = self
    var steps = 0
    while let parent = scope.parent {
      scope = parent
      steps += 1
      let found = scope.isConstant ? scope.slots[key] : LockStripes.withLock(of: scope) { scope.ownSlot(for: key) }
      guard let slot = found else { continue }
      if steps >= Self.stepsWorthKeeping { remember(slot, version: version) }
      return slot
    }
    return nil
  }

  /// A lookup that climbed this far is remembered; a shorter climb costs no more than remembering would.
  private static let stepsWorthKeeping = 4

  private func remembered(_ key: ObjectIdentifier, version: Int) -> EnvironmentSlot? {
    guard let memory else { return nil }
    // NB: unmanaged, as holding on to the memory and letting it go costs as much as the look-up.
    return Unmanaged.passUnretained(memory)._withUnsafeGuaranteedRef { $0.found(key, version: version) }
  }

  func remember(_ slot: EnvironmentSlot, version: Int) {
    // What nobody remembers any more goes after the lock, as the end of a value may run its author's code.
    let dropped = LockStripes.withLock(of: self) { remembering { $0.remember(slot, version: version) } }
    withExtendedLifetime(dropped) {}
  }

  private func ownSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
    slots.count > Self.stepsWorthKeeping ? slotInTable(key) : slots[key]
  }

  /// A root gathers a slot for every key that is read at all, so a scope with many slots keeps a table.
  private func slotInTable(_ key: ObjectIdentifier) -> EnvironmentSlot? {
    remembering { memory in
      if memory.table.count < slots.count {
        for slot in slots.all { memory.table[slot.key] = slot }
      }
      return memory.table[key]
    }
  }

  /// What this scope keeps of values that are made from others.
  func withDerivations<Result>(_ body: (inout DerivationTable) -> Result) -> Result {
    LockStripes.withLock(of: self) { remembering { body(&$0.derivations) } }
  }

  /// The value that this scope keeps for a key.
  func ownDerivation(for key: ObjectIdentifier) -> Derivation? {
    LockStripes.withLock(of: self) { memory?.derivations[key] }
  }

  /// Keeps nothing more from now on.
  ///
  /// - Returns: what was kept, last made first.
  func endDerivations() -> [Derivation] {
    LockStripes.withLock(of: self) {
      hasEnded = true
      return memory?.derivations.end() ?? []
    }
  }

  package func isInside(_ other: EnvironmentScope) -> Bool {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }

  // MARK: - Writing

  /// Provides what was written on `values`, before anybody looked anything up in this scope.
  ///
  /// - Parameter turn: the turn of the tree in which that happens; 0 outside trees.
  package func begin(with values: EnvironmentValues, turn: UInt32 = 0) {
    var written = values.written
    take(&written, turn: turn)
  }

  /// Provides slots, before anybody looked anything up in this scope.
  ///
  /// - Parameter written: the slots; empty afterwards.
  func take(_ written: inout SlotList, turn: UInt32 = 0) {
    written.settle(in: self, turn: turn)
    swap(&slots, &written)
  }

  /// Makes this scope provide exactly what was written on `values`, and tells whoever reads a value that differs.
  ///
  /// - Parameters:
  ///   - values: what was written.
  ///   - turn: the turn of the tree in which that happens; 0 outside trees.
  /// - Returns: the keys whose value differs from before, counting a key that appeared or went.
  @discardableResult
  package func provide(_ values: EnvironmentValues, turn: UInt32 = 0) -> [ObjectIdentifier] {
    var changed: [ObjectIdentifier] = []
    let written = values.written.all
    // NB: read without the lock here and below, as only who writes a scope changes its slots, but for defaults that others add.
    let standing = ownSlots
    if !isHost {
      for slot in standing where !written.contains(where: { $0.key == slot.key }) { changed.append(slot.key) }
      if !changed.isEmpty { withdraw(changed, turn) }
    }
    for new in written {
      if let slot = standing.first(where: { $0.key == new.key }) ?? add(new, turn) {
        guard slot.takeValue(of: new, in: turn) else { continue }
        topology.valueDidChange()
        slot.invalidateReaders()
      }
      changed.append(new.key)
    }
    return changed
  }

  /// - Returns: the slot that holds the key's default already, which another thread may just have added; then nothing is added.
  private func add(_ slot: EnvironmentSlot, _ turn: UInt32) -> EnvironmentSlot? {
    // In the first turn, only the host has provided anything before its tree is built.
    let slot = slot.settled(in: self, turn: turn, isLate: turn > 1)
    let earlier: EnvironmentSlot? = LockStripes.withLock(of: self) {
      if let earlier = ownSlot(for: slot.key) { return earlier }
      slots.append(slot)
      return nil
    }
    if let earlier { return earlier }
    topology.shapeDidChange()
    // NB: looked for now, as another thread may have been the first to ask for the default meanwhile.
    let outer = parent?.existingSlot(for: slot.key)
    outer?.invalidateReaders(below: self)
    if outer == nil || outer?.provider.kind == .derived { invalidateDerived(slot.key) }
    return nil
  }

  /// Tells who reads a value that is made from others to look again, because it is provided here now.
  private func invalidateDerived(_ key: ObjectIdentifier) {
    var scope = parent
    while let current = scope {
      current.ownDerivation(for: key)?.slot.invalidateReaders(below: self)
      scope = current.parent
    }
  }

  private func withdraw(_ keys: [ObjectIdentifier], _ turn: UInt32) {
    let going = LockStripes.withLock(of: self) {
      let going = slots.all.filter { keys.contains($0.key) }
      slots.remove(keys)
      // The keys of the table are made anew from the slots.
      for key in keys { memory?.table[key] = nil }
      return going
    }
    if turn > 0 {
      let departures = going.map { ($0.key, SlotDeparture(turn: turn, site: $0.provider)) }
      LockStripes.withLock(of: self) { remembering { $0.departures.merge(departures) { $1 } } }
    }
    topology.shapeDidChange()
    for slot in going { slot.invalidateReaders() }
  }
}

/// When and where a scope stopped providing a key.
struct SlotDeparture: Sendable {
  /// The turn of the tree.
  let turn: UInt32

  /// Where the value had been written.
  let site: ProviderSite
}
