import CSQLite
import Foundation

extension PredicateFunctions {
  static func registerCollations(on connection: OpaquePointer) -> Int32 {
    sqlite3_create_collation_v2(
      connection, textCollation, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in TextBytes(left, leftCount).compare(TextBytes(right, rightCount)) }, nil
    )
  }
}
