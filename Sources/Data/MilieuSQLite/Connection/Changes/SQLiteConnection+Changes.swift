internal import CSQLite

extension SQLiteConnection {
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
