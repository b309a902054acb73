/// One thing in the atlas as a list shows it, whatever its kind.
package struct AtlasEntry: Codable, Hashable, Identifiable, Sendable {
  /// The kind and the ISO code.
  package let id: EntryID
  /// The name to show.
  package let title: String
  /// One line that tells this entry from others of the same name: "Land, Germany".
  package let subtitle: String

  /// An entry spelled out field by field.
  package init(id: EntryID, title: String, subtitle: String) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
  }

  /// What the entry is.
  package var kind: EntryKind { id.kind }

  /// The SF Symbols name of the entry's picture: "globe".
  package var symbol: String { kind.symbol }
}
