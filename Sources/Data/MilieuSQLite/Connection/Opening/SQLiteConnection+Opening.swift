internal import CSQLite
internal import Foundation
internal import MilieuData

extension SQLiteConnection {
  /// Opens the file and looks at its header.
  static func open(_ location: SQLiteLocation, _ options: SQLiteOptions) throws -> OpaquePointer {
    let path = location.isFile ? location.fileName : location.description
    guard !location.fileName.utf8.contains(0) else {
      throw SQLiteError(
        .cannotOpen, path: path.replacing("\0", with: "\\0"), cause: "the path contains a NUL",
        remedy: "Choose a path without one.")
    }
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    flags |= options.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    if case .sharedMemory = location { flags |= SQLITE_OPEN_URI }

    var opened: OpaquePointer?
    let result = sqlite3_open_v2(location.fileName, &opened, flags, nil)
    do {
      guard result == SQLITE_OK, let opened else {
        if options.isReadOnly, location.isFile, !FileManager.default.fileExists(atPath: path) {
          throw SQLiteError(
            .cannotOpen, path: path, cause: "there is no such file, and what is opened for reading only is not made",
            code: result)
        }
        let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(result))
        throw SQLiteError(code: result, message: message, path: path)
      }
      if location.isFile {
        if !options.isReadOnly, sqlite3_db_readonly(opened, "main") == 1 {
          throw SQLiteError(
            .readOnly, path: path, cause: "the file may not be written by this user", code: SQLITE_READONLY)
        }
        try DatabaseHeader.check(opened, path: path)
      }
      return opened
    } catch {
      sqlite3_close(opened)
      throw error
    }
  }

  /// Sets the connection up; what is written comes after `admit`.
  func setUp(_ admit: (SQLiteConnection) throws -> Void) throws {
    wait.attach(to: handle)
    // What a file brings along can only do what SQLite itself can, and a misspelt name is no text.
    for (what, on): (Int32, Int32) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_DQS_DML, 0),
    ] {
      try require(milieu_configure(handle, what, on))
    }
    try register(.decimal)
    // Whoever is the last to close a file writes the journal into it. Who was refused does not.
    keepsJournal = location.isFile && DatabaseHeader.hasJournal(path)
    if keepsJournal { try require(milieu_configure(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)) }

    try execute("PRAGMA foreign_keys = ON")
    try execute("PRAGMA cell_size_check = ON")
    // Reads the file for the first time.
    _ = try integer("PRAGMA schema_version")
    try admit(self)
    dataVersion = try integer("PRAGMA data_version") ?? 0
    if !options.waitsForAdmission { try self.admit() }
  }

  /// Makes ready for writing, once whoever opened the file has found that it is to be used. A second time it does nothing.
  package func admit() throws {
    guard !isAdmitted else { return }
    if !options.isReadOnly {
      try chooseJournal()
      try execute("PRAGMA synchronous = \(options.durability == .powerLoss ? "FULL" : "NORMAL")")
      try execute("PRAGMA journal_size_limit = \(16 << 20)")
    }
    if keepsJournal { try require(milieu_configure(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)) }
    isAdmitted = true
    dataVersion = try integer("PRAGMA data_version") ?? 0
  }

  /// Turns the write-ahead journal on, with which readers do not wait for who writes. Memory has none.
  ///
  /// SQLite does not wait for who holds a lock when the journal is changed, as when two processes make the same file.
  private func chooseJournal() throws {
    guard location.isFile else { return }
    var attempt: Int32 = 0
    while true {
      do {
        let mode = try rows("PRAGMA journal_mode = WAL").first?.first
        guard mode == .text("wal") else {
          throw SQLiteError(
            .cannotOpen, path: path, cause: "no journal that is written ahead can be kept in its folder",
            remedy: "Choose a path on a disk of this machine.")
        }
        return
      } catch let error as SQLiteError {
        guard case .locked = error.kind else { throw error }
        guard wait.goOn(attempt: attempt) else { throw failure(error.code) }
        attempt += 1
      }
    }
  }
}
