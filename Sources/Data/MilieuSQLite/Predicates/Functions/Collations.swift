import CSQLite
import Foundation

extension PredicateFunctions {
  static func registerCollations(on connection: OpaquePointer) -> Int32 {
    let code = sqlite3_create_collation_v2(
      connection, textCollation, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in TextBytes(left, leftCount).compare(TextBytes(right, rightCount)) }, nil
    )
    guard code == SQLITE_OK else { return code }
    return sqlite3_create_collation_v2(
      connection, decimalCollation, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        PredicateFunctions.compareDecimals(TextBytes(left, leftCount).string, TextBytes(right, rightCount).string)
      }, nil)
  }

  /// As `Decimal` orders them. What is no decimal number comes last, by its text.
  private static func compareDecimals(_ left: String, _ right: String) -> Int32 {
    if left == right { return 0 }
    switch (decimal(left), decimal(right)) {
    case (let left?, let right?): return left == right ? 0 : left < right ? -1 : 1
    case (nil, nil): return left < right ? -1 : 1
    case (nil, _): return 1
    case (_, nil): return -1
    }
  }

  private static func decimal(_ text: String) -> Decimal? {
    text == "NaN" ? .nan : Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }
}
