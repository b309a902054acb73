internal import CSQLite

/// Whether a connection wants to hear of each statement that begins and ends, which most do not.
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
    recorder?.mark()
    attention.isNeeded = recorder != nil
  }

  /// A statement has ended well, and attention is needed.
  func statementEnded() {
    if let recorder, !recorder.isEmpty { recorder.statementEnded(on: self) }
  }

  /// A statement has failed.
  ///
  /// - Parameter isWhole: whether all it did is undone.
  func statementFailed(isWhole: Bool) {
    if isWhole { recorder?.cutToMark() }
    // Some failures undo the whole transaction. What is still asked of it must not be stored by itself.
    if isInsideTransaction, sqlite3_get_autocommit(handle) != 0 { breakTransaction() }
  }
}
