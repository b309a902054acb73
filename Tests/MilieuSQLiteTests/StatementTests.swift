import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// Values that are written and read, statements that are kept, and names that are quoted.
@Suite struct StatementTests {
  static let hostileNames = [
    "plain", "select", "a b", "a\"b", "\"", "\"\"; DROP TABLE kept; --", "'", "`x`", "[x]", "🗺️", "é", "e\u{301}", "ünï",
    "a\nb", "a;b",
    "--", "/*", "\"\u{301}", "%s", "?", ":a", "@b", "$c", "\\", "_id2", " ", "\u{202E}x", "‮a.b",
    "Robert'); DROP TABLE kept;",
  ]

  @Test("Each value comes back exactly, whatever column it is in")
  func roundTrip() throws {
    let connection = try SQLiteConnection(.memory)
    try connection.execute("CREATE TABLE t (_id INTEGER PRIMARY KEY, value)")
    let long = String(repeating: "long 🗺️ ", count: 1_000)
    let values: [StoredValue] =
      [
        .null, .integer(0), .integer(.min), .integer(.max), .real(0.1), .real(-.infinity),
        .real(.leastNonzeroMagnitude),
        .real(.greatestFiniteMagnitude), .real(-0.0), .text(""), .text("a\0b"), .text(long), .text("e\u{301}"),
        .text(String(repeating: "x", count: 64)), .text(String(repeating: "x", count: 65)), .blob(Data()),
        .blob(Data([0, 255, 0])), .blob(Data(repeating: 7, count: 100_000)),
      ] + Self.hostileNames.map(StoredValue.text)
    for value in values { try connection.execute("INSERT INTO t (value) VALUES (?)", value) }
    let read = try connection.rows("SELECT value FROM t ORDER BY _id").map(\.[0])
    #expect(read == values)
    for case (.text(let one), .text(let other)) in zip(read, values) { #expect(one.utf8.elementsEqual(other.utf8)) }
  }

  @Test("Rows are written and read through the seam of the data layer, from any column on")
  func seam() throws {
    let connection = try SQLiteConnection(.memory)
    try connection.execute("CREATE TABLE t (_id INTEGER PRIMARY KEY, i INTEGER, r REAL, s TEXT, b BLOB, n TEXT)")
    try connection.withStatement("INSERT INTO t VALUES (?, ?, ?, ?, ?, ?)") { statement in
      statement.write(Int64(9), 0)
      statement.firstParameter = 1
      let row: any RowWriter = statement
      row.write(Int64(7), 0)
      row.write(0.5, 1)
      row.write("text", 2)
      row.write(Data([1, 2]), 3)
      row.writeNull(4)
      try statement.run()
    }
    #expect(try connection.lastInsertedID == 9)
    #expect(try connection.changeCount == 1)
    try connection.withStatement("SELECT * FROM t") { statement throws in
      statement.firstColumn = 1
      #expect(statement.columnCount == 6)
      try #require(try statement.step())
      let row: any RowReader = statement
      #expect(row.integer(0) == 7 && row.real(1) == 0.5 && row.text(2) == "text" && row.blob(3) == Data([1, 2]))
      #expect(row.isNull(4) && !row.isNull(0) && row.text(4) == "" && row.blob(4) == Data())
      #expect(statement.columnName(2) == "s")
      #expect(try !statement.step())
    }
  }

  @Test("A value stays bound until it is written anew, and none stays for who uses the statement next")
  func bindings() throws {
    let connection = try SQLiteConnection(.memory)
    try connection.execute("CREATE TABLE t (a TEXT, b INTEGER)")
    try connection.withStatement("INSERT INTO t VALUES (?, ?)") { statement in
      statement.write("kept", 0)
      for number in 1...2 {
        statement.write(Int64(number), 1)
        try statement.run()
      }
      statement.write("new", 0)
      try statement.run()
    }
    try connection.withStatement("INSERT INTO t VALUES (?, ?)") { try $0.run() }
    #expect(
      try connection.rows("SELECT a, b FROM t ORDER BY rowid") == [
        ["kept", 1], ["kept", 2], ["new", 2], [nil, nil],
      ])
  }

  @Test("Several texts of a row, short and long, are each their own")
  func texts() throws {
    let connection = try SQLiteConnection(.memory)
    try connection.execute("CREATE TABLE t (a TEXT, b TEXT, c TEXT)")
    let rows = (0..<200).map { number in
      [0, 1, 2].map { StoredValue.text(String(repeating: "\(number)/\($0) ", count: number * ($0 + 1) % 23)) }
    }
    try connection.withStatement("INSERT INTO t VALUES (?, ?, ?)") { statement in
      for row in rows {
        for (column, value) in row.enumerated() { statement.bind(value, column) }
        try statement.run()
      }
    }
    #expect(try connection.rows("SELECT a, b, c FROM t ORDER BY rowid") == rows)
  }

  @Test("What is no number comes back as it was, and is found beside those that are")
  func notANumber() throws {
    let connection = try SQLiteConnection(.memory)
    try connection.execute("CREATE TABLE t (a REAL)")
    try connection.execute("INSERT INTO t VALUES (?), (1)", .real(.nan))
    let numbers = try connection.withStatement("SELECT a FROM t ORDER BY rowid") { statement in
      var numbers: [Double] = []
      while try statement.step() { numbers.append(statement.real(0)) }
      return numbers
    }
    #expect(numbers[0].isNaN && numbers[1] == 1)
  }

  @Test("Values that do not fit are errors when the statement runs: a parameter too many, sums that overflow")
  func outOfRange() throws {
    let connection = try SQLiteConnection(.memory)
    try connection.execute("CREATE TABLE t (a REAL)")
    #expect(try failure { try connection.execute("INSERT INTO t VALUES (?)", 1, 2) }.kind == .outOfRange)
    #expect(try failure { try connection.execute("INSERT INTO t VALUES (?)", 1, "two") }.kind == .outOfRange)
    let overflow = try failure {
      _ = try connection.rows("SELECT sum(column1) FROM (VALUES (?), (?))", .integer(.max), 1)
    }
    #expect(overflow.kind == .outOfRange)
    #expect(try connection.integer("SELECT count(*) FROM t") == 0)
  }

  @Test("Statements are kept up to a limit, those used longest ago go first, and running ones are not disturbed")
  func cache() throws {
    let connection = try SQLiteConnection(.memory, options: SQLiteOptions(statementLimit: 3))
    for number in 0..<20 { #expect(try connection.integer("SELECT \(number)") == Int64(number)) }
    #expect(try connection.keptStatementCount == 3)
    let same: ObjectIdentifier = try connection.withStatement("SELECT 19") { ObjectIdentifier($0) }
    #expect(try connection.withStatement("SELECT 19") { ObjectIdentifier($0) } == same)

    try connection.execute("CREATE TABLE t (a INTEGER)")
    for number in 1...5 { try connection.execute("INSERT INTO t VALUES (?)", .integer(Int64(number))) }
    var pairs = 0
    let select = "SELECT a FROM t"
    try connection.withStatement(select) { outer in
      while try outer.step() {
        for number in 0..<5 { _ = try connection.integer("SELECT -\(number)") }
        try connection.withStatement(select) { inner in
          #expect(inner !== outer)
          while try inner.step() { pairs += 1 }
        }
      }
    }
    #expect(pairs == 25)
    #expect(try connection.keptStatementCount == 3)
  }

  @Test("Tables whose names only look the same are two, also for statements that are kept")
  func lookalikes() throws {
    let connection = try SQLiteConnection(.memory)
    for (number, name) in ["é", "e\u{301}"].enumerated() {
      try connection.execute("CREATE TABLE \(SQLiteName.quoted(name)) (a INTEGER)")
      try connection.execute("INSERT INTO \(SQLiteName.quoted(name)) VALUES (?)", .integer(Int64(number)))
    }
    for (number, name) in ["é", "e\u{301}"].enumerated() {
      #expect(try connection.rows("SELECT a FROM \(SQLiteName.quoted(name))") == [[.integer(Int64(number))]])
    }
  }

  @Test("A name stays a name, whatever it contains", arguments: hostileNames)
  func quoting(_ name: String) throws {
    let connection = try SQLiteConnection(.memory)
    let quoted = try SQLiteName.quoted(name)
    try connection.execute("CREATE TABLE kept (_id INTEGER PRIMARY KEY)")
    try connection.execute("CREATE TABLE \(quoted) (\(quoted) TEXT REFERENCES \(quoted) (\(quoted)) UNIQUE)")
    try connection.execute("CREATE INDEX \(try SQLiteName.quoted("index of \(name)")) ON \(quoted) (\(quoted))")
    try connection.execute("INSERT INTO \(quoted) (\(quoted)) VALUES (?)", .text(name))
    #expect(try connection.rows("SELECT \(quoted) FROM \(quoted) WHERE \(quoted) = ?", .text(name)) == [[.text(name)]])
    let names = try connection.tableNames()
    #expect(Set(names) == [name, "kept"] && names.contains { $0.utf8.elementsEqual(name.utf8) })
    let table = try #require(try connection.table(name))
    #expect(table.columns.map(\.name) == [name])
    #expect(table.indexes.contains { $0.name == "index of \(name)" && $0.columns == [name] })
    #expect(table.foreignKeys.map(\.targets) == [[name]])
    let broken = try failure { try connection.execute("INSERT INTO \(quoted) VALUES (?)", .text(name)) }
    guard case .constraint(.unique) = broken.kind else {
      Issue.record("\(broken)")
      return
    }
  }

  @Test("A NUL in a name or a statement is refused, since SQLite would stop there; so is a second statement")
  func refusedText() throws {
    let connection = try SQLiteConnection(.memory)
    #expect(try failure { _ = try SQLiteName.quoted("a\0b") }.kind == .statement)
    #expect(try failure { try connection.execute("SELECT 1\0; DROP TABLE x") }.cause.contains("NUL"))
    #expect(
      try failure { try connection.execute("CREATE TABLE a (b); CREATE TABLE c (d)") }.cause.contains("more than one"))
    #expect(try failure { try connection.execute("  ") }.kind == .statement)
    #expect(try connection.tableNames() == [])
    try connection.execute("CREATE TABLE a (b);\n")
    let misspelt = try failure { _ = try connection.rows("SELECT \"no such column\" FROM a") }
    #expect(
      misspelt.kind == .statement && misspelt.cause.contains("no such column") && misspelt.cause.contains(" in: SELECT")
    )
  }
}
