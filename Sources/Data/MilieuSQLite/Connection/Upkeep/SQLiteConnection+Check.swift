internal import MilieuData

extension SQLiteConnection {
  /// Looks through the whole file for damage. Takes as long as reading it does.
  ///
  /// What cannot be seen is a value of which some bits were changed: SQLite keeps no sums over them.
  ///
  /// - Throws: ``SQLiteError/Kind/damaged``, with what was found first.
  package func check() throws {
    let found = try rows("PRAGMA quick_check(1)").map(\.[0])
    guard found != [.text("ok")] else { return }
    let words = if case .text(let text)? = found.first { text } else { "nothing was said of it" }
    throw SQLiteError(.damaged, path: path, cause: words.replacing("\n", with: " "))
  }
}
