internal import CSQLite
package import MilieuData

extension SQLiteConnection {
  /// Lends a prepared statement, which is kept for the next time.
  ///
  /// - Parameters:
  ///   - sql: one statement. Names in it are quoted by ``SQLiteName``; values are never written into it, but bound to its parameters.
  ///   - body: writes values, runs the statement and reads its rows. The statement is of no use afterwards.
  /// - Throws: ``SQLiteError``, or what `body` throws.
  package func withStatement<Result>(
    _ sql: String, _ body: (SQLiteStatement) throws -> Result
  ) throws -> Result {
    try use {
      let statement = try statements.take(sql, of: self)
      defer { statements.put(statement) }
      return try body(statement)
    }
  }

  /// Runs a statement whose rows do not matter.
  package func execute(_ sql: String, _ values: StoredValue...) throws {
    try withStatement(sql) { statement in
      for (column, value) in values.enumerated() { statement.bind(value, column) }
      try statement.run()
    }
  }

  /// All rows of a statement, for small results.
  package func rows(_ sql: String, _ values: StoredValue...) throws -> [[StoredValue]] {
    try withStatement(sql) { statement in
      for (column, value) in values.enumerated() { statement.bind(value, column) }
      var rows: [[StoredValue]] = []
      while try statement.step() { rows.append((0..<statement.columnCount).map(statement.value)) }
      return rows
    }
  }

  /// The first column of the first row; nil if there is no row, or nothing stands there.
  package func integer(_ sql: String, _ values: StoredValue...) throws -> Int64? {
    try withStatement(sql) { statement in
      for (column, value) in values.enumerated() { statement.bind(value, column) }
      guard try statement.step(), !statement.isNull(0) else { return nil }
      return statement.integer(0)
    }
  }

  /// How many rows the last statement changed that changes rows; cascades do not count.
  package var changeCount: Int {
    get throws { try use { Int(sqlite3_changes64(handle)) } }
  }

  /// The key of the row that was inserted last.
  package var lastInsertedID: Int64 {
    get throws { try use { sqlite3_last_insert_rowid(handle) } }
  }

  /// How many statements are kept for the next time.
  package var keptStatementCount: Int {
    get throws { try use { statements.count } }
  }

  /// Does something that ends with the task it runs in: once that is cancelled, statements and waiting for locks end with
  /// ``SQLiteError/Kind/interrupted`` or ``SQLiteError/Kind/locked(waited:)``.
  package func endingWithTask<Result>(_ body: () throws -> Result) throws -> Result {
    try use {
      wait.endsWithTask = true
      // Between a tenth and a hundredth of a millisecond.
      sqlite3_progress_handler(handle, 1_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
      defer {
        wait.endsWithTask = false
        sqlite3_progress_handler(handle, 0, nil, nil)
      }
      return try body()
    }
  }
}
