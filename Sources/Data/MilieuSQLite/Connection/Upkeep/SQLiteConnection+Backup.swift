internal import CSQLite
internal import Foundation

extension SQLiteConnection {
  /// Copies the database as it is now into a file of its own, while others go on reading and writing.
  ///
  /// The copy is made under another name and renamed once it is complete and on the disk, so that there is never half of one.
  ///
  /// - Throws: ``SQLiteError`` if there is such a file already, a transaction is open, or something cannot be read or written.
  package func backUp(to path: String) throws {
    let target = SQLiteLocation.file(path).fileName
    try use {
      guard try !isInTransaction else {
        throw SQLiteError.misuse(
          "a copy was to be made inside a transaction", path: self.path, remedy: "Make it before the transaction.")
      }
      guard !FileManager.default.fileExists(atPath: target) else {
        throw SQLiteError(
          .cannotOpen, path: target, cause: "a copy was to be made where a file exists",
          remedy: "Choose another path, or move the file away.")
      }
      let partial = "\(target).\(UUID().uuidString).partial"
      do {
        try copy(to: partial, for: target)
        guard rename(partial, target) == 0 else {
          throw SQLiteError(.inputOutput, path: target, cause: String(cString: strerror(errno)))
        }
        try syncFolder(of: target)
      } catch {
        for suffix in ["", "-journal", "-wal", "-shm"] { unlink(partial + suffix) }
        throw error
      }
    }
  }

  private func copy(to partial: String, for target: String) throws {
    var copy: OpaquePointer?
    defer { sqlite3_close(copy) }
    func failure(_ result: Int32) -> SQLiteError {
      let message = copy.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(result))
      let systemError = SQLiteCode.primary(result) == SQLITE_IOERR ? copy.map { milieu_last_system_error($0) } : nil
      return SQLiteError(
        code: result, message: message, path: target, systemError: systemError ?? 0, waited: wait.waited)
    }
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let opened = sqlite3_open_v2(partial, &copy, flags, nil)
    guard opened == SQLITE_OK else { throw failure(opened) }
    guard let backup = sqlite3_backup_init(copy, "main", handle, "main") else {
      throw failure(sqlite3_extended_errcode(copy))
    }
    wait.forget()
    // All at once: in steps, each commit in between would begin it anew.
    var attempt: Int32 = 0
    var stepped = sqlite3_backup_step(backup, -1)
    while SQLiteCode.primary(stepped) == SQLITE_BUSY, wait.goOn(attempt: attempt) {
      attempt += 1
      stepped = sqlite3_backup_step(backup, -1)
    }
    let finished = sqlite3_backup_finish(backup)
    guard stepped == SQLITE_DONE else { throw failure(finished == SQLITE_OK ? stepped : finished) }
  }

  /// A new name is only on the disk once its folder is.
  private func syncFolder(of path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    let descriptor = Foundation.open(folder, O_RDONLY)
    guard descriptor >= 0 else {
      throw SQLiteError(.inputOutput, path: folder, cause: String(cString: strerror(errno)))
    }
    defer { Foundation.close(descriptor) }
    guard fsync(descriptor) == 0 else {
      throw SQLiteError(.inputOutput, path: folder, cause: String(cString: strerror(errno)))
    }
  }
}
