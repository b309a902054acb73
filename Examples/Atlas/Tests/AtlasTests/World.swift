import AtlasServices
import Foundation

@testable import Atlas

/// The whole world from iso-codes' files, read once for all tests.
enum World {
  private static let loaded = Result { try ISOCatalog.load() }
  private static let indexed = Result { SearchIndex(try loaded.get().names) }

  /// The catalog; without the files a test fails with the error that says how to install them.
  static var catalog: ISOCatalog {
    get throws { try loaded.get() }
  }

  /// The index of the catalog's names.
  static var index: SearchIndex {
    get throws { try indexed.get() }
  }
}
