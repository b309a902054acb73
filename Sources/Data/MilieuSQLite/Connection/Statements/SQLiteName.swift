/// The name of a table, a column or an index, as it stands in SQL.
package enum SQLiteName {
  /// Quotes a name, whatever it contains.
  ///
  /// - Throws: ``SQLiteError`` if the name contains a NUL, at which SQLite stops reading.
  package static func quoted(_ name: String) throws -> String {
    guard !name.utf8.contains(0) else {
      throw SQLiteError(
        .statement, path: "schema", cause: "the name \"\(name.replacing("\0", with: "\\0"))\" contains a NUL",
        remedy: "Choose a name without one.")
    }
    // By scalars: a mark that follows a quote makes one character with it, and SQLite would still see the quote.
    var quoted = "\""
    for scalar in name.unicodeScalars {
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
      quoted.unicodeScalars.append(scalar)
    }
    quoted.unicodeScalars.append("\"")
    return quoted
  }
}
