import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// A folder of its own for a test, gone with it.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: "MilieuSQLiteTests-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String = "store.sqlite") -> String { url.appending(path: name).path(percentEncoded: false) }

  func location(_ name: String = "store.sqlite") -> SQLiteLocation { .file(path(name)) }

  /// The names of all files.
  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted() } }
}

/// What a database of places is like.
func makePlaces(_ connection: SQLiteConnection, count: Int = 0) throws {
  try connection.transaction {
    try connection.execute(
      """
      CREATE TABLE country (_id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE)
      """)
    try connection.execute(
      """
      CREATE TABLE place (
        _id INTEGER PRIMARY KEY, name TEXT NOT NULL, rating REAL, country INTEGER
          REFERENCES country ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT rated CHECK (rating BETWEEN 0 AND 5))
      """)
    try connection.execute("CREATE INDEX place_country ON place (country)")
    try connection.execute("CREATE UNIQUE INDEX place_name ON place (name, country)")
    for number in 0..<count {
      try connection.execute("INSERT INTO place (name, rating) VALUES (?, 3)", .text("Place \(number)"))
    }
  }
}

extension SQLiteConnection {
  var placeCount: Int64? { get throws { try integer("SELECT count(*) FROM place") } }
}

/// The error that something throws, which has to be one of ours.
func failure(_ comment: Comment? = nil, _ body: () throws -> Void) throws -> SQLiteError {
  try #require(throws: SQLiteError.self, comment) { try body() }
}
