import AtlasModel

/// Answers from memory: by default from a small part of the world that is written in code, for tests, previews and
/// work offline.
package struct FixtureAtlasService: AtlasService {
  private let catalog: ISOCatalog

  /// A service that answers from `catalog`.
  package init(_ catalog: ISOCatalog = .fixture) {
    self.catalog = catalog
  }

  /// All names in the catalog.
  package func names() async throws -> [NamedEntry] {
    try Task.checkCancellation()
    return catalog.names
  }

  /// Looks the entry up in the catalog.
  package func detail(of id: AtlasEntry.ID) async throws -> EntryDetail {
    try Task.checkCancellation()
    guard let detail = catalog.detail(of: id) else {
      throw AtlasServiceError.notFound(message: AtlasAPI.missingEntry(id))
    }
    return detail
  }

  /// The catalog's countries.
  package func countries() async throws -> [Country] {
    try Task.checkCancellation()
    return catalog.countries
  }

  /// The catalog's subdivisions of the country.
  package func subdivisions(of country: Country.ID) async throws -> [Subdivision] {
    try Task.checkCancellation()
    guard catalog.country(country) != nil else {
      throw AtlasServiceError.notFound(message: AtlasAPI.missingCountry(country))
    }
    return catalog.subdivisions(of: country)
  }
}
