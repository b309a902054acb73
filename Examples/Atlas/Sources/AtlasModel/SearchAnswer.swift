/// What a search found.
package struct SearchAnswer: Equatable, Sendable {
  /// The text searched for, as it was given.
  package let query: String
  /// The best entries, best first, no more than the limit that was asked for.
  package let entries: [AtlasEntry]
  /// How many entries match in all.
  package let total: Int

  /// An answer spelled out.
  package init(query: String, entries: [AtlasEntry], total: Int) {
    self.query = query
    self.entries = entries
    self.total = total
  }

  /// Whether there are matches beyond `entries`.
  package var isTruncated: Bool { total > entries.count }
}
