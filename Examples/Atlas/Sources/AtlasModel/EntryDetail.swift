/// All that the atlas knows of one entry.
package struct EntryDetail: Codable, Hashable, Identifiable, Sendable {
  /// The entry as lists show it.
  package let entry: AtlasEntry
  /// The flag emoji, for a country.
  package let flag: String?
  /// What is known, in the order in which to show it. Labels do not repeat.
  package let facts: [Fact]
  /// The entries that belong to this one: a country's subdivisions, a currency's countries. Sorted by kind, then
  /// by title; none repeats.
  package let related: [AtlasEntry]
  /// The larger subdivision that a subdivision lies in, which is one of `related`.
  package var parent: EntryID?

  /// All of it, spelled out.
  package init(entry: AtlasEntry, flag: String?, facts: [Fact], related: [AtlasEntry], parent: EntryID? = nil) {
    self.entry = entry
    self.flag = flag
    self.facts = facts
    self.related = related
    self.parent = parent
  }

  /// One thing known of an entry: a label and a value, both ready to show.
  package struct Fact: Codable, Hashable, Identifiable, Sendable {
    /// What is known: "Alpha-2 code".
    package let label: String
    /// What it is: "DE".
    package let value: String

    /// A fact spelled out.
    package init(label: String, value: String) {
      self.label = label
      self.value = value
    }

    /// The label.
    package var id: String { label }
  }

  /// The related entries of one kind.
  package struct RelatedGroup: Hashable, Identifiable, Sendable {
    /// What the entries are.
    package let kind: EntryKind
    /// The entries, sorted by title; never empty.
    package let entries: [AtlasEntry]

    /// The kind.
    package var id: EntryKind { kind }
  }

  /// The entry's identifier.
  package var id: EntryID { entry.id }

  /// The name to show.
  package var title: String { entry.title }

  /// The line under the name.
  package var subtitle: String { entry.subtitle }

  /// The related entries by kind, without the kinds that have none.
  package var relatedGroups: [RelatedGroup] {
    EntryKind.allCases.compactMap { kind in
      let entries = related(kind)
      return entries.isEmpty ? nil : RelatedGroup(kind: kind, entries: entries)
    }
  }

  /// The related entries of a kind, sorted by title.
  package func related(_ kind: EntryKind) -> [AtlasEntry] {
    related.filter { $0.kind == kind }
  }
}
