import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// Processes that end at any instant, and several that write.
@Suite struct KillTests {
  static let rounds = ProcessInfo.processInfo.environment["MILIEU_KILL_ROUNDS"].flatMap { Int($0) } ?? 8

  @Test("Whatever instant a process is killed at, each commit that had returned is there, and none is half there")
  func killed() throws {
    let folder = try Folder()
    var reported: Int64 = 0
    for _ in 0..<Self.rounds {
      let process = try OtherProcess("commit", folder.path())
      for _ in 0..<Int.random(in: 0...60) {
        guard let line = process.line() else { break }
        reported = try #require(Int64(line))
      }
      // No event tells the instant: any will do, as long as it is another one each time.
      usleep(.random(in: 0...20_000))
      process.kill()
      reported = process.lines().last.flatMap { Int64($0) } ?? reported

      let connection = try SQLiteConnection(folder.location())
      try connection.check()
      guard try connection.table("part") != nil else {
        #expect(reported == 0)
        continue
      }
      let stored = try connection.integer("SELECT count(*) FROM whole")
      let last = try connection.integer("SELECT coalesce(max(_id), 0) FROM whole") ?? 0
      #expect(stored == last)
      // It may have been killed after a commit returned and before it said so.
      #expect(last == reported || last == reported + 1, "\(last) are there of \(reported) that were reported")
      let halves = try connection.rows(
        """
        SELECT whole._id FROM whole LEFT JOIN part ON part.whole = whole._id
        GROUP BY whole._id HAVING count(part._id) <> whole.parts OR count(DISTINCT part.number) <> whole.parts
        """)
      #expect(halves.isEmpty)
      #expect(try connection.rows("SELECT * FROM pragma_foreign_key_check").isEmpty)
      reported = last
    }
    #expect(reported > 0)
  }

  @Test("Two processes and this one, writing at the same time, lose nothing")
  func together() throws {
    let folder = try Folder()
    let count = 150
    let processes = try ["one", "two"].map { try OtherProcess("add", folder.path(), "\(count)", $0) }
    for process in processes { #expect(process.line() == "ready") }
    let connection = try SQLiteConnection(folder.location(), options: SQLiteOptions(busyTimeout: .seconds(60)))
    for number in 0..<count {
      try connection.transaction {
        let value = try connection.integer("SELECT value FROM total WHERE _id = 1") ?? 0
        try connection.execute("INSERT INTO entry (name, number) VALUES ('three', ?)", .integer(Int64(number)))
        try connection.execute("UPDATE total SET value = ? WHERE _id = 1", .integer(value + 1))
      }
    }
    for process in processes { #expect(try process.finish() == 0) }
    #expect(try connection.integer("SELECT value FROM total") == Int64(3 * count))
    #expect(
      try connection.rows("SELECT name, count(DISTINCT number) FROM entry GROUP BY name ORDER BY name")
        == [["one", 150], ["three", 150], ["two", 150]])
    #expect(try connection.othersHaveCommitted())
    #expect(try !connection.othersHaveCommitted())
    try connection.check()
  }

  @Test("A commit returns once the journal is on the disk, unless it is only to survive the process")
  func durability() throws {
    let folder = try Folder()
    let full = try SQLiteConnection(folder.location())
    #expect(try full.rows("PRAGMA synchronous") == [[2]])
    #expect(try full.rows("PRAGMA journal_mode") == [["wal"]])
    let normal = try SQLiteConnection(folder.location(), options: SQLiteOptions(durability: .processEnd))
    #expect(try normal.rows("PRAGMA synchronous") == [[1]])
  }

  @Test("A store that another process has locked is waited for, and the error says for how long")
  func locked() throws {
    let folder = try Folder()
    let connection = try SQLiteConnection(
      folder.location(), options: SQLiteOptions(busyTimeout: .milliseconds(80)))
    try makePlaces(connection)
    let process = try OtherProcess("hold", folder.path())
    #expect(process.line() == "held")

    let error = try failure { try connection.execute("INSERT INTO place (name) VALUES ('A')") }
    guard case .locked(let waited) = error.kind else {
      Issue.record("\(error)")
      return
    }
    #expect(waited >= .milliseconds(80) && waited < .seconds(30))
    #expect(error.description.contains("held it for") && error.description.contains(folder.path()))
    // Readers do not wait.
    #expect(try connection.placeCount == 0)

    #expect(try process.finish() == 0)
    try connection.execute("INSERT INTO place (name) VALUES ('A')")
    #expect(try connection.placeCount == 1)
  }

  @Test("Who has read before somebody else commits can no longer write, and is told at once and how to avoid it")
  func staleSnapshot() throws {
    let folder = try Folder()
    let one = try SQLiteConnection(folder.location())
    try makePlaces(one)
    let other = try SQLiteConnection(folder.location())
    let error = try failure {
      try one.transaction(.deferred) {
        _ = try one.placeCount
        try other.execute("INSERT INTO place (name) VALUES ('A')")
        try one.execute("INSERT INTO place (name) VALUES ('B')")
      }
    }
    #expect(error.kind == .locked(waited: .zero))
    #expect(error.remedy.contains("immediate"))
    #expect(try one.rows("SELECT name FROM place") == [["A"]])
  }

  @Test("Many threads that make the same file at once all get it")
  func makingTogether() async throws {
    let folder = try Folder()
    let location = folder.location()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let connection = try SQLiteConnection(location, options: SQLiteOptions(busyTimeout: .seconds(60)))
          try connection.execute("CREATE TABLE IF NOT EXISTS made (_id INTEGER PRIMARY KEY)")
          try connection.execute("INSERT INTO made DEFAULT VALUES")
          try connection.close()
        }
      }
      try await group.waitForAll()
    }
    #expect(try SQLiteConnection(location).integer("SELECT count(*) FROM made") == 8)
  }
}
