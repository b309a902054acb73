import Foundation

@testable import Atlas

/// The whole world from iso-codes' files, read once for all tests.
enum World {
  private static let loaded = Result { try AtlasLibrary.load() }

  /// The library; without the files a test fails with the error that says how to install them.
  static var library: AtlasLibrary {
    get throws { try loaded.get() }
  }

  /// The library's catalog.
  static var catalog: ISOCatalog {
    get throws { try library.catalog }
  }
}
