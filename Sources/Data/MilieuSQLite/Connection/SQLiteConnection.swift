internal import CSQLite
internal import Foundation
internal import Synchronization

/// A connection to a database.
///
/// It belongs to whoever uses it, one at a time: to the thread that is inside ``use(_:)``. Everything that is asked of it goes through
/// there; whoever comes while another thread is inside gets ``SQLiteError/Kind/misuse``, and nothing happens. SQLite's own locks
/// (`SQLITE_OPEN_FULLMUTEX`) are off: they would be taken for each value that is bound or read, which costs reading a tenth and more, and
/// would let two threads mix up what they do in one transaction, only without crashing.
package final class SQLiteConnection: @unchecked Sendable {
  /// Where the database is.
  package let location: SQLiteLocation

  /// How it was opened.
  package let options: SQLiteOptions

  let handle: OpaquePointer
  let path: String
  let wait: BusyWait
  let attention = StatementAttention()
  private let owner = Atomic<UInt>(0)

  /// Whether the handle can be used. Guarded, since an interruption comes from another thread.
  private let isOpen = Mutex(true)

  // What follows belongs to the owner.
  private var isClosed = false
  var statements: StatementCache
  var dataVersion: Int64 = 0
  var savepoints = 0
  var isAdmitted = false
  /// Whether changes stood beside the file when it was opened, which whoever is refused leaves there.
  var keepsJournal = false
  /// Whether the work of a transaction is being done.
  var isInsideTransaction = false
  /// Whether a transaction was undone, or has to be, while its work is being done: nothing more may be stored then.
  var isBroken = false

  /// Opens a database; makes it if there is none.
  ///
  /// - Parameters:
  ///   - location: where it is.
  ///   - options: how it is opened.
  ///   - admit: looks at what is there, before anything is written, and throws if it is not to be opened. The file is then untouched.
  /// - Throws: ``SQLiteError``, or what `admit` throws.
  package init(
    _ location: SQLiteLocation, options: SQLiteOptions = SQLiteOptions(),
    admit: (SQLiteConnection) throws -> Void = { _ in }
  ) throws {
    self.location = location
    self.options = options
    handle = try Self.open(location, options)
    path = location.isFile ? location.fileName : location.description
    wait = BusyWait(limit: options.busyTimeout, attention: attention)
    statements = StatementCache(limit: options.statementLimit)
    try use { try setUp(admit) }
  }

  deinit {
    defer { attention.deallocate() }
    guard !isClosed else { return }
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Does something with the connection; nobody else can meanwhile.
  ///
  /// - Throws: ``SQLiteError`` if another thread uses the connection or it is closed; what `body` throws.
  @inline(__always)
  package func use<Result>(_ body: () throws -> Result) throws -> Result {
    let thread = milieu_this_thread()
    if owner.load(ordering: .relaxed) == thread { return try body() }
    guard owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged else {
      throw SQLiteError.misuse("another thread is using the connection", path: path)
    }
    defer { owner.store(0, ordering: .releasing) }
    guard !isClosed else { throw SQLiteError.misuse("the connection is closed", path: path) }
    return try body()
  }

  /// Ends the connection. If it is the last one, the journal goes into the file and disappears.
  ///
  /// - Throws: ``SQLiteError`` if the connection is being used.
  package func close() throws {
    guard owner.load(ordering: .relaxed) != milieu_this_thread() else {
      throw SQLiteError.misuse(
        "the connection was to be closed by what is using it", path: path, remedy: "Close it after that has returned.")
    }
    guard owner.compareExchange(expected: 0, desired: milieu_this_thread(), ordering: .acquiring).exchanged else {
      throw SQLiteError.misuse("another thread is using the connection that was to be closed", path: path)
    }
    defer { owner.store(0, ordering: .releasing) }
    guard !isClosed else { return }
    statements.removeAll()
    let result = isOpen.withLock { isOpen in
      isOpen = false
      return sqlite3_close(handle)
    }
    guard result == SQLITE_OK else {
      isOpen.withLock { $0 = true }
      throw failure(result)
    }
    isClosed = true
  }

  /// Stops what the connection is doing; that throws ``SQLiteError/Kind/interrupted``. Any thread may call this.
  package func interrupt() {
    isOpen.withLock { isOpen in
      if isOpen { sqlite3_interrupt(handle) }
    }
  }

  /// What SQLite said last, as an error.
  func failure(_ result: Int32, sql: String? = nil) -> SQLiteError {
    let extended = sqlite3_extended_errcode(handle)
    let code = SQLiteCode.primary(extended) == SQLiteCode.primary(result) ? extended : result
    let said = SQLiteCode.primary(sqlite3_errcode(handle)) == SQLiteCode.primary(result)
    let message = String(cString: said ? sqlite3_errmsg(handle) : sqlite3_errstr(result))
    let systemError = SQLiteCode.primary(result) == SQLITE_IOERR ? milieu_last_system_error(handle) : 0
    defer { wait.forget() }
    return SQLiteError(
      code: code, message: message, path: path, systemError: systemError, waited: wait.waited, sql: sql)
  }

  func require(_ result: Int32) throws {
    if result != SQLITE_OK { throw failure(result) }
  }
}
