import Foundation
import MilieuSQLite
import Testing

/// What is opened, and what is refused untouched.
@Suite struct OpeningTests {
  @Test("A file is made where there is none, keeps what was stored, and has no journal beside it once it is closed")
  func file() throws {
    let folder = try Folder()
    let connection = try SQLiteConnection(folder.location())
    try makePlaces(connection, count: 3)
    #expect(try folder.names == ["store.sqlite", "store.sqlite-shm", "store.sqlite-wal"])
    try connection.close()
    try connection.close()
    #expect(try folder.names == ["store.sqlite"])
    #expect(try SQLiteConnection(folder.location()).placeCount == 3)
  }

  @Test("What is in memory is private, or shared by name until the last one is closed")
  func memory() throws {
    let one = try SQLiteConnection(.memory)
    try makePlaces(one, count: 2)
    #expect(try SQLiteConnection(.memory).tableNames() == [])

    let name = "a name/with ?marks&\(UUID())"
    let first = try SQLiteConnection(.sharedMemory(name: name))
    try makePlaces(first, count: 2)
    let second = try SQLiteConnection(.sharedMemory(name: name))
    try first.close()
    #expect(try second.placeCount == 2)
    try second.close()
    #expect(try SQLiteConnection(.sharedMemory(name: name)).tableNames() == [])
  }

  @Test("Hostile paths are paths")
  func hostilePaths() throws {
    let folder = try Folder()
    for name in ["file:a?mode=memory", "%41?cache=shared", "é 🗺️ '\".sqlite", ":memory:"] {
      let connection = try SQLiteConnection(folder.location(name))
      try makePlaces(connection)
      try connection.close()
      #expect(try folder.names.contains(name))
    }
    let error = try failure { _ = try SQLiteConnection(folder.location("a\0b")) }
    #expect(error.kind == .cannotOpen && error.cause.contains("NUL"))
    #expect(try !folder.names.contains("a"))
  }

  @Test("A missing folder, a folder in the file's place and a missing file to read are named")
  func missing() throws {
    let folder = try Folder()
    let inMissing = try failure { _ = try SQLiteConnection(folder.location("missing/store.sqlite")) }
    #expect(inMissing.kind == .cannotOpen)
    #expect(inMissing.path == folder.path("missing/store.sqlite"))
    #expect(inMissing.description.contains("missing does not exist"))
    #expect(inMissing.remedy.contains("Make the folder"))

    try FileManager.default.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: true)
    let isFolder = try failure { _ = try SQLiteConnection(folder.location("sub")) }
    #expect(isFolder.kind == .cannotOpen && isFolder.cause == "it is a folder")

    try Data("words".utf8).write(to: URL(filePath: folder.path("file")))
    for path in ["file/store.sqlite", "file/further/store.sqlite"] {
      let inFile = try failure { _ = try SQLiteConnection(folder.location(path)) }
      #expect(inFile.kind == .cannotOpen && inFile.cause == "\(folder.path("file")) is no folder")
    }

    let noFile = try failure {
      _ = try SQLiteConnection(folder.location("none"), options: SQLiteOptions(isReadOnly: true))
    }
    #expect(noFile.kind == .cannotOpen && noFile.cause.contains("no such file"))
    #expect(try folder.names.sorted() == ["file", "sub"])
  }

  @Test("Who may not write a file, its folder, or read it, is told which")
  func permissions() throws {
    let folder = try Folder()
    // The other user has to get there.
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path())
    let connection = try SQLiteConnection(folder.location())
    try makePlaces(connection)
    try connection.close()
    let before = try Data(contentsOf: URL(filePath: folder.path()))
    func said(_ mode: String, file: Int, folder permissions: Int) throws -> String {
      try FileManager.default.setAttributes([.posixPermissions: file], ofItemAtPath: folder.path())
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder.url.path())
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path()) }
      return try OtherProcess("open", folder.path(), mode).lines().joined(separator: "\n")
    }
    #expect(try said("write", file: 0o444, folder: 0o755).contains("The store cannot be changed: \(folder.path())"))
    #expect(try said("write", file: 0o400, folder: 0o511).contains("may not"))
    #expect(try said("read", file: 0o444, folder: 0o555).contains("may not make files in the folder"))
    #expect(try said("write", file: 0o666, folder: 0o555).contains("may not make files in the folder"))
    #expect(try Data(contentsOf: URL(filePath: folder.path())) == before)
    #expect(try folder.names == ["store.sqlite"])
    #expect(try said("read", file: 0o444, folder: 0o777) == "opened, 2 tables")
  }

  @Test("What is opened for reading only cannot be changed")
  func readOnly() throws {
    let folder = try Folder()
    let writing = try SQLiteConnection(folder.location())
    try makePlaces(writing, count: 1)
    let reading = try SQLiteConnection(folder.location(), options: SQLiteOptions(isReadOnly: true))
    #expect(try reading.placeCount == 1)
    let error = try failure { try reading.execute("DELETE FROM place") }
    #expect(error.kind == .readOnly && error.path == folder.path())
    #expect(try failure { try reading.transaction { try reading.setUserVersion(3) } }.kind == .readOnly)
    try writing.execute("INSERT INTO place (name) VALUES ('new')")
    #expect(try reading.placeCount == 2)
  }

  @Test("Whoever looks first can refuse a file, which then is as it was, journal included")
  func refused() throws {
    struct TooNew: Error {}
    let folder = try Folder()
    // Left by a process that was killed, so that there is a journal.
    let process = try OtherProcess("commit", folder.path())
    _ = process.line()
    process.kill()
    func bytes() throws -> [Data] {
      try ["", "-wal"].map { try Data(contentsOf: URL(filePath: folder.path() + $0)) }
    }
    let before = try bytes()
    #expect(before[1].count > 0)
    #expect(throws: TooNew.self) {
      _ = try SQLiteConnection(folder.location()) { connection in
        #expect(try connection.integer("SELECT count(*) FROM whole") ?? 0 > 0)
        throw TooNew()
      }
    }
    #expect(try bytes() == before)
    #expect(try SQLiteConnection(folder.location()).integer("SELECT count(*) FROM whole") ?? 0 > 0)

    // One that keeps its journal elsewhere keeps doing so.
    try makeRollbackJournalFile(folder.path("old"))
    let old = try Data(contentsOf: URL(filePath: folder.path("old")))
    #expect(throws: TooNew.self) { _ = try SQLiteConnection(folder.location("old")) { _ in throw TooNew() } }
    #expect(try Data(contentsOf: URL(filePath: folder.path("old"))) == old)
  }

  private func makeRollbackJournalFile(_ path: String) throws {
    let connection = try SQLiteConnection(.file(path))
    try makePlaces(connection, count: 10)
    #expect(try connection.rows("PRAGMA journal_mode = DELETE") == [["delete"]])
    try connection.close()
  }
}
