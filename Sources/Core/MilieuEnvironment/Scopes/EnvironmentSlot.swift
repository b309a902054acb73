/// One provided value: what it is, where it was written, and who reads it.
///
/// A slot lives in the scope of the modifier that wrote it. Readers resolve to the nearest slot once and register with it, so a
/// new value reaches exactly them.
package class EnvironmentSlot: CustomStringConvertible {
  /// Identifies the key type.
  package let key: ObjectIdentifier

  /// Where the present value was written.
  package fileprivate(set) var provider: ProviderSite

  private var readers: ContiguousArray<Unmanaged<EnvironmentReader>> = []

  fileprivate init(key: ObjectIdentifier, provider: ProviderSite) {
    self.key = key
    self.provider = provider
  }

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
  }

  /// Tells the readers below `scope` to look the key up again, because a nearer provider appeared there.
  func invalidateReaders(below scope: EnvironmentScope) {
    for reader in readers.map({ $0.takeUnretainedValue() }) where reader.scope.isInside(scope) {
      reader.invalidate()
    }
  }
}

/// A slot for a key whose type is known.
package final class TypedEnvironmentSlot<Key: EnvironmentKey>: EnvironmentSlot {
  package private(set) var value: Key.Value

  init(value: Key.Value, provider: ProviderSite) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self), provider: provider)
  }

  package override var keyType: any EnvironmentKey.Type { Key.self }
  package override var erasedValue: Any { value }

  override func takeValue(of other: EnvironmentSlot) -> Bool {
    let other = unsafeDowncast(other, to: TypedEnvironmentSlot<Key>.self)
    let isSame = ValueEquality.areEqual(value, other.value)
    value = other.value
    provider = other.provider
    return !isSame
  }
}
