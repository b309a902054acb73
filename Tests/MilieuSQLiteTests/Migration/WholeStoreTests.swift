import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// Models that come and go, and files that others have made, keep open or may not change.
@Suite struct WholeStoreTests {
  private let file: MigratedFile

  init() throws { file = try MigratedFile() }

  @Test("A new model has a table; one that is gone loses it after a copy; what others made stays")
  func entities() throws {
    let guide = StoreEntity(name: "Guide", columns: [.text("name")])
    try file.fill(
      trip(.text("name")) + [guide], "INSERT INTO Guide (name) VALUES ('g')", "CREATE TABLE mine (a INTEGER)")
    try file.open(trip(.text("name")) + [StoreEntity(name: "Place", columns: [.text("name")])])
    #expect(
      try file.rows(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY name"
      )
        == [["Place"], ["Trip"], ["mine"]])
    #expect(try file.backups.count == 1)
    try file.check()
  }

  @Test("What another container of the program keeps in the same file is not thrown away under it")
  func inUse() throws {
    let guide = [StoreEntity(name: "Guide", columns: [.text("name")])]
    let store = try SQLiteStore(file.folder.location())
    try store.open(StoreHistory(trip(.text("name"))))
    let error = try #require(throws: SwiftDataError.self) { try file.open(guide) }
    #expect(error.description.contains("is open in another container of this program, which keeps 'Trip' in it"))
    #expect(try store.use { try $0.table("Trip") } != nil)
    // All of both do no harm.
    try file.open(trip(.text("name")) + guide)
    withExtendedLifetime(store) {}
  }

  @Test("A file by hand, or of before stores said who wrote them, is taken over")
  func byHand() throws {
    try file.byHand(
      "CREATE TABLE Trip (_id INTEGER PRIMARY KEY, name VARCHAR(20) NOT NULL, extra TEXT)",
      "INSERT INTO Trip VALUES (5, 'a', 'x')")
    try file.open(trip(.text("name"), .int("rating", standard: 1))) { connection in
      try connection.execute("INSERT INTO Trip (name, rating) VALUES ('b', 2)")
      #expect(try connection.rows("SELECT * FROM Trip") == [[5, "a", 1], [6, "b", 2]])
      #expect(try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = 'Trip'") == 6)
    }
    #expect(try file.backups.count == 1)
    try file.check()
  }

  @Test("A table without the key of models is refused by name, and the file is untouched, journal and all")
  func noKey() throws {
    let connection = try SQLiteConnection(file.folder.location())
    try connection.execute("PRAGMA journal_mode = DELETE")
    try connection.execute("CREATE TABLE Trip (id INTEGER PRIMARY KEY, name TEXT)")
    try connection.close()
    let words = try file.refusal { try file.open(trip(.text("name"))) }
    #expect(words.contains("the table Trip has no column _id"))
  }

  @Test("A store for reading only is read if it has what is asked for, and else refused with what is missing")
  func readOnly() throws {
    try file.fill(trip(.text("name"), .int("rating")), "INSERT INTO Trip (name, rating) VALUES ('a', 1)")
    try file.open(trip(.text("name"), indices: [[0]]), isReadOnly: true) { connection in
      let count = try connection.integer("SELECT count(*) FROM Trip")
      #expect(count == 1)
    }
    let bytes = try file.bytes
    let error = try #require(throws: SQLiteError.self) {
      try file.open(trip(.text("name"), .int("days", optional: true)), isReadOnly: true)
    }
    #expect(error.cause.contains("may not be changed") && error.cause.contains("Trip.days is new"))
    #expect(try file.bytes == bytes)
  }

  @Test("What a store says of itself can be read by anybody")
  func record() throws {
    try file.open(
      [
        StoreEntity(
          name: "Trip", columns: [.text("name"), .one("guide", "Guide", inverse: "trips")],
          links: [StoreEntity.Link(name: "Trip_tags", owner: "Trip", target: "Guide")]),
        StoreEntity(name: "Guide", columns: [.int("age", optional: true)]),
      ], version: Schema.Version(2, 1, 0))
    #expect(try file.rows("SELECT version FROM _schema_version") == [["2.1.0"]])
    #expect(
      try file.rows("SELECT * FROM _schema ORDER BY rowid")
        == [
          ["Trip", "", "table", "", 0, ""], ["Trip", "name", "text", "String", 0, ""],
          ["Trip", "guide", "integer", "Guide", 1, "trips"], ["Trip", "tags", "pairs", "Guide", 1, ""],
          ["Guide", "", "table", "", 0, ""], ["Guide", "age", "integer", "Int", 1, ""],
        ])
  }
}
