import Foundation
import MilieuSQLite
import Testing

/// Transactions, constraints, and what commits tell.
@Suite struct TransactionTests {
  struct Stop: Error {}

  @Test("What throws is undone, the transaction or only the savepoint; what returns stays")
  func undoing() throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection)
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.execute("INSERT INTO place (name) VALUES ('undone')")
        throw Stop()
      }
    }
    #expect(try !connection.isInTransaction)
    let returned = try connection.transaction {
      try connection.execute("INSERT INTO place (name) VALUES ('A')")
      #expect(throws: Stop.self) {
        try connection.transaction {
          try connection.execute("INSERT INTO place (name) VALUES ('undone')")
          try connection.savepoint { try connection.execute("INSERT INTO place (name) VALUES ('undone, too')") }
          throw Stop()
        }
      }
      try connection.savepoint { try connection.execute("INSERT INTO place (name) VALUES ('B')") }
      return 5
    }
    #expect(returned == 5)
    #expect(try connection.rows("SELECT name FROM place ORDER BY _id") == [["A"], ["B"]])
  }

  @Test("A broken constraint says which, with table and columns")
  func constraints() throws {
    let folder = try Folder()
    let connection = try SQLiteConnection(folder.location())
    try makePlaces(connection)
    try connection.execute("INSERT INTO country VALUES (1, 'IS')")
    func kind(_ sql: String) throws -> SQLiteError.Kind { try failure { try connection.execute(sql) }.kind }
    #expect(
      try kind("INSERT INTO country VALUES (2, 'IS')") == .constraint(.unique(table: "country", columns: ["code"])))
    #expect(
      try kind("INSERT INTO country VALUES (1, 'NO')") == .constraint(.unique(table: "country", columns: ["_id"])))
    try connection.execute("INSERT INTO place (name, country) VALUES ('A', 1)")
    #expect(
      try kind("INSERT INTO place (name, country) VALUES ('A', 1)")
        == .constraint(.unique(table: "place", columns: ["name", "country"])))
    #expect(
      try kind("INSERT INTO place (name) VALUES (NULL)") == .constraint(.notNull(table: "place", column: "name")))
    #expect(try kind("INSERT INTO place (name, rating) VALUES ('A', 9)") == .constraint(.check("rated")))
    let foreign = try failure {
      try connection.transaction {
        // Settled only as the transaction ends.
        try connection.execute("INSERT INTO place (name, country) VALUES ('B', 77)")
      }
    }
    #expect(foreign.kind == .constraint(.foreignKey(child: "place", parent: "country")))
    #expect(foreign.description.contains(folder.path()) && foreign.description.contains("names a row of country"))
    #expect(try connection.placeCount == 1)
    #expect(try !connection.isInTransaction)
  }

  @Test("A connection notices what others commit, and not what it commits itself")
  func others() throws {
    let folder = try Folder()
    let one = try SQLiteConnection(folder.location())
    let other = try SQLiteConnection(folder.location())
    #expect(try !other.othersHaveCommitted())
    try makePlaces(one)
    #expect(try !one.othersHaveCommitted())
    #expect(try other.othersHaveCommitted())
    #expect(try !other.othersHaveCommitted())
  }

  @Test("A transaction that SQLite has ended is not taken for one that was stored")
  func endedInside() throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection)
    let error = try failure {
      try connection.transaction {
        try connection.execute("INSERT INTO place (name) VALUES ('lost')")
        try connection.execute("ROLLBACK")
      }
    }
    #expect(error.kind == .misuse && error.cause.contains("had ended"))
    #expect(try connection.placeCount == 0)
  }

  @Test(
    "An interruption that lasts, as another statement is running, still leaves nothing of the transaction",
    arguments: [false, true])
  func lastingInterruption(isWrite: Bool) throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection, count: 3)
    try connection.withStatement("SELECT name FROM place") { outer throws in
      #expect(try outer.step())
      let error = try failure {
        try connection.transaction {
          try connection.execute("INSERT INTO place (name) VALUES ('undone')")
          connection.interrupt()
          if isWrite { try connection.execute("DELETE FROM place") } else { _ = try connection.placeCount }
        }
      }
      #expect(error.kind == .interrupted)
      #expect(try failure { _ = try outer.step() }.kind == .interrupted)
    }
    #expect(try connection.placeCount == 3)
    #expect(try !connection.isInTransaction)
    try connection.transaction { try connection.execute("INSERT INTO place (name) VALUES ('stored')") }
    #expect(try connection.placeCount == 4)
  }

  @Test("What goes on after the whole transaction was undone is not stored by itself")
  func goingOn() throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection, count: 3)
    try connection.register(
      SQLiteFunction(name: "interrupted", argumentCount: 0, isDeterministic: false) { [weak connection] _ in
        connection?.interrupt()
        return 1
      })
    let error = try failure {
      try connection.transaction {
        try connection.execute("INSERT INTO place (name) VALUES ('undone')")
        #expect(try failure { try connection.execute("DELETE FROM place WHERE interrupted()") }.kind == .interrupted)
        // SQLite has undone all, and would store each of these at once.
        #expect(try failure { try connection.execute("INSERT INTO place (name) VALUES ('B')") }.kind == .misuse)
        #expect(try failure { try connection.transaction { _ = try connection.placeCount } }.kind == .misuse)
      }
    }
    #expect(error.kind == .misuse && error.cause.contains("nothing of it was stored"))
    #expect(try connection.placeCount == 3)
  }
}
