/// The keys' defaults, each asked for once per process and context, and kept.
///
/// SwiftUI asks `defaultValue` whenever nothing provides the key, so a computed default that makes an object makes a new one per
/// read. Here the first answer stays. No lock is held while a key's code runs; when two threads ask at once, both ask the key and the
/// first answer wins for both.
enum EnvironmentDefaults {
  private struct Kept: @unchecked Sendable {
    // NB: a default may be of any type; it is handed out to whoever reads the key, as `static let` would be.
    let value: Any
  }

  private struct Place: Hashable {
    let key: ObjectIdentifier
    let context: EnvironmentContext
  }

  private static let kept = Guarded<[Place: Kept]>([:])

  /// The default of a key that has been asked for it before.
  static func known(_ key: ObjectIdentifier, in context: EnvironmentContext) -> Any? {
    kept.withLock { $0[Place(key: key, context: context)] }?.value
  }

  /// The default of a key at a root: one of its own for each test, if the key names values for contexts.
  ///
  /// - Returns: the value, and what it stands in for where the root is a test's and the key names no value for tests.
  static func value<Key: EnvironmentKey>(
    for key: Key.Type, at root: EnvironmentScope
  ) -> (value: Key.Value, substitution: Substitution?) {
    guard root.topology.context == .test, let contextual = key as? any ContextualEnvironmentKey.Type else {
      return (value(for: key, in: root.topology.context), nil)
    }
    func ask<Contextual: ContextualEnvironmentKey>(_ contextual: Contextual.Type) -> (Key.Value, Substitution?) {
      let (value, substitution) = AmbientEnvironment.make(in: root) { Substitution.testValue(of: contextual) }
      return (value as! Key.Value, substitution)
    }
    return ask(contextual)
  }

  /// The default of a key where there is no root to keep it.
  static func value<Key: EnvironmentKey>(for key: Key.Type, in context: EnvironmentContext) -> Key.Value {
    guard let contextual = key as? any ContextualEnvironmentKey.Type else {
      return keeping(key, .live) { key.defaultValue }
    }
    func ask<Contextual: ContextualEnvironmentKey>(_ contextual: Contextual.Type) -> Key.Value {
      keeping(key, context) {
        let value =
          switch context {
          case .live: contextual.liveValue
          case .preview: contextual.previewValue
          case .test: Substitution.testValue(of: contextual).value
          }
        return value as! Key.Value
      }
    }
    return ask(contextual)
  }

  private static func keeping<Key: EnvironmentKey>(
    _ key: Key.Type, _ context: EnvironmentContext, _ make: () -> Key.Value
  ) -> Key.Value {
    let place = Place(key: ObjectIdentifier(key), context: context)
    if let known = kept.withLock({ $0[place] }) { return known.value as! Key.Value }
    let made = Kept(value: make())
    return kept.withLock { table in
      if let earlier = table[place] { return earlier }
      table[place] = made
      return made
    }.value as! Key.Value
  }
}
