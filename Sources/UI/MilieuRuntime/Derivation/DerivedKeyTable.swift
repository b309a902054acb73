internal import MilieuEnvironment

/// The keys of the program whose values are made from others, by the property that reads them; read once from the program's records.
///
/// A generic key is in no record, and so not here.
enum DerivedKeyTable {
  /// The key that a property of the environment reads, if its value is made from others.
  static func key(at keyPath: PartialKeyPath<EnvironmentValues>) -> (any DerivedEnvironmentKey.Type)? {
    shared.keys[keyPath]
  }

  /// The keys whose values are of a type.
  static func keys(of valueType: Any.Type) -> [any DerivedEnvironmentKey.Type] {
    shared.keysByValue[ObjectIdentifier(valueType)] ?? []
  }

  private struct Table: @unchecked Sendable {
    // NB: unchecked because of the key paths, which are never written and lead to no instance.
    var keys: [PartialKeyPath<EnvironmentValues>: any DerivedEnvironmentKey.Type] = [:]
    var keysByValue: [ObjectIdentifier: [any DerivedEnvironmentKey.Type]] = [:]
  }

  private static let shared: Table = {
    var table = Table()
    for type in ConformingTypes.named("DerivedEnvironmentKey") {
      guard let key = type as? any DerivedEnvironmentKey.Type else { continue }
      func add<Key: DerivedEnvironmentKey>(_ key: Key.Type) {
        table.keys[Key.keyPath] = key
        table.keysByValue[ObjectIdentifier(Key.Value.self), default: []].append(key)
      }
      add(key)
    }
    return table
  }()
}
