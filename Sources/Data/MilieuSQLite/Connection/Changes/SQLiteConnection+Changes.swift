internal import CSQLite

extension SQLiteConnection {
  /// Tells which rows each commit of this connection changed, after it has returned from SQLite and before it returns to whoever made it.
  ///
  /// Rows that a cascade deletes and those that another row replaces are among them. Of a table `WITHOUT ROWID` only its name is of use.
  ///
  /// - Parameter report: called on the thread that commits; nil ends it.
  /// - Throws: ``SQLiteError`` if a transaction is open.
  package func onCommit(_ report: ((SQLiteChanges) -> Void)?) throws {
    try use {
      guard try !isInTransaction else {
        throw SQLiteError.misuse(
          "a listener came or went while a transaction was open", path: path, remedy: "Set it before the transaction.")
      }
      recorder = report.map(ChangeRecorder.init)
      attention.isNeeded = recorder != nil
      if let recorder { recorder.attach(to: handle) } else { ChangeRecorder.detach(from: handle) }
      // Those that were prepared without a listener delete whole tables without telling.
      statements.removeAll()
    }
  }

  /// Whether another connection, of this process or another, has committed since this was asked last, or since this one was opened.
  ///
  /// What this connection commits does not count. Costs a look at shared memory.
  ///
  /// - Throws: ``SQLiteError``.
  package func othersHaveCommitted() throws -> Bool {
    try use {
      let version = try integer("PRAGMA data_version") ?? 0
      defer { dataVersion = version }
      return version != dataVersion
    }
  }

  /// A number that changes with each commit, of this connection or another, that this one has seen: in a transaction, or while a statement runs,
  /// all there are. Costs nothing.
  var lastDataVersion: UInt32 {
    var version: UInt32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_DATA_VERSION, &version)
    return version
  }
}
