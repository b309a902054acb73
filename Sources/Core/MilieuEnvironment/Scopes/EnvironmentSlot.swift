/// One provided value: what it is, where it was written, and who reads it.
///
/// A slot lives in the scope of the modifier that wrote it. Readers resolve to the nearest slot once and register with it, so a
/// new value reaches exactly them.
@usableFromInline
package class EnvironmentSlot: CustomStringConvertible, @unchecked Sendable {
  // NB: unchecked because the value and what hears of it are guarded by the slot's lock stripe, and readers belong to the main actor.

  /// Identifies the key type.
  @usableFromInline package final let key: ObjectIdentifier

  /// The scope that holds the slot; it outlives whoever found the slot by a lookup. `nil` until a scope takes the slot.
  package fileprivate(set) unowned(unsafe) var home: EnvironmentScope?

  fileprivate var writtenAt: ProviderSite

  private var readers: ContiguousArray<Unmanaged<EnvironmentReader>> = []

  /// Told of changes on behalf of whoever read the value through a model rather than through a property of a view.
  private var observation: SlotObservation?

  @usableFromInline
  init(key: ObjectIdentifier, provider: ProviderSite) {
    self.key = key
    writtenAt = provider
  }

  /// Where the present value was written.
  package var provider: ProviderSite { LockStripes.withLock(of: self) { writtenAt } }

  /// How many readers would hear of a change.
  package var readerCount: Int { readers.count }

  /// The key type, for messages and for hosts that show some keys themselves.
  package var keyType: any EnvironmentKey.Type { preconditionFailure("A slot is always made for a key.") }

  /// The present value.
  package var erasedValue: Any { preconditionFailure("A slot is always made for a key.") }

  /// Takes over the value of a newly written slot of the same key.
  ///
  /// - Returns: whether the value differs from the one that stood, in the sense of ``ValueEquality``.
  func takeValue(of other: EnvironmentSlot) -> Bool { preconditionFailure("A slot is always made for a key.") }

  @usableFromInline
  package var description: String { "\(keyType) = \(erasedValue)" }

  // MARK: - Readers

  /// Adds a reader and returns its position, which the reader gives back to ``removeReader(at:)``.
  func addReader(_ reader: EnvironmentReader) -> Int {
    readers.append(.passUnretained(reader))
    return readers.count - 1
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
    observed?.didChange()
  }

  /// Tells the readers below `scope` to look the key up again, because a nearer provider appeared there.
  func invalidateReaders(below scope: EnvironmentScope) {
    for reader in readers.map({ $0.takeUnretainedValue() }) where reader.scope.isInside(scope) {
      reader.invalidate()
    }
    observed?.didChange()
  }

  // MARK: - Observation

  private var observed: SlotObservation? { LockStripes.withLock(of: self) { observation } }

  /// Notes a read by what is being evaluated on this thread, as `@Observable` properties note theirs.
  func noteObservedRead() {
    let observation = LockStripes.withLock(of: self) {
      let observation = self.observation ?? SlotObservation()
      self.observation = observation
      return observation
    }
    observation.noteRead()
  }

  func settle(in scope: EnvironmentScope) { home = scope }
}

/// A slot for a key whose type is known.
@usableFromInline
package final class TypedEnvironmentSlot<Key: EnvironmentKey>: EnvironmentSlot, @unchecked Sendable {
  @usableFromInline final var stored: Key.Value

  @inlinable
  init(value: Key.Value, provider: ProviderSite) {
    stored = value
    super.init(key: ObjectIdentifier(Key.self), provider: provider)
  }

  /// The present value.
  @inlinable
  package var value: Key.Value { LockStripes.withLock(of: self) { stored } }

  package override var keyType: any EnvironmentKey.Type { Key.self }
  package override var erasedValue: Any { value }

  override func takeValue(of other: EnvironmentSlot) -> Bool {
    let other = unsafeDowncast(other, to: TypedEnvironmentSlot<Key>.self)
    let (old, new) = (value, other.value)
    let isSame = ValueEquality.areEqual(old, new)
    let provider = other.provider
    LockStripes.withLock(of: self) {
      stored = new
      writtenAt = provider
    }
    // The old value goes after the lock, as its end may run its author's code.
    withExtendedLifetime(old) {}
    return !isSame
  }
}
