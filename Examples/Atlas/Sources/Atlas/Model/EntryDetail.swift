/// All that the atlas knows of one entry.
struct EntryDetail: Codable, Hashable, Identifiable, Sendable {
  /// The entry as lists show it.
  let entry: AtlasEntry
  /// The flag emoji, for a country.
  let flag: String?
  /// What is known, in the order in which to show it. Labels do not repeat.
  let facts: [Fact]
  /// The entries that belong to this one: a country's subdivisions, a currency's countries. Sorted by kind, then
  /// by title; none repeats.
  let related: [AtlasEntry]
  /// The larger subdivision that a subdivision lies in, which is one of `related`.
  var parent: EntryID?

  /// One thing known of an entry: a label and a value, both ready to show.
  struct Fact: Codable, Hashable, Identifiable, Sendable {
    /// What is known: "Alpha-2 code".
    let label: String
    /// What it is: "DE".
    let value: String

    /// The label.
    var id: String { label }
  }

  /// The related entries of one kind.
  struct RelatedGroup: Hashable, Identifiable, Sendable {
    /// What the entries are.
    let kind: EntryKind
    /// The entries, sorted by title; never empty.
    let entries: [AtlasEntry]

    /// The kind.
    var id: EntryKind { kind }
  }

  /// The entry's identifier.
  var id: EntryID { entry.id }

  /// The name to show.
  var title: String { entry.title }

  /// The line under the name.
  var subtitle: String { entry.subtitle }

  /// The related entries by kind, without the kinds that have none.
  var relatedGroups: [RelatedGroup] {
    EntryKind.allCases.compactMap { kind in
      let entries = related(kind)
      return entries.isEmpty ? nil : RelatedGroup(kind: kind, entries: entries)
    }
  }

  /// The related entries of a kind, sorted by title.
  func related(_ kind: EntryKind) -> [AtlasEntry] {
    related.filter { $0.kind == kind }
  }
}
