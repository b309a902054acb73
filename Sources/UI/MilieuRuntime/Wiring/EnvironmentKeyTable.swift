internal import MilieuEnvironment

/// The environment keys of the program by the type of their values, read once from the program's records.
enum EnvironmentKeyTable {
  /// The keys whose values are of a type, as an author knows them.
  static func names(of valueType: Any.Type) -> [String] {
    shared.keys[ObjectIdentifier(valueType)]?.map(\.name) ?? []
  }

  /// Whether an author declared a key whose values are of a type.
  static func isAuthored(_ valueType: Any.Type) -> Bool {
    shared.keys[ObjectIdentifier(valueType)]?.contains(where: \.isAuthored) ?? false
  }

  /// Whether it can be told from the type of a value which keys it may be for: an author's type, or an existential.
  static func isTelling(_ valueType: Any.Type) -> Bool {
    let wrapped = (valueType as? any WrappingOptional.Type)?.wrapped ?? valueType
    return !TypeModule.isLibrary(wrapped)
  }

  /// The keys that authors declared whose values have stored properties of a type, with the way to it.
  static func deepNames(of type: Any.Type) -> [String] { shared.deep[ObjectIdentifier(type)] ?? [] }

  private struct Key: Sendable {
    let name: String
    let isAuthored: Bool
  }

  private struct Table: Sendable {
    var keys: [ObjectIdentifier: [Key]] = [:]
    var deep: [ObjectIdentifier: [String]] = [:]
  }

  private static let shared: Table = {
    var table = Table()
    let keys = ConformingTypes.named("EnvironmentKey").compactMap { $0 as? any EnvironmentKey.Type }
    for key in keys.sorted(by: { "\($0)" < "\($1)" }) {
      let isAuthored = TypeModule.isAuthored(key)
      let name = KeyName(key).description
      let valueType = valueType(of: key)
      table.keys[ObjectIdentifier(valueType), default: []].append(Key(name: name, isAuthored: isAuthored))
      var seen: Set<ObjectIdentifier> = []
      if isAuthored { addParts(of: valueType, at: name, to: &table.deep, seen: &seen) }
    }
    return table
  }()

  private static func valueType<K: EnvironmentKey>(of _: K.Type) -> Any.Type { K.Value.self }

  private static func addParts(
    of type: Any.Type, at place: String, to deep: inout [ObjectIdentifier: [String]], seen: inout Set<ObjectIdentifier>
  ) {
    guard TypeModule.isAuthored(type), seen.insert(ObjectIdentifier(type)).inserted else { return }
    for part in FieldLayout.declarations(in: type) {
      let place = "\(place).\(DeclaredName.plain(part.name))"
      deep[ObjectIdentifier(part.type), default: []].append(place)
      addParts(of: part.type, at: place, to: &deep, seen: &seen)
    }
  }
}

/// The names of stored properties as their authors wrote them.
enum DeclaredName {
  /// Without what the compiler or a macro puts before the name of a wrapped, observed or lazy property.
  static func plain(_ stored: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if stored.hasPrefix(lazy) { return String(stored.dropFirst(lazy.count)) }
    return stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
  }
}
