internal import CSQLite

/// Whether a connection wants to hear of the next statement that begins, which most do not.
///
/// A byte in memory that statements look at without touching the connection.
struct StatementAttention {
  private let place: UnsafeMutablePointer<Bool>

  init() {
    place = .allocate(capacity: 1)
    place.initialize(to: false)
  }

  @inline(__always)
  var isNeeded: Bool {
    get { place.pointee }
    nonmutating set { place.pointee = newValue }
  }

  func deallocate() { place.deallocate() }
}

extension SQLiteConnection {
  /// A statement begins, and attention is needed.
  func statementBegins() throws {
    wait.forget()
    if isBroken { try settle() }
    attention.isNeeded = false
  }

  /// A statement has failed.
  func statementFailed() {
    // Some failures undo the whole transaction. What is still asked of it must not be stored by itself.
    if isInsideTransaction, sqlite3_get_autocommit(handle) != 0 { breakTransaction() }
  }
}
