internal import CSQLite
internal import Foundation

extension SQLiteError {
  /// Names what SQLite answers.
  ///
  /// - Parameters:
  ///   - systemError: what the system said, if it was asked last.
  ///   - waited: how long was waited for a lock.
  ///   - sql: the statement, if one failed.
  init(
    code: Int32, message: String, path: String, systemError: Int32 = 0, waited: Duration = .zero, sql: String? = nil
  ) {
    var cause = message
    var remedy: String?
    let kind: Kind
    switch SQLiteCode.primary(code) {
    // SQLite takes these for failures of the disk.
    case SQLITE_IOERR where systemError == EDQUOT || systemError == EFBIG:
      kind = .full
      cause = "\(String(cString: strerror(systemError))) (\(message))"
    // Reading needs a journal's shared memory, too, which has to be made.
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH,
      SQLITE_READONLY where code == SQLiteCode.readOnlyFolder || code == SQLiteCode.readOnlyJournal:
      kind = .cannotOpen
      if let obstacle = PathObstacle.find(at: path) { (cause, remedy) = (obstacle.cause, obstacle.remedy) }
    case SQLITE_NOTADB: kind = .notADatabase
    case SQLITE_CORRUPT: kind = .damaged
    case SQLITE_READONLY: kind = .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED:
      kind = .locked(waited: waited)
      let seconds = waited.formatted(.units(allowed: [.seconds, .milliseconds], width: .wide))
      if code == SQLiteCode.staleSnapshot {
        cause = "somebody else has committed since this transaction began to read, so it can no longer write"
        remedy = "Begin the transaction as an immediate one."
      } else if waited > .zero {
        cause = "somebody else held it for the \(seconds) that this waited (\(message))"
      }
    case SQLITE_FULL: kind = .full
    case SQLITE_CONSTRAINT: kind = .constraint(SQLiteConstraint(code: code, message: message))
    case SQLITE_RANGE, SQLITE_TOOBIG: kind = .outOfRange
    case SQLITE_INTERRUPT, SQLITE_ABORT: kind = .interrupted
    case SQLITE_MISUSE: kind = .misuse
    case SQLITE_IOERR, SQLITE_PROTOCOL: kind = .inputOutput
    case SQLITE_NOMEM: kind = .memory
    // What an operation in a statement answers, too: SQLite has no code of its own for it.
    case SQLITE_ERROR where message == "integer overflow": kind = .outOfRange
    default:
      kind = .statement
      if let sql { cause += ", in: \(sql)" }
    }
    self.init(kind, path: path, cause: cause, remedy: remedy, code: code)
  }

  /// The connection is used by somebody else, or no longer.
  static func misuse(_ cause: String, path: String, remedy: String? = nil) -> Self {
    Self(.misuse, path: path, cause: cause, remedy: remedy)
  }
}
