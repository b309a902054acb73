public import Foundation

/// Why a store in a file could not do what it was asked to.
///
/// Its ``description`` says what failed, at which file, why, and what helps.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: Hashable, Sendable {
    /// The file cannot be opened or made: a folder is missing, or a permission.
    case cannotOpen
    /// The file is something else than a database.
    case notADatabase
    /// The file is damaged or cut off.
    case damaged
    /// The file, or the connection to it, does not permit changes.
    case readOnly
    /// Somebody else, mostly another process, held a lock for as long as this waited.
    case locked(waited: Duration)
    /// There is no room left for what was to be written.
    case full
    /// A row breaks a rule of the schema.
    case constraint(SQLiteConstraint)
    /// A value is larger than what can be stored, or is no number.
    case outOfRange
    /// The work was interrupted, or its task cancelled.
    case interrupted
    /// The connection was used in a way it does not permit: by two threads at once, or after it was closed.
    case misuse
    /// Reading or writing the file failed.
    case inputOutput
    /// The statement cannot be understood or does not fit the schema.
    case statement
    /// There is not enough memory.
    case memory
  }

  /// What kind of failure it is.
  public let kind: Kind

  /// The path of the file, or what stands for it where the store is in memory.
  public let path: String

  /// Why it failed, without a full stop.
  public let cause: String

  /// What helps, as a sentence.
  public let remedy: String

  /// SQLite's extended result code, or 0 if SQLite was not asked.
  public let code: Int32

  init(_ kind: Kind, path: String, cause: String, remedy: String? = nil, code: Int32 = 0) {
    self.kind = kind
    self.path = path
    self.cause = cause
    self.remedy = remedy ?? kind.remedy
    self.code = code
  }

  /// What failed, where, why, and what helps.
  public var description: String {
    "\(kind.thing): \(path): \(cause). \(remedy)\(code == 0 ? "" : " (SQLite \(code))")"
  }
}

extension SQLiteError: LocalizedError {
  /// The whole description, so that it is what an alert shows.
  public var errorDescription: String? { description }

  /// Why it failed.
  public var failureReason: String? { cause }

  /// What helps.
  public var recoverySuggestion: String? { remedy }
}

extension SQLiteError.Kind {
  fileprivate var thing: String {
    switch self {
    case .cannotOpen: "The store cannot be opened"
    case .notADatabase: "The file is no SQLite database"
    case .damaged: "The store is damaged"
    case .readOnly: "The store cannot be changed"
    case .locked: "The store is locked"
    case .full: "The store has no room left"
    case .constraint: "A row does not fit the schema"
    case .outOfRange: "A value cannot be stored"
    case .interrupted: "Work on the store was interrupted"
    case .misuse: "The connection was misused"
    case .inputOutput: "Reading or writing the store failed"
    case .statement: "A statement does not fit the store"
    case .memory: "There is not enough memory for the store"
    }
  }

  /// What helps if nothing better is known where the error is made.
  fileprivate var remedy: String {
    switch self {
    case .cannotOpen: "Check the path and who may write there."
    case .notADatabase: "Choose another path, or move the file away."
    case .damaged:
      "Nothing was changed. Put a copy in its place, or save what is readable with `sqlite3 FILE .recover`."
    case .readOnly: "Make the file and its folder writable, or open the store for reading only."
    case .locked: "Try again once the other process has finished, or wait longer."
    case .full: "Free some space on the disk and try again; nothing of this transaction was stored."
    case .constraint: "Change the values, or the schema."
    case .outOfRange: "Store another value."
    case .interrupted: "Try again; nothing of this transaction was stored."
    case .misuse: "Let one thread at a time use a connection, and a statement only where it was handed out."
    case .inputOutput: "Check the disk; nothing of this transaction was stored."
    case .statement: "Check that the schema of the file is the one that the program expects."
    case .memory: "Store or fetch less at once."
    }
  }
}
