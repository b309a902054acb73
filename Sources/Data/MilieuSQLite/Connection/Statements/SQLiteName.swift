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
    return name.quotedName
  }
}

extension String {
  /// The name as SQL writes one, whatever is in it.
  var quotedName: String { quoted("\"") }

  /// The text as SQL writes one, whatever is in it. Zero bytes must not be in it; values are parameters instead.
  var quotedText: String { quoted("'") }

  /// NB: by scalars. A mark that follows a quote makes one character with it, and SQLite would still see the quote.
  private func quoted(_ quote: Unicode.Scalar) -> String {
    var text = ""
    text.reserveCapacity(utf8.count + 2)
    text.unicodeScalars.append(quote)
    if utf8.contains(UInt8(ascii: quote)) {
      for scalar in unicodeScalars {
        if scalar == quote { text.unicodeScalars.append(quote) }
        text.unicodeScalars.append(scalar)
      }
    } else {
      text += self
    }
    text.unicodeScalars.append(quote)
    return text
  }
}
