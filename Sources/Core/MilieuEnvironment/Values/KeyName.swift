/// A key as its author knows it: `\.api` for one that `@Entry` made, the type that is asked for where something is found by type, else
/// the name of the key's own type.
package struct KeyName: CustomStringConvertible {
  package let description: String

  package init(_ key: any EnvironmentKey.Type) {
    let type = "\(key)"
    description =
      if let key = key as? any ObjectKey.Type {
        SourceName.type(key.objectType)
      } else if type.hasPrefix(Self.prefixOfEntries) {
        "\\." + type.dropFirst(Self.prefixOfEntries.count)
      } else {
        type
      }
  }

  /// A key path by the keys that it reads.
  ///
  /// NB: on Linux key paths know the names of stored properties only, of which the environment has none.
  init<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, reading slots: [EnvironmentSlot]) {
    guard Value.self != EnvironmentValues.self else {
      description = "\\.self"
      return
    }
    guard slots.count == 1 else {
      description = slots.map { "\(KeyName($0.keyType))" }.joined(separator: ", ")
      return
    }
    let name = KeyName(slots[0].keyType).description
    guard slots[0].valueType != Value.self else {
      description = name
      return
    }
    let part = keyPath.debugDescription.split(separator: ">", maxSplits: 1).dropFirst().first ?? ""
    description = name + (part.hasPrefix(".") && !part.contains("<") ? String(part) : ".…")
  }

  /// What `@Entry` puts before the name of the property.
  private static let prefixOfEntries = "__Key_"

  /// What stands for the key in a line to be written.
  var keyPath: String { description.hasPrefix("\\") ? description : "\\.…" }
}
