internal import Synchronization

/// One provided value: what it is, where it was written, and who reads it.
///
/// A slot lives in the scope of the modifier that wrote it. Readers resolve to the nearest slot once and register with it, so a
/// new value reaches exactly them.
@usableFromInline
package class EnvironmentSlot: CustomStringConvertible, @unchecked Sendable {
  // NB: unchecked because the value and what hears of it are guarded by the slot's lock stripe, and readers belong to the main actor.

  /// Identifies the key type.
  @usableFromInline package final let key: ObjectIdentifier

  /// The address of the scope that holds the slot.
  private final let homeAddress = Atomic<UnsafeRawPointer?>(nil)

  @exclusivity(unchecked) fileprivate final var writtenAt: ProviderSite

  /// Whether the value never changes, so that it can be read without the lock: that of an override, or of a value made from others.
  @usableFromInline package final let isConstant: Bool

  // NB: in this order, what is kept for explanations takes one word.
  @exclusivity(unchecked) private final var cameLate = false
  @exclusivity(unchecked) private final var since: UInt32 = 0
  @exclusivity(unchecked) fileprivate final var changed: UInt32 = 0

  private final var readers: ContiguousArray<Unmanaged<EnvironmentReader>> = []

  /// Who else hears of changes; most slots have none.
  @exclusivity(unchecked) private final var audience: SlotAudience?

  @usableFromInline
  init(key: ObjectIdentifier, provider: ProviderSite) {
    self.key = key
    writtenAt = provider
    isConstant = provider.kind == .override || provider.kind == .derived
  }

  /// The scope that holds the slot; it outlives whoever found the slot by a lookup. `nil` until a scope takes the slot.
  package final var home: EnvironmentScope? {
    homeAddress.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Where the present value was written.
  package var provider: ProviderSite { LockStripes.withLock(of: self) { writtenAt } }

  /// When it was provided and when it last changed.
  var history: SlotHistory {
    LockStripes.withLock(of: self) { SlotHistory(since: since, changed: changed, cameLate: cameLate) }
  }

  /// How many readers would hear of a change.
  package var readerCount: Int { readers.count }

  /// The key type, for messages and for hosts that show some keys themselves.
  package var keyType: any EnvironmentKey.Type { preconditionFailure("A slot is always made for a key.") }

  /// The type of the values.
  var valueType: Any.Type { preconditionFailure("A slot is always made for a key.") }

  /// The present value.
  package var erasedValue: Any { preconditionFailure("A slot is always made for a key.") }

  /// Takes over the value of a newly written slot of the same key.
  ///
  /// - Parameter turn: the turn of the tree in which that happens; 0 outside trees.
  /// - Returns: whether the value differs from the one that stood, in the sense of ``ValueEquality``.
  func takeValue(of other: EnvironmentSlot, in turn: UInt32) -> Bool {
    preconditionFailure("A slot is always made for a key.")
  }

  /// Whether a slot of the same key holds the same value, in the sense of ``ValueEquality``.
  func hasSameValue(as other: EnvironmentSlot) -> Bool { preconditionFailure("A slot is always made for a key.") }

  @usableFromInline
  package var description: String { "\(keyType) = \(erasedValue)" }

  // MARK: - Readers

  /// Adds a reader and returns its position, which the reader gives back to ``removeReader(at:)``.
  func addReader(_ reader: EnvironmentReader) -> Int {
    readers.append(.passUnretained(reader))
    return readers.count - 1
  }

  /// Who depends on the value; asked on the readers' own thread.
  func explainReaders() -> [EnvironmentExplanation.Reader] {
    readers.compactMap { reader in
      let reader = reader.takeUnretainedValue()
      return reader.isDependedOn ? reader.owner?.explain(reader, of: key) : nil
    }
  }

  func removeReader(at index: Int) {
    let last = readers.removeLast()
    guard index < readers.count else { return }
    readers[index] = last
    last.takeUnretainedValue().didMove(in: self, from: readers.count, to: index)
  }

  /// Tells every reader that the value it holds is out of date.
  func invalidateReaders() {
    for reader in readers { reader.takeUnretainedValue().invalidate() }
    guard let (observation, derivations) = listeners else { return }
    for derivation in derivations { derivation.dependencyDidChange() }
    observation?.didChange()
  }

  /// Tells the readers below `scope` to look the key up again, because a nearer provider appeared there.
  func invalidateReaders(below scope: EnvironmentScope) {
    for reader in readers.map({ $0.takeUnretainedValue() }) where reader.scope.isInside(scope) {
      reader.invalidate()
    }
    guard let (observation, derivations) = listeners else { return }
    for derivation in derivations { derivation.dependencyDidChange(below: scope) }
    observation?.didChange()
  }

  // MARK: - Audience

  /// How often the value has changed since somebody first asked this.
  var revision: Int { withAudience { $0.revision } }

  private var listeners: (SlotObservation?, [Derivation])? {
    LockStripes.withLock(of: self) { audience.map { ($0.observation, $0.derivations) } }
  }

  /// Adds a value that was made from this one.
  func add(_ derivation: Derivation) {
    // Those that were there are let go after the lock: if this was the last to hold one, its value ends, and runs its author's code.
    let before = withAudience { $0.add(derivation) }
    withExtendedLifetime(before) {}
  }

  /// Notes a read by what is being evaluated on this thread, as `@Observable` properties note theirs.
  @usableFromInline
  final func noteObservedRead() { withAudience { $0.observe() }.noteRead() }

  /// Called under the lock, with another value in place.
  fileprivate func noteRevision() { audience?.noteRevision() }

  private func withAudience<Result>(_ body: (SlotAudience) -> Result) -> Result {
    LockStripes.withLock(of: self) {
      let audience = self.audience ?? SlotAudience()
      self.audience = audience
      return body(audience)
    }
  }

  /// Becomes a slot of a scope, before anybody can find it there.
  ///
  /// - Parameters:
  ///   - turn: the turn of the tree in which that happens; 0 outside trees.
  ///   - isLate: whether whoever is in the scope may have read another slot before.
  /// - Returns: the slot of the scope: this one, or one like it if this belongs to another scope already, as where values that were
  ///   written once are made present several times, perhaps by several threads at once.
  final func settled(in scope: EnvironmentScope, turn: UInt32 = 0, isLate: Bool = false) -> Self {
    if settle(in: scope, turn: turn, isLate: isLate) { return self }
    return unsafeDowncast(copy(), to: Self.self).settled(in: scope, turn: turn, isLate: isLate)
  }

  /// Becomes a slot of a scope, if it is in none, before anybody can find it there.
  ///
  /// - Returns: whether this is a slot of the scope now.
  @inline(__always)
  final func settle(in scope: EnvironmentScope, turn: UInt32, isLate: Bool) -> Bool {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(scope).toOpaque())
    // NB: one exchange rather than the lock, as every override does this.
    guard homeAddress.compareExchange(expected: nil, desired: address, ordering: .acquiringAndReleasing).exchanged
    else { return false }
    since = turn
    cameLate = isLate
    return true
  }

  /// A slot with the same value from the same place, in no scope.
  fileprivate func copy() -> EnvironmentSlot { preconditionFailure("A slot is always made for a key.") }
}

/// The turns of a tree in which something happened to a slot; 0 for never, and outside trees.
struct SlotHistory {
  /// When it was provided.
  let since: UInt32

  /// When its value last became another.
  let changed: UInt32

  /// Whether it was provided where others may have read another slot before.
  let cameLate: Bool
}

/// A slot for a key whose type is known.
@usableFromInline
package final class TypedEnvironmentSlot<Key: EnvironmentKey>: EnvironmentSlot, @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline final var stored: Key.Value

  @inlinable
  init(value: Key.Value, provider: ProviderSite) {
    stored = value
    super.init(key: ObjectIdentifier(Key.self), provider: provider)
  }

  /// The present value.
  @inlinable
  package var value: Key.Value { isConstant ? stored : LockStripes.withLock(of: self) { stored } }

  package override var keyType: any EnvironmentKey.Type { Key.self }
  package override var erasedValue: Any { value }

  override func hasSameValue(as other: EnvironmentSlot) -> Bool {
    self === other || ValueEquality.areEqual(value, unsafeDowncast(other, to: TypedEnvironmentSlot<Key>.self).value)
  }

  override var valueType: Any.Type { Key.Value.self }

  fileprivate override func copy() -> EnvironmentSlot {
    TypedEnvironmentSlot<Key>(value: value, provider: provider)
  }

  override func takeValue(of other: EnvironmentSlot, in turn: UInt32) -> Bool {
    let other = unsafeDowncast(other, to: TypedEnvironmentSlot<Key>.self)
    let (old, new) = (value, other.value)
    let isSame = ValueEquality.areEqual(old, new)
    let provider = other.provider
    LockStripes.withLock(of: self) {
      stored = new
      writtenAt = provider
      guard !isSame else { return }
      changed = turn
      noteRevision()
    }
    // The old value goes after the lock, as its end may run its author's code.
    withExtendedLifetime(old) {}
    return !isSame
  }
}
