/// Where the views get the atlas from.
///
/// Every method throws `AtlasServiceError`, or `CancellationError` once the task is cancelled.
protocol AtlasService: Sendable {
  /// The entries that match.
  ///
  /// - Parameters:
  ///   - text: A name, a part of one, or a code; case and diacritics do not matter. Empty matches everything.
  ///   - kinds: The kinds to look among; `nil` for all.
  ///   - limit: How many entries to return at most, 1 to 500.
  func search(_ text: String, kinds: Set<EntryKind>?, limit: Int) async throws -> SearchAnswer

  /// All that is known of an entry. An unknown one is `AtlasServiceError.notFound`.
  func detail(of id: AtlasEntry.ID) async throws -> EntryDetail

  /// Every country, sorted by title.
  func countries() async throws -> [Country]

  /// A country's subdivisions on every level, sorted by name. An unknown country is `AtlasServiceError.notFound`.
  func subdivisions(of country: Country.ID) async throws -> [Subdivision]
}
