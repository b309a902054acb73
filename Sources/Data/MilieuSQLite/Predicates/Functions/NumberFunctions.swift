import CSQLite
internal import MilieuData

extension PredicateFunctions {
  static func registerNumbers(on connection: OpaquePointer) -> Int32 {
    define(
      [
        ("swift_add", 2, { PredicateFunctions.reckon($0, $2) { $0 + $1 } }),
        ("swift_subtract", 2, { PredicateFunctions.reckon($0, $2) { $0 - $1 } }),
        ("swift_multiply", 2, { PredicateFunctions.reckon($0, $2) { $0 * $1 } }),
        ("swift_divide", 2, { PredicateFunctions.reckon($0, $2) { $0 / $1 } }),
        ("swift_add_float", 2, { PredicateFunctions.reckon($0, $2) { Double(Float($0) + Float($1)) } }),
        ("swift_subtract_float", 2, { PredicateFunctions.reckon($0, $2) { Double(Float($0) - Float($1)) } }),
        ("swift_multiply_float", 2, { PredicateFunctions.reckon($0, $2) { Double(Float($0) * Float($1)) } }),
        ("swift_divide_float", 2, { PredicateFunctions.reckon($0, $2) { Double(Float($0) / Float($1)) } }),
        (
          negated, 1,
          { context, _, arguments in
            guard let number = PredicateFunctions.number(arguments?[0]) else { return }
            PredicateFunctions.answer(context, -number)
          }
        ),
      ], on: connection)
  }

  /// Answers with what comes of two numbers; with NULL if one of them is NULL.
  fileprivate static func reckon(
    _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?, _ body: (Double, Double) -> Double
  ) {
    guard let left = number(arguments?[0]), let right = number(arguments?[1]) else { return }
    answer(context, body(left, right))
  }

  fileprivate static func number(_ value: OpaquePointer?) -> Double? {
    switch sqlite3_value_type(value) {
    case SQLITE_NULL: nil
    case SQLITE_TEXT: .nan
    default: sqlite3_value_double(value)
    }
  }

  fileprivate static func answer(_ context: OpaquePointer?, _ number: Double) {
    guard number.isNaN else { return sqlite3_result_double(context, number) }
    sqlite3_result_text(context, StoredValue.notANumber, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
  }
}
