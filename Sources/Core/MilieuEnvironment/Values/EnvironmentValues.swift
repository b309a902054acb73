/// The values a view inherits from the views above it.
///
/// A value is read through a key or a property over a key. Values that came out of a view tree stay connected to it: a key that
/// was not written on this copy is looked up at the place the copy came from. As SwiftUI, a copy is a value: writing it changes
/// nothing elsewhere.
public struct EnvironmentValues: CustomStringConvertible {
  /// Values written on this copy, newest last; a slot here is never mutated, only replaced.
  private(set) var written: [EnvironmentSlot] = []

  /// Where keys that were not written here are looked up; `nil` gives the keys' defaults.
  private let scope: EnvironmentScope?

  /// Told of every slot that a lookup used.
  private let reader: EnvironmentReader?

  /// Tells copies handed out before and after a change of a value that was read through them apart.
  private let generation: UInt32

  /// Where a write through this copy is said to have happened.
  private let provider: ProviderSite

  /// Values with every key at its default.
  public init() {
    self.init(scope: nil)
  }

  package init(
    scope: EnvironmentScope?, reader: EnvironmentReader? = nil, generation: UInt32 = 0,
    provider: ProviderSite = .unknown
  ) {
    self.scope = scope
    self.reader = reader
    self.generation = generation
    self.provider = provider
  }

  /// The value of a key: the one written last on this copy, else the nearest provider's, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if let slot = writtenSlot(for: ObjectIdentifier(key)) {
        return unsafeDowncast(slot, to: TypedEnvironmentSlot<Key>.self).value
      }
      guard let scope else { return EnvironmentDefaults.value(for: key) }
      let slot = scope.slot(for: key)
      reader?.didRead(slot)
      return slot.value
    }
    set {
      let slot = TypedEnvironmentSlot<Key>(value: newValue, provider: provider)
      if let index = written.firstIndex(where: { $0.key == ObjectIdentifier(key) }) {
        written[index] = slot
      } else {
        written.append(slot)
      }
    }
  }

  private func writtenSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
    guard !written.isEmpty else { return nil }
    return written.first { $0.key == key }
  }

  /// The values written on this copy, as `Key = value` pairs.
  public var description: String {
    "[" + written.map(\.description).joined(separator: ", ") + "]"
  }
}
