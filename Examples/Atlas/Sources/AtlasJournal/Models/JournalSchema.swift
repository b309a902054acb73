import SwiftData

/// What the journal keeps.
package enum JournalSchema {
  /// The models.
  package static var schema: Schema {
    Schema([Visit.self, JournalCountry.self, JournalTag.self, JournalPlace.self])
  }

  /// A container that keeps nothing beyond its own life.
  package static func memory() throws -> ModelContainer {
    try ModelContainer(
      for: schema, configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: true))
  }

  /// A container that keeps everything in a file, which is made if there is none.
  ///
  /// - Throws: what keeps the file from being opened. It is as it was.
  package static func file(_ url: URL) throws -> ModelContainer {
    try ModelContainer(for: schema, configurations: ModelConfiguration("journal", schema: schema, url: url))
  }
}
