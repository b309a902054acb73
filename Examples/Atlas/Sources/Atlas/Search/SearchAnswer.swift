/// What a search found.
struct SearchAnswer: Equatable, Sendable {
  /// The text searched for, as it was given.
  let query: String
  /// The best entries, best first, no more than the limit that was asked for.
  let entries: [AtlasEntry]
  /// How many entries match in all.
  let total: Int

  /// Whether there are matches beyond `entries`.
  var isTruncated: Bool { total > entries.count }
}
