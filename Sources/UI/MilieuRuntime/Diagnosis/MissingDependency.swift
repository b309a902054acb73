internal import MilieuEnvironment

/// An object that a property asks for and nothing provides.
package struct MissingDependency {
  /// What was asked for.
  let key: any ObjectKey.Type

  /// Where the property is declared, if that was recorded.
  let site: DeclarationSite?

  /// The property that asks, as its author wrote it.
  private(set) var property = ""

  /// The type that the property belongs to.
  private(set) var holder: Any.Type?

  init(key: any ObjectKey.Type, site: DeclarationSite?) {
    self.key = key
    self.site = site
  }

  /// Takes note of the stored property that asks. The innermost is the one its author wrote.
  mutating func isStored(in field: String, of type: Any.Type) {
    guard holder == nil else { return }
    holder = type
    property = field.hasPrefix("_") ? String(field.dropFirst()) : field
  }
}
