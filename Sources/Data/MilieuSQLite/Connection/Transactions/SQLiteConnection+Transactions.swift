internal import CSQLite

extension SQLiteConnection {
  /// When a transaction takes the lock for writing.
  package enum TransactionKind: Sendable {
    /// At once: it waits for who writes, and later never fails for want of the lock.
    case immediate
    /// With its first change; for reading. One that has read before somebody else commits can no longer write.
    case deferred
  }

  /// Whether a transaction is open.
  package var isInTransaction: Bool {
    get throws { try use { sqlite3_get_autocommit(handle) == 0 } }
  }

  /// Does something as a whole: once it has returned it is stored, and if it throws nothing of it is.
  ///
  /// Inside another transaction it is a ``savepoint(_:)``.
  ///
  /// - Throws: ``SQLiteError``, or what `body` throws.
  package func transaction<Result>(_ kind: TransactionKind = .immediate, _ body: () throws -> Result) throws -> Result {
    try use {
      guard try !isInTransaction else { return try savepoint(body) }
      try execute(kind == .immediate ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED")
      let result: Result
      do {
        result = try body()
      } catch {
        try undo("ROLLBACK")
        throw error
      }
      // Some failures end it on SQLite's side, as a full disk does.
      guard try isInTransaction else {
        throw SQLiteError.misuse(
          "a transaction had ended before its work returned, and nothing of it up to then was stored", path: path,
          remedy: "Let errors of statements out of the transaction.")
      }
      do {
        try execute("COMMIT")
      } catch {
        let named = namingForeignKey(error)
        try undo("ROLLBACK")
        throw named
      }
      return result
    }
  }

  /// Does something inside a transaction, of which nothing stays if it throws.
  ///
  /// - Throws: ``SQLiteError``, or what `body` throws.
  package func savepoint<Result>(_ body: () throws -> Result) throws -> Result {
    try use {
      let name = "milieu_\(savepoints)"
      try execute("SAVEPOINT \(name)")
      savepoints += 1
      let mark = recorder?.count
      defer { savepoints -= 1 }
      do {
        let result = try body()
        try execute("RELEASE \(name)")
        return result
      } catch {
        try undo("ROLLBACK TO \(name)")
        if let mark { recorder?.cut(to: mark) }
        try undo("RELEASE \(name)")
        throw error
      }
    }
  }

  /// Undoes what SQLite has not undone itself. What interrupted the work must not interrupt this.
  private func undo(_ sql: String) throws {
    while try isInTransaction {
      do {
        return try execute(sql)
      } catch let error as SQLiteError where error.kind == .interrupted {
        continue
      }
    }
  }

  /// Says which tables are meant, while the rows are still there.
  private func namingForeignKey(_ error: any Error) -> any Error {
    guard let error = error as? SQLiteError, case .constraint(.foreignKey(nil, nil)) = error.kind,
      let row = try? rows("SELECT \"table\", parent FROM pragma_foreign_key_check LIMIT 1").first,
      case .text(let child) = row[0], case .text(let parent) = row[1]
    else { return error }
    return SQLiteError(
      .constraint(.foreignKey(child: child, parent: parent)), path: error.path,
      cause: "a row of \(child) names a row of \(parent) that does not exist",
      remedy: "Store that row, too, or let nothing be named.", code: error.code)
  }
}
