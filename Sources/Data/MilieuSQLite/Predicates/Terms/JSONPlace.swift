/// A place in a column of JSON.
struct JSONPlace {
  let column: String

  /// As SQLite writes it, from `$`.
  let path: String

  /// A value of a member. A quote or a backslash in a key cannot be told to this version of SQLite.
  func member(_ key: String) -> JSONPlace { JSONPlace(column: column, path: "\(path).\"\(key)\"") }

  /// An element of an array, by its number, or `#-1` for the last.
  func element(_ index: String) -> JSONPlace { JSONPlace(column: column, path: "\(path)[\(index)]") }

  /// The value there, as SQL.
  func value(of kind: ValueKind) -> String {
    whole(kind, "json_extract(\(column), \(path.quotedText))", path.quotedText)
  }

  /// The value of an element that `json_each` gives under a name.
  func value(of kind: ValueKind, eachAs alias: String) -> String {
    whole(kind, "\(alias).value", "\((path + "[").quotedText) || \(alias).key || ']'")
  }

  /// A text as it is even if there is a zero in it, where SQLite ends it.
  private func whole(_ kind: ValueKind, _ value: String, _ path: String) -> String {
    guard kind.format == .text else { return value }
    return
      "(CASE WHEN instr(\(column), '\\u0000') THEN \(PredicateFunctions.jsonText)(\(column), \(path)) ELSE \(value) END)"
  }
}
