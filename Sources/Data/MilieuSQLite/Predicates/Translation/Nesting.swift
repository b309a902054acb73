/// How far SQLite lets expressions be in each other: a thousand deep once they are read, but its parser keeps only a hundred symbols that
/// are not closed yet.
enum Nesting {
  /// What is left of the parser's hundred for the statement around a condition.
  private static let most = 75

  /// Conditions connected in one go, so that they are not nested; in halves if they are very many.
  static func joined(_ conditions: ArraySlice<String>, by connective: Connective) -> String {
    guard conditions.count > 200 else { return conditions.joined(separator: connective.sql) }
    let middle = (conditions.startIndex + conditions.endIndex) / 2
    return "(\(joined(conditions[..<middle], by: connective)))\(connective.sql)"
      + "(\(joined(conditions[middle...], by: connective)))"
  }

  /// Whether the parser has room for an expression, counted with what may stand before each parenthesis.
  static func fits(_ sql: String) -> Bool {
    var sql = sql
    return sql.withUTF8 { bytes in
      var open: [Int] = []
      var symbols = 0
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "(") {
          let weight =
            switch (index > 0 ? bytes[index - 1] : 0, index + 1 < bytes.count ? bytes[index + 1] : 0) {
            case (_, UInt8(ascii: "S")): 10
            case (_, UInt8(ascii: "C")): 7
            case (UInt8(ascii: "A")...UInt8(ascii: "z"), _): 5
            default: 4
            }
          symbols += weight
          open.append(weight)
          if symbols > most { return false }
        } else if bytes[index] == UInt8(ascii: ")"), let weight = open.popLast() {
          symbols -= weight
        }
      }
      return true
    }
  }
}

/// What connects conditions.
enum Connective {
  case and, or

  var sql: String { self == .and ? " AND " : " OR " }
}
