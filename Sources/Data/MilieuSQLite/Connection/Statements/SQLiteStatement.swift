internal import CSQLite
internal import Synchronization

/// A prepared statement, handed out by ``SQLiteConnection/withStatement(_:_:)``.
///
/// Only there, and only on the thread it was handed out on, does it do anything: elsewhere values that are written go nowhere, those that
/// are read are empty, and ``step()`` and ``run()`` throw ``SQLiteError/Kind/misuse``.
package final class SQLiteStatement {
  /// Its text.
  package let sql: String

  /// Which column of the result counts as the first for ``RowReader``.
  @exclusivity(unchecked)
  package var firstColumn = 0

  /// Which parameter counts as the first for ``RowWriter``.
  @exclusivity(unchecked)
  package var firstParameter = 0

  /// How many columns a row of the result has.
  package let columnCount: Int

  /// How many parameters there are.
  package let parameterCount: Int

  let handle: OpaquePointer
  // NB: Not counted, for speed. It is only used while the connection has handed the statement out, and so exists.
  private unowned(unsafe) let connection: SQLiteConnection
  private let path: String
  private let attention: StatementAttention
  private let user = Atomic<UInt>(0)
  private var isFinished = false

  // NB: What is touched for each value and row is not checked for overlapping access, which costs as much as reading a number does.
  @exclusivity(unchecked)
  private(set) var isRunning = false

  /// What went wrong with a value that was written; told when the statement runs.
  @exclusivity(unchecked)
  private var problem: (any Error)?

  /// The columns, a bit each, of whose texts it is noted whether one is not in normalization form C.
  @exclusivity(unchecked)
  var watchedTexts: UInt64 = 0

  /// Those of the watched columns to which such a text was written.
  @exclusivity(unchecked)
  var otherTexts: UInt64 = 0

  /// Room for a short text for each parameter, so that it need not be copied by SQLite.
  @exclusivity(unchecked)
  private var shortTexts: UnsafeMutablePointer<UInt8>?
  static let shortTextLength = 64

  // For the cache.
  var isKept = false
  var isOut: Bool { user.load(ordering: .relaxed) != 0 }
  var lastUse: UInt64 = 0

  init(_ sql: String, of connection: SQLiteConnection) throws {
    self.sql = sql
    self.connection = connection
    path = connection.path
    attention = connection.attention
    handle = try Self.prepare(sql, connection)
    columnCount = Int(sqlite3_column_count(handle))
    parameterCount = Int(sqlite3_bind_parameter_count(handle))
  }

  deinit {
    finish()
    shortTexts?.deallocate()
  }

  /// Lets go of SQLite's part.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    sqlite3_finalize(handle)
  }

  func handOut() { user.store(milieu_this_thread(), ordering: .relaxed) }

  func takeBack() {
    reset()
    sqlite3_clear_bindings(handle)
    problem = nil
    (watchedTexts, otherTexts) = (0, 0)
    firstColumn = 0
    firstParameter = 0
    user.store(0, ordering: .relaxed)
  }

  /// Whether the thread that asks is the one that it was handed out to.
  @inline(__always)
  var isMine: Bool { user.load(ordering: .relaxed) == milieu_this_thread() }

  // MARK: - Running

  /// Goes on to the next row.
  ///
  /// - Returns: false if there is none; the statement can then be run again.
  /// - Throws: ``SQLiteError``.
  package func step() throws -> Bool {
    if !isRunning { try begin() } else if !isMine { throw strayUse() }
    let result = sqlite3_step(handle)
    if result == SQLITE_ROW { return true }
    try end(result)
    return false
  }

  /// Runs to the end, whatever rows there are.
  ///
  /// - Throws: ``SQLiteError``; the statement has then changed nothing.
  package func run() throws {
    try begin()
    let result = sqlite3_step(handle)
    if result == SQLITE_ROW {
      while try step() {}
    } else {
      try end(result)
    }
  }

  /// Stops before the last row. Values that were written stay.
  package func reset() {
    guard isRunning, isMine else { return }
    isRunning = false
    sqlite3_reset(handle)
  }

  private func begin() throws {
    guard isMine else { throw strayUse() }
    if let problem {
      self.problem = nil
      throw problem
    }
    guard !isRunning else {
      throw SQLiteError.misuse(
        "a statement was run from within itself: \(sql)", path: path, remedy: "Go through its rows first, or reset it.")
    }
    if attention.isNeeded { try connection.statementBegins() }
    isRunning = true
  }

  private func end(_ result: Int32) throws {
    isRunning = false
    if result == SQLITE_DONE {
      sqlite3_reset(handle)
      return
    }
    let failure = connection.failure(result, sql: sql)
    sqlite3_reset(handle)
    connection.statementFailed()
    throw failure
  }

  private func strayUse() -> SQLiteError {
    SQLiteError.misuse(
      "a statement is used on another thread than, or after, it was handed out: \(sql)", path: path)
  }

  // MARK: - Writing

  /// Whether a value may be written now.
  func isReadyToWrite(_ column: Int) -> Bool {
    guard isMine else { return false }
    guard !isRunning else {
      note(SQLiteError.misuse("a value was written while the statement runs: \(sql)", path: path))
      return false
    }
    return true
  }

  /// Keeps the first problem until the statement runs.
  func note(_ error: SQLiteError) {
    if problem == nil { problem = error }
  }

  func note(_ result: Int32) {
    if result != SQLITE_OK { note(connection.failure(result, sql: sql)) }
  }

  /// Where a short text of the parameter, counted from 1, stays until it is written anew.
  func shortText(_ parameter: Int) -> UnsafeMutablePointer<UInt8>? {
    guard parameter >= 1, parameter <= parameterCount else { return nil }
    let texts = shortTexts ?? .allocate(capacity: parameterCount * Self.shortTextLength)
    shortTexts = texts
    return texts + (parameter - 1) * Self.shortTextLength
  }

  // MARK: - Preparing

  private static func prepare(_ sql: String, _ connection: SQLiteConnection) throws -> OpaquePointer {
    func refusal(_ cause: String, _ remedy: String) -> SQLiteError {
      SQLiteError(
        .statement, path: connection.path, cause: "\(cause): \(sql.replacing("\0", with: "\\0"))", remedy: remedy)
    }
    // SQLite would read up to there and say nothing of the rest.
    guard !sql.utf8.contains(0) else { throw refusal("a statement contains a NUL", "Bind values instead.") }
    var sql = sql
    return try sql.withUTF8 { bytes in
      var handle: OpaquePointer?
      var rest: UnsafePointer<CChar>?
      let count = bytes.count
      let result = bytes.withMemoryRebound(to: CChar.self) {
        let start = $0.baseAddress
        let result = sqlite3_prepare_v3(
          connection.handle, start, Int32(count), UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &rest)
        return (code: result, read: start.flatMap { start in rest.map { $0 - start } } ?? count)
      }
      guard result.code == SQLITE_OK else {
        throw connection.failure(result.code, sql: String(decoding: bytes, as: UTF8.self))
      }
      guard let handle else { throw refusal("there is no statement in", "Give one.") }
      let blank: Set<UInt8> = [0x20, 0x09, 0x0a, 0x0d, UInt8(ascii: ";")]
      guard bytes[min(result.read, count)...].allSatisfy(blank.contains) else {
        sqlite3_finalize(handle)
        throw refusal("there is more than one statement in", "Run them one by one.")
      }
      return handle
    }
  }
}
