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

  /// What opening the configuration's file would do.
  package static func preview(_ configuration: ModelConfiguration, _ history: StoreHistory) -> StorePreview {
    let path = configuration.url.path
    guard FileManager.default.fileExists(atPath: path) else { return StorePreview(.new) }
    do {
      // One for reading only would leave its journal behind.
      var options = SQLiteOptions(isReadOnly: !FileManager.default.isWritableFile(atPath: path))
      options.waitsForAdmission = true
      let connection = try SQLiteConnection(.file(path), options: options)
      defer { try? connection.close() }
      try PredicateFunctions.register(on: connection)
      return try StoreMigration(connection: connection, history: history, identifier: "").preview()
    } catch {
      return StorePreview(.refused("\(error)"))
    }
  }
}
