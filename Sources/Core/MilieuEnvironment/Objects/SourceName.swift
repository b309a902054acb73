/// Types as an author writes them.
package enum SourceName {
  /// In a declaration: `Library`, `any Service`.
  package static func type(_ type: Any.Type) -> String {
    FieldLayout.isExistential(type) && type != Any.self ? "any \(type)" : "\(type)"
  }

  /// As a value: `Library.self`, `(any Service).self`.
  static func metatype(ofTypeNamed name: String) -> String { "\(enclosed(name)).self" }

  /// As an optional: `Library?`, `(any Service)?`.
  static func optional(ofTypeNamed name: String) -> String { "\(enclosed(name))?" }

  private static func enclosed(_ name: String) -> String { name.hasPrefix("any ") ? "(\(name))" : name }

  /// What an author would call a value of a type: `library`, `urlStore` for `URLStore`, `service` for `any Service`.
  static func instance(ofTypeNamed name: String) -> String {
    // Of a composition, the last protocol is the one that says what the thing is for.
    let name = name.prefix { $0 != "<" }.split { $0 == " " || $0 == "&" }.last ?? "value"
    let capitals = name.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : max(capitals, 1)
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }

  static func instance(of type: Any.Type) -> String { instance(ofTypeNamed: self.type(type)) }
}
