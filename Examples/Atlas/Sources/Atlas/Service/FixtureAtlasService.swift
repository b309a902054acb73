/// Answers from memory: by default from a small part of the world that is written in code, for tests, previews and
/// work offline.
struct FixtureAtlasService: AtlasService {
  private let library: AtlasLibrary

  /// A service that answers from `library`.
  init(library: AtlasLibrary = .fixture) {
    self.library = library
  }

  /// Searches the library.
  func search(_ text: String, kinds: Set<EntryKind>?, limit: Int) async throws -> SearchAnswer {
    try Task.checkCancellation()
    return library.index.search(text, kinds: kinds, limit: limit)
  }

  /// Looks the entry up in the library.
  func detail(of id: AtlasEntry.ID) async throws -> EntryDetail {
    try Task.checkCancellation()
    guard let detail = library.catalog.detail(of: id) else {
      throw AtlasServiceError.notFound(message: AtlasAPI.missingEntry(id))
    }
    return detail
  }

  /// The library's countries.
  func countries() async throws -> [Country] {
    try Task.checkCancellation()
    return library.catalog.countries
  }

  /// The library's subdivisions of the country.
  func subdivisions(of country: Country.ID) async throws -> [Subdivision] {
    try Task.checkCancellation()
    guard library.catalog.country(country) != nil else {
      throw AtlasServiceError.notFound(message: AtlasAPI.missingCountry(country))
    }
    return library.catalog.subdivisions(of: country)
  }
}
