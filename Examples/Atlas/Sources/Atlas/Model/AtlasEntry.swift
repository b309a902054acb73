/// One thing in the atlas as a list shows it, whatever its kind.
struct AtlasEntry: Codable, Hashable, Identifiable, Sendable {
  /// The kind and the ISO code.
  let id: EntryID
  /// The name to show.
  let title: String
  /// One line that tells this entry from others of the same name: "Land, Germany".
  let subtitle: String

  /// An entry spelled out field by field.
  init(id: EntryID, title: String, subtitle: String) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
  }

  /// What the entry is.
  var kind: EntryKind { id.kind }

  /// The SF Symbols name of the entry's picture: "globe".
  var symbol: String { kind.symbol }
}
