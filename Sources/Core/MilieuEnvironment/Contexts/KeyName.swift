/// A key as its author knows it: `\.api` for one that `@Entry` made, else the name of its type.
struct KeyName: CustomStringConvertible {
  let description: String

  init(_ key: any EnvironmentKey.Type) {
    let type = "\(key)"
    description = type.hasPrefix(Self.prefixOfEntries) ? "\\." + type.dropFirst(Self.prefixOfEntries.count) : type
  }

  /// What `@Entry` puts before the name of the property.
  private static let prefixOfEntries = "__Key_"

  /// What stands for the key in a line to be written.
  var keyPath: String { description.hasPrefix("\\") ? description : "\\.…" }
}
