import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// Schemas that are looked at, copies, collations and functions.
@Suite struct UpkeepTests {
  @Test("The schema is read as it stands")
  func schema() throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection)
    try connection.execute("CREATE TABLE more (a TEXT DEFAULT 'x' COLLATE decimal, b, PRIMARY KEY (b, a))")
    try connection.execute("CREATE INDEX part ON more (a COLLATE NOCASE, lower(b)) WHERE b > 0")
    #expect(try connection.tableNames() == ["country", "more", "place"])
    #expect(try connection.table("none") == nil)

    let place = try #require(try connection.table("place"))
    #expect(place.columns.map(\.name) == ["_id", "name", "rating", "country"])
    #expect(place.columns.map(\.type) == ["INTEGER", "TEXT", "REAL", "INTEGER"])
    #expect(place.columns.map(\.isNotNull) == [false, true, false, false])
    #expect(place.columns.map(\.primaryKeyPosition) == [1, nil, nil, nil])
    #expect(place.indexes.map(\.name) == ["place_country", "place_name"])
    #expect(place.indexes.map(\.isUnique) == [false, true])
    #expect(place.indexes.map(\.columns) == [["country"], ["name", "country"]])
    #expect(
      place.foreignKeys.map { [$0.table, $0.onDelete, $0.onUpdate] + $0.columns + $0.targets }
        == [["country", "CASCADE", "NO ACTION", "country"]])
    #expect(place.sql.hasPrefix("CREATE TABLE place"))

    let more = try #require(try connection.table("more"))
    #expect(more.columns.map(\.defaultValue) == ["'x'", nil])
    #expect(more.columns.map(\.collation) == ["decimal", "BINARY"])
    #expect(more.columns.map(\.primaryKeyPosition) == [2, 1])
    let part = try #require(more.indexes.first { $0.name == "part" })
    #expect(
      part.isPartial && part.columns == ["a", nil] && part.collations == ["NOCASE", "BINARY"] && !part.isImplied)
    #expect(more.indexes.contains { $0.isImplied && $0.columns == ["b", "a"] })
  }

  @Test("The numbers of the schema and of the program belong to the transaction")
  func versions() throws {
    let connection = try SQLiteConnection(.memory)
    #expect(try connection.userVersion() == 0 && connection.applicationID() == 0)
    try connection.transaction {
      try connection.setUserVersion(-7)
      try connection.setApplicationID(.max)
    }
    #expect(try connection.userVersion() == -7 && connection.applicationID() == .max)
    try? connection.transaction {
      try connection.setUserVersion(8)
      throw TransactionTests.Stop()
    }
    #expect(try connection.userVersion() == -7)
  }

  @Test("A copy is whole, stands alone, and is never written over another file")
  func backup() throws {
    let folder = try Folder()
    let connection = try SQLiteConnection(folder.location())
    try makePlaces(connection, count: 2_000)
    let other = try SQLiteConnection(folder.location())
    try other.execute("DELETE FROM place WHERE _id = 1")
    try connection.backUp(to: folder.path("copy"))
    try other.execute("DELETE FROM place WHERE _id = 2")
    #expect(try folder.names.filter { $0.hasPrefix("copy") } == ["copy"])
    let copy = try SQLiteConnection(folder.location("copy"))
    #expect(try copy.placeCount == 1_999)
    try copy.check()
    try copy.close()

    let before = try Data(contentsOf: URL(filePath: folder.path("copy")))
    let error = try failure { try connection.backUp(to: folder.path("copy")) }
    #expect(error.kind == .cannotOpen && error.path == folder.path("copy"))
    #expect(try Data(contentsOf: URL(filePath: folder.path("copy"))) == before)
    #expect(try failure { try connection.backUp(to: folder.path("none/copy")) }.kind == .cannotOpen)
    #expect(
      try failure { try connection.transaction { try connection.backUp(to: folder.path("third")) } }.kind == .misuse)
    #expect(try folder.names.filter { $0.hasPrefix("none") || $0.hasPrefix("third") || $0.contains("partial") } == [])
  }

  @Test("A copy that does not fit on the disk leaves nothing behind", .enabled(if: SmallDisk.isPossible))
  func backupWithoutRoom() throws {
    let folder = try Folder()
    let disk = try SmallDisk()
    let connection = try SQLiteConnection(folder.location())
    try makePlaces(connection)
    try connection.execute(
      "INSERT INTO place (name) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 30) SELECT hex(randomblob(50000)) FROM n"
    )
    let error = try failure { try connection.backUp(to: disk.path("copy")) }
    #expect(error.kind == .full && error.path == disk.path("copy"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: (disk.path("copy") as NSString).deletingLastPathComponent)
        == [])
    #expect(try connection.placeCount == 30)
  }

  @Test("Decimal numbers as text are ordered and found by what they are worth")
  func decimals() throws {
    let connection = try SQLiteConnection(.memory)
    try connection.execute("CREATE TABLE t (a TEXT COLLATE decimal)")
    try connection.execute("CREATE INDEX t_a ON t (a)")
    let ordered = [
      "-1e3", "-999.5", "-10", "-9.99", "-0.001", "0", "0.000000000000000000000000000000000001", "1e-3", "0.01", "9",
      "9.5",
      "10", "10.0000000000000000000000000001", "1234567890123456789012345678901234567", "1e99", "NaN", "ten",
    ]
    for text in ordered.shuffled() { try connection.execute("INSERT INTO t VALUES (?)", .text(text)) }
    #expect(try connection.rows("SELECT a FROM t ORDER BY a").map(\.[0]) == ordered.map(StoredValue.text))
    for (text, same) in [("0", "-0.000"), ("9.5", "+09.50"), ("10", "1.0E1"), ("0.01", ".010"), ("-1e3", "-1000.")] {
      #expect(try connection.rows("SELECT a FROM t WHERE a = ?", .text(same)) == [[.text(text)]])
    }
    #expect(try connection.integer("SELECT count(*) FROM t WHERE a > '9' AND a <= '10'") == 2)
  }

  @Test("The order of decimal numbers is Foundation's, and a total one")
  func decimalsAgree() throws {
    let connection = try SQLiteConnection(.memory)
    let numbers = (0..<120).map { _ in
      Decimal(
        sign: .random() ? .plus : .minus, exponent: .random(in: -30...30),
        significand: Decimal(Int.random(in: 0...10_000)))
    }
    for one in numbers {
      for other in numbers {
        let row = try connection.rows(
          "SELECT ?1 < ?2 COLLATE decimal, ?1 = ?2 COLLATE decimal", .text(one.description), .text(other.description))
        #expect(row == [[.integer(one < other ? 1 : 0), .integer(one == other ? 1 : 0)]], "\(one) \(other)")
      }
    }
  }

  @Test("Functions and collations of our own can be called from SQL, and their errors end the statement")
  func functions() throws {
    let connection = try SQLiteConnection(.memory)
    struct Refused: Error, CustomStringConvertible { let description = "refused by the function" }
    try connection.register(
      SQLiteFunction(name: "contains", argumentCount: 2) { arguments in
        if arguments.isNull(0) || arguments.isNull(1) { return .null }
        return arguments.text(0).localizedStandardContains(arguments.text(1)) ? 1 : 0
      })
    #expect(
      try connection.rows("SELECT contains('Crème brûlée', 'BRULEE'), contains('a', 'b'), contains(NULL, 'b')") == [
        [1, 0, nil]
      ])
    try connection.register(
      SQLiteFunction(name: "same", argumentCount: -1) { arguments in
        if arguments.integer(0) == 1 { return .real(arguments.real(1)) }
        if arguments.integer(0) == 2 { return .text(arguments.text(1)) }
        if arguments.integer(0) == 3 { return .blob(arguments.blob(1)) }
        throw Refused()
      })
    #expect(
      try connection.rows("SELECT same(1, 0.5), same(2, 'a'), same(2, ''), same(3, x'00ff'), same(3, x'')")
        == [[0.5, "a", "", .blob(Data([0, 255])), .blob(Data())]])
    #expect(try failure { _ = try connection.rows("SELECT same(4, 1)") }.cause.contains("refused by the function"))
    try connection.register(SQLiteCollation(name: "length") { $0.count - $1.count })
    #expect(
      try connection.rows("SELECT column1 FROM (VALUES ('ccc'), ('b'), ('aa')) ORDER BY column1 COLLATE length")
        == [["b"], ["aa"], ["ccc"]])
    #expect(try failure { _ = try connection.rows("SELECT 'a' < 'b' COLLATE none") }.kind == .statement)
  }

  @Test("Functions end with their connection")
  func functionsEnd() throws {
    final class Token: Sendable {}
    weak var weak: Token?
    do {
      let token = Token()
      weak = token
      let connection = try SQLiteConnection(.memory)
      try connection.register(
        SQLiteFunction(name: "token", argumentCount: 0) { _ in .integer(Int64(ObjectIdentifier(token).hashValue & 1)) })
      try connection.close()
    }
    #expect(weak == nil)
  }
}
