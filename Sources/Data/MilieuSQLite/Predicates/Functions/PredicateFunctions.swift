import CSQLite

/// What SQL asks Swift: functions and orders that a connection must know before it runs a translated predicate.
package enum PredicateFunctions {
  /// The order of texts: that of `String`, by which texts are equal that are canonically equivalent.
  ///
  /// Texts are stored as they are. As long as all texts of a column are in normalization form C, their bytes tell what Swift says, and an
  /// index on them does without this order, so that other programs can use it. With the first other text the index is made anew
  /// with `COLLATE swift`, so that `==`, `<`, `IN`, `starts(with:)` and sorting use it, and a unique text is unique as Swift sees it.
  package static let textCollation = "swift"

  /// The order of decimal numbers, which are kept as texts.
  package static let decimalCollation = SQLiteCollation.decimal.name

  /// Whether a text is in normalization form C.
  static let isNormal = "swift_is_normal"

  static let count = "swift_count"
  static let contains = "swift_contains"
  static let starts = "swift_starts"
  static let matches = "swift_matches"
  static let localizedContains = "swift_localized_contains"
  static let caseInsensitiveCompare = "swift_case_insensitive_compare"
  static let localizedCompare = "swift_localized_compare"
  static let jsonText = "swift_json_text"
  static let negated = "swift_negated"

  /// The function for an operation on floating point numbers.
  static func arithmetic(_ operation: String, isFloat: Bool) -> String? {
    let names = ["+": "add", "-": "subtract", "*": "multiply", "/": "divide"]
    return names[operation].map { "swift_\($0)\(isFloat ? "_float" : "")" }
  }

  /// Makes them known to a connection, which knows the order of decimal numbers by itself.
  ///
  /// - Throws: ``SQLiteError`` if a statement is running that may use one.
  package static func register(on connection: SQLiteConnection) throws {
    try connection.use {
      for register in [registerCollations, registerTexts, registerMatches, registerJSON, registerNumbers] {
        try connection.require(register(connection.handle))
      }
    }
  }

  typealias Function = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  /// Makes functions known that give the same for the same.
  static func define(_ functions: [(name: String, arity: Int32, call: Function)], on connection: OpaquePointer) -> Int32
  {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
    for function in functions {
      let code = sqlite3_create_function_v2(
        connection, function.name, function.arity, flags, nil, function.call, nil, nil, nil)
      if code != SQLITE_OK { return code }
    }
    return SQLITE_OK
  }
}
