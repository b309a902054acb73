internal import CSQLite
internal import MilieuData

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
      if isInsideTransaction { return try savepoint(body) }
      if isBroken { try settle() }
      if try isInTransaction { return try savepoint(body) }
      try execute(kind == .immediate ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED")
      do {
        isInsideTransaction = true
        defer { isInsideTransaction = false }
        let result = try body()
        guard try !isBroken && isInTransaction else { throw ended() }
        do {
          try execute("COMMIT")
        } catch {
          throw namingForeignKey(error)
        }
        return result
      } catch {
        isBroken = false
        try undo("ROLLBACK")
        throw error
      }
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
      defer { savepoints -= 1 }
      do {
        let result = try body()
        try execute("RELEASE \(name)")
        return result
      } catch {
        guard !isBroken else { throw error }
        try undo("ROLLBACK TO \(name)")
        if !isBroken { try undo("RELEASE \(name)") }
        throw error
      }
    }
  }

  /// Undoes what SQLite has not undone itself. What interrupted the work must not interrupt this.
  ///
  /// As long as a statement runs that was running when the interruption came, it ends all others. Undoing then waits for its end.
  private func undo(_ sql: String) throws {
    while try isInTransaction {
      do {
        return try execute(sql)
      } catch let error as SQLiteError where error.kind == .interrupted {
        if isAnyStatementRunning { return breakTransaction() }
      }
    }
  }

  private var isAnyStatementRunning: Bool {
    var statement = sqlite3_next_stmt(handle, nil)
    while let running = statement {
      if sqlite3_stmt_busy(running) != 0 { return true }
      statement = sqlite3_next_stmt(handle, running)
    }
    return false
  }

  /// Nothing more is stored until the transaction is undone.
  func breakTransaction() {
    isBroken = true
    attention.isNeeded = true
  }

  /// Undoes a broken transaction, once its work has returned.
  func settle() throws {
    guard !isInsideTransaction else { throw ended() }
    isBroken = false
    guard try isInTransaction else { return }
    do {
      try execute("ROLLBACK")
    } catch {
      breakTransaction()
      throw error
    }
  }

  private func ended() -> SQLiteError {
    SQLiteError.misuse(
      "a transaction had ended before its work returned, and nothing of it was stored", path: path,
      remedy: "Let errors of statements out of the transaction.")
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
