/// The catalog with its search index: what the server answers from, and what works offline.
struct AtlasLibrary: Sendable {
  /// Every record.
  let catalog: ISOCatalog
  /// The names of every record.
  let index: SearchIndex

  /// Builds the index of a catalog.
  init(_ catalog: ISOCatalog) {
    self.catalog = catalog
    index = SearchIndex(catalog)
  }

  /// Reads the catalog and builds its index. Blocks for some tenths of a second; call it off the main actor.
  ///
  /// - Throws: `CatalogError`.
  static func load(from files: ISOFiles = ISOFiles()) throws -> AtlasLibrary {
    AtlasLibrary(try ISOCatalog.load(from: files))
  }
}
