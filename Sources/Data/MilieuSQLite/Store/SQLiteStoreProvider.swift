internal import Foundation
package import MilieuData

/// Found by its name by whoever makes a `ModelContainer`: what links this module keeps models in SQLite.
package enum SQLiteStoreProvider: ModelStoreProvider {
  /// A store in the configuration's file, or in memory.
  ///
  /// - Throws: ``SQLiteError`` if the file cannot be opened; it is as it was.
  package static func makeStore(_ configuration: ModelConfiguration) throws -> any ModelStore {
    if configuration.isStoredInMemoryOnly { return try SQLiteStore(.memory) }
    return try SQLiteStore(.file(configuration.url.path), options: SQLiteOptions(isReadOnly: !configuration.allowsSave))
  }
}
