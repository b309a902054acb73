internal import CSQLite

/// Result codes that SQLite composes, by what they say.
enum SQLiteCode {
  static let checkConstraint = SQLITE_CONSTRAINT | (1 << 8)
  static let foreignKeyConstraint = SQLITE_CONSTRAINT | (3 << 8)
  static let notNullConstraint = SQLITE_CONSTRAINT | (5 << 8)
  static let primaryKeyConstraint = SQLITE_CONSTRAINT | (6 << 8)
  static let uniqueConstraint = SQLITE_CONSTRAINT | (8 << 8)
  static let rowIDConstraint = SQLITE_CONSTRAINT | (10 << 8)

  /// The folder permits no journal.
  static let readOnlyFolder = SQLITE_READONLY | (6 << 8)
  static let readOnlyJournal = SQLITE_READONLY | (5 << 8)

  /// Somebody committed after this transaction had read, so that it can no longer write.
  static let staleSnapshot = SQLITE_BUSY | (2 << 8)

  /// What kind of result it is.
  static func primary(_ code: Int32) -> Int32 { code & 0xff }
}
