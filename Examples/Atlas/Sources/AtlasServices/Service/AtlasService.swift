import AtlasModel

/// Where the views get the atlas from.
///
/// Every method throws `AtlasServiceError`, or `CancellationError` once the task is cancelled.
package protocol AtlasService: Sendable {
  /// Everything in the atlas with its names and codes, for an index to be made of.
  func names() async throws -> [NamedEntry]

  /// All that is known of an entry. An unknown one is `AtlasServiceError.notFound`.
  func detail(of id: AtlasEntry.ID) async throws -> EntryDetail

  /// Every country, sorted by title.
  func countries() async throws -> [Country]

  /// A country's subdivisions on every level, sorted by name. An unknown country is `AtlasServiceError.notFound`.
  func subdivisions(of country: Country.ID) async throws -> [Subdivision]
}
