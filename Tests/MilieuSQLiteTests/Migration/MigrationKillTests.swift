import Foundation
import MilieuData
import MilieuSQLite
import SQLiteProcessModels
import Testing

/// Processes that end while they bring a store to another version, and several that do so at once.
@Suite struct MigrationKillTests {
  static let accounts = 200

  /// The file of the first version.
  private func first(_ file: MigratedFile) throws -> Data {
    try fill(file)
    // Once the container has gone, all is in the file.
    return try file.bytes
  }

  private func fill(_ file: MigratedFile) throws {
    let context = ModelContext(
      try ModelContainer(
        for: Schema(versionedSchema: LedgerV1.self),
        configurations: ModelConfiguration(url: URL(filePath: file.folder.path()))))
    for number in 0..<Self.accounts {
      let account = LedgerV1.Account(number: number, note: String(repeating: "note \(number) ", count: 20))
      context.insert(account)
      account.entries = (0..<5).map { LedgerV1.Entry(amount: number * $0) }
    }
    try context.save()
  }

  /// That a file is all of the first version, or all of the second.
  ///
  /// - Returns: whether it is of the second.
  private func look(_ path: String) throws -> Bool {
    let connection = try SQLiteConnection(.file(path))
    try PredicateFunctions.register(on: connection)
    defer { try? connection.close() }
    #expect(try connection.rows("PRAGMA integrity_check") == [["ok"]])
    #expect(try connection.rows("SELECT * FROM pragma_foreign_key_check").isEmpty)
    let version = try connection.rows("SELECT version FROM _schema_version")
    let columns = try connection.table("Account")?.columns.map(\.name)
    let accounts = try connection.integer("SELECT count(*) FROM Account")
    let entries = try connection.integer("SELECT count(*) FROM Entry")
    if version == [["1.0.0"]] {
      #expect(
        columns == ["_id", "number", "note"] && accounts == Int64(Self.accounts) && entries == 5 * Int64(Self.accounts))
      return false
    }
    #expect(version == [["2.0.0"]] && columns == ["_id", "code", "sum"])
    #expect(accounts == Int64(Self.accounts * 9 / 10) && entries == 5 * Int64(Self.accounts * 9 / 10))
    #expect(try connection.integer("SELECT count(*) FROM Account WHERE sum <> code * 10.0") == 0)
    #expect(try connection.integer("SELECT count(*) FROM Entry WHERE typeof(amount) <> 'real'") == 0)
    return true
  }

  @Test(
    "Whatever instant a process is killed at while it migrates, the store is all of the old version or all of the new")
  func killed() throws {
    let file = try MigratedFile()
    let bytes = try first(file)
    // How long it takes when nobody comes in between, so that all instants are hit.
    let whole = try OtherProcess("migrate", file.folder.path())
    #expect(whole.line() == "ready")
    let began = ContinuousClock.now
    #expect(whole.line() == "done")
    let length = ContinuousClock.now - began
    whole.kill()
    #expect(try look(file.folder.path()))
    var ends: [Bool: Int] = [:]
    for _ in 0..<max(KillTests.rounds, 8) {
      for name in try file.folder.names where name.hasPrefix("store.sqlite") {
        try FileManager.default.removeItem(at: file.folder.url.appending(path: name))
      }
      try bytes.write(to: URL(filePath: file.folder.path()))
      let process = try OtherProcess("migrate", file.folder.path())
      #expect(process.line() == "ready")
      // No event tells the instant: any will do, as long as it is another one each time.
      usleep(UInt32(.random(in: 0...1.2) * (length / .microseconds(1))))
      process.kill()
      ends[try look(file.folder.path()), default: 0] += 1
      // A copy that is there is whole, and of the old version.
      for name in try file.backups { #expect(try !look(file.folder.path(name))) }
      // Whoever comes next goes on.
      _ = try ledger(file.folder.path())
      #expect(try look(file.folder.path()))
      #expect(try file.folder.names.allSatisfy { !$0.contains(".partial") })
    }
    // Of a hundred instants some are before the end and some behind it.
    #expect(ends.count == 2 || KillTests.rounds < 100, "\(ends)")
  }

  @Test("Several processes that open an old store at once all get the new one, which was made once")
  func together() throws {
    let file = try MigratedFile()
    _ = try first(file)
    let processes = try (0..<3).map { _ in try OtherProcess("migrate", file.folder.path()) }
    for process in processes { #expect(process.lines() == ["ready", "done"]) }
    #expect(try look(file.folder.path()))
    #expect(try file.backups.count == 1)
  }

  @Test(
    "Where there is no room for the copy or for the new rows, the store is the old one, and nothing is left beside it")
  func full() throws {
    let file = try MigratedFile()
    let bytes = try first(file)
    // Too little for the copy; enough for it, and too little for the journal of what changes.
    for room in [bytes.count / 2, bytes.count + 8_192] {
      let process = try OtherProcess("migrate-in-little-room", file.folder.path(), "\(room)")
      let lines = process.lines()
      #expect(lines.count == 2 && lines.last?.hasPrefix("The store has no room left") == true, "\(lines)")
      #expect(try file.folder.names.filter { !$0.hasPrefix("store.sqlite-") } == ["store.sqlite"])
      #expect(try !look(file.folder.path()))
    }
    #expect(try file.bytes == bytes)
  }
}
