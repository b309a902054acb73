import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// Files that are something else, damaged, cut off, or have no room.
@Suite struct DamageTests {
  private func sound(_ folder: Folder) throws -> Data {
    let connection = try SQLiteConnection(folder.location())
    try makePlaces(connection, count: 400)
    try connection.close()
    return try Data(contentsOf: URL(filePath: folder.path()))
  }

  @Test(
    "A file that is no database is refused and untouched",
    arguments: ["Dear diary", String(repeating: "Diary. ", count: 999)])
  func another(_ text: String) throws {
    let folder = try Folder()
    try Data(text.utf8).write(to: URL(filePath: folder.path()))
    for isReadOnly in [false, true] {
      let error = try failure {
        _ = try SQLiteConnection(folder.location(), options: SQLiteOptions(isReadOnly: isReadOnly))
      }
      #expect(error.kind == .notADatabase)
      #expect(error.description.contains(folder.path()))
    }
    #expect(try Data(contentsOf: URL(filePath: folder.path())) == Data(text.utf8))
    #expect(try folder.names == ["store.sqlite"])
  }

  @Test("A file that was cut off is refused, at whatever length, and untouched")
  func cutOff() throws {
    let folder = try Folder()
    let whole = try sound(folder)
    for length in [2, 15, 99, 100, 4_095, 4_096, whole.count / 2, whole.count - 4_096, whole.count - 1] {
      let part = whole.prefix(length)
      try part.write(to: URL(filePath: folder.path()))
      let error = try failure("\(length) of \(whole.count)") { _ = try SQLiteConnection(folder.location()) }
      #expect(error.kind == .damaged || error.kind == .notADatabase, "\(length): \(error)")
      #expect(try Data(contentsOf: URL(filePath: folder.path())) == part)
      #expect(try folder.names == ["store.sqlite"])
    }
  }

  @Test("A bit that flipped anywhere is refused, found, or changes no more than a value; nothing crashes")
  func flipped() throws {
    let folder = try Folder()
    let whole = try sound(folder)
    var random = SystemRandomNumberGenerator()
    let places = Array(0..<100) + (0..<400).map { _ in Int.random(in: 100..<whole.count, using: &random) }
    var refused = 0
    var found = 0
    for place in places {
      var bytes = whole
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try bytes.write(to: URL(filePath: folder.path()))
      do {
        let connection = try SQLiteConnection(folder.location()) { connection in
          do {
            try connection.check()
            let rows = try connection.rows("SELECT name, rating FROM place ORDER BY _id")
            let differing = rows.enumerated().count { $0.element != [.text("Place \($0.offset)"), 3.0] }
            // On the first page stand the words of the schema, by which all values are read.
            #expect(place < 4096 || differing <= 1 || rows.count != 400, "byte \(place)")
          } catch let error as SQLiteError {
            found += 1
            throw error
          }
        }
        try connection.close()
      } catch let error as SQLiteError {
        refused += 1
        #expect(!error.cause.isEmpty && error.path == folder.path())
        #expect([.damaged, .notADatabase, .statement].contains(error.kind), "byte \(place): \(error)")
        #expect(try Data(contentsOf: URL(filePath: folder.path())) == bytes, "byte \(place): \(error)")
      }
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.path() + suffix) }
    }
    #expect(refused > 20 && found > 0 && refused < places.count)
  }

  @Test("A page that was overwritten is found by the check, which says where")
  func overwritten() throws {
    let folder = try Folder()
    var bytes = try sound(folder)
    bytes.replaceSubrange(8_192..<8_300, with: Data(repeating: 0xA5, count: 108))
    try bytes.write(to: URL(filePath: folder.path()))
    let connection = try SQLiteConnection(folder.location())
    let error = try failure { try connection.check() }
    #expect(error.kind == .damaged)
    #expect(error.description.contains("The store is damaged: \(folder.path())"))
  }

  @Test("Where there is no more room, the transaction is undone and what was there stays")
  func full() throws {
    let folder = try Folder()
    let connection = try SQLiteConnection(folder.location())
    try makePlaces(connection, count: 5)
    let pages = try connection.integer("PRAGMA page_count") ?? 0
    _ = try connection.rows("PRAGMA max_page_count = \(pages + 4)")
    let error = try failure {
      try connection.transaction {
        for number in 0..<10_000 {
          try connection.execute("INSERT INTO place (name) VALUES (?)", .text("More \(number)"))
        }
      }
    }
    #expect(error.kind == .full && error.path == folder.path())
    #expect(try connection.placeCount == 5)
    #expect(try !connection.isInTransaction)
    try connection.execute("INSERT INTO place (name) VALUES ('fits')")
    #expect(try connection.placeCount == 6)
  }

  @Test("A process whose files may not grow is told so, and all that was committed is there")
  func limitedFiles() throws {
    let folder = try Folder()
    let said = try OtherProcess("fill", folder.path()).lines()
    try #require(said.count == 2)
    #expect(said[1].hasPrefix("The store has no room left: \(folder.path()): File too large"))
    let connection = try SQLiteConnection(folder.location())
    #expect(try connection.integer("SELECT count(*) FROM filling") == Int64(said[0]))
    try connection.check()
  }

  @Test(
    "A disk that is full is an error of that name, and all that was committed is there",
    .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let disk = try SmallDisk()
    let location = SQLiteLocation.file(disk.path("store.sqlite"))
    let connection = try SQLiteConnection(location)
    try makePlaces(connection, count: 1)
    var committed: Int64 = 1
    let error = try failure {
      while true {
        try connection.execute(
          "INSERT INTO place (name) VALUES (?)", .text(String(repeating: "x", count: 5_000) + "\(committed)"))
        committed += 1
      }
    }
    #expect(error.kind == .full)
    #expect(committed > 10)
    #expect(try connection.placeCount == committed)
    try? connection.close()
    let again = try SQLiteConnection(location)
    #expect(try again.placeCount == committed)
    try again.check()
    try again.close()

    // Not a byte is left, not even for what stands beside a store.
    let filler = Foundation.open(disk.path("filler"), O_CREAT | O_WRONLY, 0o600)
    let zeros = [UInt8](repeating: 0, count: 4_096)
    while Foundation.write(filler, zeros, zeros.count) > 0 {}
    Foundation.close(filler)
    #expect(try failure { _ = try SQLiteConnection(.file(disk.path("another"))) }.kind == .full)
    let store = try Data(contentsOf: URL(filePath: disk.path("store.sqlite")))
    let refused = try failure {
      let third = try SQLiteConnection(location)
      try third.execute("INSERT INTO place (name) VALUES (?)", .text(String(repeating: "y", count: 50_000)))
    }
    #expect(refused.kind == .full)
    #expect(refused.localizedDescription.contains(disk.path("store.sqlite")))
    #expect(try Data(contentsOf: URL(filePath: disk.path("store.sqlite"))) == store)
  }
}

/// A disk of a megabyte, where this process may mount one.
final class SmallDisk {
  private let folder: Folder

  static let isPossible = getuid() == 0 && (try? SmallDisk()) != nil

  init() throws {
    folder = try Folder()
    guard mount("tmpfs", folder.url.path(), "tmpfs", 0, "size=1m") == 0 else { throw POSIXError(.EPERM) }
  }

  deinit { umount2(folder.url.path(), 0) }

  func path(_ name: String) -> String { folder.path(name) }
}
