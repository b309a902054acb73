/// What a row that was to be stored breaks.
public enum SQLiteConstraint: Hashable, Sendable {
  /// Another row of the table has the same values in these columns.
  case unique(table: String, columns: [String])

  /// The column must have a value.
  case notNull(table: String, column: String)

  /// A row is named that does not exist, or one is deleted that is still named. Which tables is known if it came to light as the
  /// transaction ended.
  case foreignKey(child: String?, parent: String?)

  /// A condition of the schema, by its name or its text.
  case check(String)

  /// Something else, in SQLite's words.
  case other(String)

  /// Reads what SQLite says, as in "UNIQUE constraint failed: Place.country, Place.name".
  init(code: Int32, message: String) {
    let subject =
      message.firstRange(of: "constraint failed: ").map { String(message[$0.upperBound...]) } ?? ""
    switch code {
    case SQLiteCode.uniqueConstraint, SQLiteCode.primaryKeyConstraint, SQLiteCode.rowIDConstraint:
      let names = subject.split(separator: ", ").map(Self.halves)
      self = .unique(table: names.first?.table ?? "", columns: names.map(\.column))
    case SQLiteCode.notNullConstraint:
      let name = Self.halves(subject[...])
      self = .notNull(table: name.table, column: name.column)
    case SQLiteCode.foreignKeyConstraint: self = .foreignKey(child: nil, parent: nil)
    case SQLiteCode.checkConstraint: self = .check(subject)
    default: self = .other(message)
    }
  }

  /// An index on an expression is named without its table.
  private static func halves(_ name: Substring) -> (table: String, column: String) {
    guard let dot = name.firstIndex(of: ".") else { return ("", String(name)) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
