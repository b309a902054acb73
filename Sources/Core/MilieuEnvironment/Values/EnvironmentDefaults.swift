import Synchronization

/// The keys' defaults, each asked for once per process and kept.
///
/// SwiftUI asks `defaultValue` whenever nothing provides the key, so a computed default that makes an object makes a new one per
/// read. Here the first answer stays. No lock is held while `defaultValue` runs; when two threads ask at once, both ask the key
/// and the first answer wins for both.
enum EnvironmentDefaults {
  private struct Kept: @unchecked Sendable {
    // NB: a default may be of any type; it is handed out to whoever reads the key, as `static let` would be.
    let value: Any
  }

  private static let kept = Mutex<[ObjectIdentifier: Kept]>([:])

  /// The default of a key that has been asked for it before.
  static func known(_ key: ObjectIdentifier) -> Any? { kept.withLock { $0[key] }?.value }

  static func value<Key: EnvironmentKey>(for key: Key.Type) -> Key.Value {
    let id = ObjectIdentifier(key)
    if let known = kept.withLock({ $0[id] }) { return known.value as! Key.Value }
    let made = Kept(value: Key.defaultValue)
    return kept.withLock { table in
      if let earlier = table[id] { return earlier }
      table[id] = made
      return made
    }.value as! Key.Value
  }
}
