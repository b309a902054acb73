import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// What a store does by itself when properties come, go and change.
@Suite struct LightweightTests {
  private let file: MigratedFile

  init() throws { file = try MigratedFile() }

  @Test(
    "A new property has its default in the rows that are there, to the last bit; an optional one without has nothing")
  func added() throws {
    try file.fill(trip(.text("name")), "INSERT INTO Trip (name) VALUES ('a'), ('b')")
    try file.open(
      trip(
        .text("name"), .int("rating", standard: 3), .text("note", optional: true), .real("ratio", standard: 0.1),
        .text("odd", standard: "a\u{0}'b"), .text("mood", optional: true, standard: "calm")))
    #expect(
      try file.rows("SELECT name, rating, note, ratio, odd, mood FROM Trip ORDER BY _id")
        == [["a", 3, .null, 0.1, "a\u{0}'b", "calm"], ["b", 3, .null, 0.1, "a\u{0}'b", "calm"]])
    try file.check()
    #expect(try file.backups.isEmpty)
  }

  @Test(
    "A new property without a default is refused if there are rows, and the file is untouched; without rows it is taken"
  )
  func addedWithoutDefault() throws {
    let next = trip(.text("name"), .int("rating"))
    try file.fill(trip(.text("name")))
    try file.open(next) { try $0.execute("INSERT INTO Trip (name, rating) VALUES ('a', 1)") }
    let words = try file.refusal { try file.open(trip(.text("name"), .int("rating"), .int("days"))) }
    #expect(words.contains("Trip.days is new, and nothing says what the rows that are there have for it"))
    #expect(words.contains("Give the property a default value, or make it optional."))
  }

  @Test(
    "A property that is gone goes with its values, after a copy was made that still has them, and that is told once")
  func removed() throws {
    try file.fill(trip(.text("name"), .int("rating")), "INSERT INTO Trip (name, rating) VALUES ('a', 7)")
    let said = try reports { try file.open(trip(.text("name"))) }
    let backup = try #require(try file.backups.first)
    #expect(try file.backups.count == 1 && backup.hasPrefix("store.sqlite.20"))
    #expect(said.count == 1 && said[0].contains("Trip.rating is no longer there") && said[0].contains(backup))
    #expect(try file.rows("SELECT * FROM Trip") == [[1, "a"]])
    try file.check()
    let copy = try SQLiteConnection(file.folder.location(backup), options: SQLiteOptions(isReadOnly: true))
    #expect(try copy.rows("SELECT name, rating FROM Trip") == [["a", 7]])
    let again = try reports { try file.open(trip(.text("name"))) }
    #expect(again.isEmpty)
    #expect(try file.backups == [backup])
  }

  @Test("What is lost without rows needs no copy")
  func removedWithoutRows() throws {
    try file.fill(trip(.text("name"), .int("rating")))
    try file.open(trip(.text("name")))
    #expect(try file.backups.isEmpty)
    #expect(try file.rows("SELECT name FROM pragma_table_info('Trip')") == [["_id"], ["name"]])
  }

  @Test("Of the copies the newest three are kept, and nothing else beside the store is touched")
  func backups() throws {
    let others = ["store.sqlite.mine.backup", "other.sqlite.2020-01-01T00-00-00.backup"]
    let old = (1...4).map { "store.sqlite.2020-01-0\($0)T00-00-00.backup" }
    for name in others + old { try Data("x".utf8).write(to: file.folder.url.appending(path: name)) }
    try file.fill(trip(.text("name"), .int("rating")), "INSERT INTO Trip (name, rating) VALUES ('a', 7)")
    try file.open(trip(.text("name")))
    let kept = try file.backups.filter { !others.contains($0) }
    #expect(kept.count == 3 && kept.prefix(2) == old.suffix(2))
    let names = try file.folder.names
    #expect(others.allSatisfy(names.contains))
  }

  @Test("A renamed property keeps its values, also where another takes its old name, or all of them move on by one")
  func renamed() throws {
    try file.fill(trip(.text("a"), .text("b")), "INSERT INTO Trip (a, b) VALUES ('1', '2')")
    try file.open(trip(.text("c", was: "a"), .text("b"), .text("a", optional: true)))
    #expect(try file.rows("SELECT a, b, c FROM Trip") == [[.null, "2", "1"]])
    #expect(try file.backups.isEmpty)
    try file.open(trip(.text("d", was: "c"), .text("c", was: "b"), .text("b", was: "a", optional: true)))
    #expect(try file.rows("SELECT b, c, d FROM Trip") == [[.null, "2", "1"]])
    // Opened again, nothing moves.
    try file.open(trip(.text("d", was: "c"), .text("c", was: "b"), .text("b", was: "a", optional: true)))
    #expect(try file.rows("SELECT b, c, d FROM Trip") == [[.null, "2", "1"]])
    try file.open(trip(.text("D", was: "d"), .text("c"), .text("b", optional: true)))
    #expect(try file.rows("SELECT D FROM Trip") == [["1"]])
    #expect(try file.backups.isEmpty)
    try file.check()
  }

  @Test("What may be absent can become what may not, with the default for the rows that have nothing")
  func optional() throws {
    try file.fill(
      trip(.text("name", optional: true), .int("rating")), "INSERT INTO Trip (name, rating) VALUES (NULL, 1), ('b', 2)")
    let words = try file.refusal { try file.open(trip(.text("name"), .int("rating"))) }
    #expect(words.contains("Trip.name may no longer be absent, and is in the row 1"))
    try file.open(trip(.text("name", standard: "none"), .int("rating", optional: true))) { connection in
      #expect(try connection.rows("SELECT name, rating FROM Trip ORDER BY _id") == [["none", 1], ["b", 2]])
      try connection.execute("INSERT INTO Trip (name, rating) VALUES ('c', NULL)")
      #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO Trip (rating) VALUES (1)") }
    }
    #expect(try file.backups.isEmpty)
    try file.check()
  }

  @Test("A changed default changes no row")
  func standard() throws {
    try file.fill(trip(.text("name", standard: "x")), "INSERT INTO Trip (name) VALUES ('x')")
    try file.open(trip(.text("name", standard: "y")))
    #expect(try file.rows("SELECT name FROM Trip") == [["x"]])
  }

  @Test("Types change where nothing is lost")
  func types() throws {
    try file.fill(
      trip(.int("a"), .int("b"), .int("c"), .int("d", as: "Bool"), .int("e"), .text("f")),
      "INSERT INTO Trip (a, b, c, d, e, f) VALUES (5, 7, -9, 1, 100, 'x')")
    try file.open(
      trip(
        .real("a"), .text("b"), .int("c", as: "Int8"), .text("d"), .int("e", as: "UInt64"), .text("f")))
    #expect(
      try file.rows("SELECT a, b, c, d, e, typeof(a) FROM Trip") == [[5.0, "7", -9, "true", 100, "real"]])
    #expect(try file.backups.isEmpty)
    try file.check()
  }

  @Test(
    "A type that loses something, or whose meaning nobody knows, is refused by name, and the file is untouched",
    arguments: [
      (
        StoreEntity.Column.real("a"), StoreEntity.Column.int("a"), "1.5",
        "kept as real (Double), and the model asks for integer (Int)"
      ),
      (.text("a"), .int("a"), "'x'", "kept as text (String), and the model asks for integer (Int)"),
      (.real("a", as: "Date"), .real("a"), "1", "kept as real (Date), and the model asks for real (Double)"),
      (.int("a"), .int("a", as: "Int8"), "128", "cannot be Int8: the row 1 has 128, and only -128 to 127 can be told"),
      (.int("a"), .int("a", as: "Bool"), "2", "cannot be Bool: the row 1 has 2"),
      (.int("a"), .real("a"), "9007199254740993", "cannot be Double: the row 1 has 9007199254740993"),
      (.int("a", as: "UInt64"), .int("a"), "-1", "cannot be Int"),
      (.text("a"), .one("a", "Trip"), "'x'", "is kept as text (String), and the model asks to lead to Trip"),
    ])
  func refusedTypes(_ old: StoreEntity.Column, _ new: StoreEntity.Column, _ value: String, _ expected: String) throws {
    try file.fill(trip(old), "INSERT INTO Trip (a) VALUES (\(value))")
    let words = try file.refusal { try file.open(trip(new)) }
    #expect(words.contains(expected) && words.contains("Trip.a") && words.contains(file.folder.path()), "\(words)")
  }

  @Test("What becomes unique is so from now on; values that stand twice are refused, and an example is given")
  func unique() throws {
    try file.fill(
      trip(.text("name"), .int("day", optional: true)),
      "INSERT INTO Trip (name, day) VALUES ('a', 1), ('b', NULL), ('b', NULL), ('e\u{301}', 3), ('\u{e9}', 4)")
    try file.open(trip(.text("name"), .int("day", optional: true), uniques: [[0, 1], [1]]))
    let words = try file.refusal {
      try file.open(trip(.text("name"), .int("day", optional: true), uniques: [[0]]))
    }
    #expect(words.contains("Trip.name cannot be unique: 2 rows have ") && words.contains("such as"))
    try file.open(trip(.text("name"), .int("day", optional: true))) { connection in
      try connection.execute("INSERT INTO Trip (name, day) VALUES ('a', 1)")
      try connection.execute("DELETE FROM Trip WHERE _id > 2")
    }
    try file.open(trip(.text("name"), .int("day", optional: true), uniques: [[0]], indices: [[1, 0]])) { connection in
      #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO Trip (name) VALUES ('a')") }
      let indexes = try connection.table("Trip")?.indexes.map(\.name)
      #expect(indexes == ["Trip_day_name_index", "Trip_name_unique"])
    }
    try file.open(trip(.text("name"), .int("day", optional: true)))
    #expect(try file.rows("SELECT count(*) FROM sqlite_schema WHERE type = 'index'") == [[0]])
    // Two rows that would get the same default.
    let twice = try file.refusal {
      try file.open(trip(.text("name"), .int("day", optional: true), .int("code", standard: 1), uniques: [[2]]))
    }
    #expect(twice.contains("Trip.code cannot be unique: 2 rows have 1, such as 1 and 2"))
  }

  @Test("A store that has what is asked for is not written to, whatever is indexed in it")
  func unchanged() throws {
    let models = trip(
      .text("name"), .one("next", "Trip", inverse: "previous"), .one("previous", "Trip", inverse: "next"),
      uniques: [[0, 1], [0]], indices: [[1], [1, 0], [0], [1]])
    try file.fill(models, "INSERT INTO Trip (name) VALUES ('a')")
    let bytes = try file.bytes
    try file.open(models)
    #expect(try file.bytes == bytes)
  }

  @Test("A table that is made anew keeps keys, never gives one again, and keeps what others added to it")
  func rebuilt() throws {
    try file.fill(
      trip(.text("name"), .int("day")), "INSERT INTO Trip (name, day) VALUES ('a', 1), ('b', 2), ('c', 3)",
      "DELETE FROM Trip WHERE _id = 3", "CREATE TABLE log (name TEXT)",
      "CREATE TRIGGER told AFTER INSERT ON Trip BEGIN INSERT INTO log VALUES (NEW.name); END",
      "CREATE INDEX mine ON Trip (day)")
    try file.open(trip(.text("name", optional: true), .int("day"))) { connection in
      #expect(
        try connection.rows(
          "SELECT name, sql LIKE '%Trip%' FROM sqlite_schema WHERE name IN ('mine', 'told') ORDER BY name") == [
            ["mine", 1], ["told", 1],
          ])
      try connection.execute("INSERT INTO Trip (name, day) VALUES ('d', 4)")
      #expect(try connection.rows("SELECT _id, name FROM Trip ORDER BY _id") == [[1, "a"], [2, "b"], [4, "d"]])
      #expect(try connection.rows("SELECT name FROM log ORDER BY rowid") == [["a"], ["b"], ["c"], ["d"]].suffix(1))
    }
    let error = try file.refusal { try file.open(trip(.text("name", optional: true))) }
    #expect(error.contains("CREATE INDEX mine ON Trip (day)"))
    #expect(try file.backups.isEmpty, "what was not done needs no copy")
    try file.check()
  }
}
