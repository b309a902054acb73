internal import CSQLite
package import Foundation
package import MilieuData

extension SQLiteStatement: RowReader {
  package func isNull(_ column: Int) -> Bool {
    guard isMine else { return true }
    return sqlite3_column_type(handle, index(column)) == SQLITE_NULL
  }

  package func integer(_ column: Int) -> Int64 {
    guard isMine else { return 0 }
    return sqlite3_column_int64(handle, index(column))
  }

  package func real(_ column: Int) -> Double {
    guard isMine else { return 0 }
    let place = index(column)
    // A text stands for what is no number; nothing else in such a column is a text.
    if sqlite3_column_type(handle, place) == SQLITE_TEXT { return .nan }
    return sqlite3_column_double(handle, place)
  }

  package func text(_ column: Int) -> String {
    guard isMine, let start = sqlite3_column_text(handle, index(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, index(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  package func blob(_ column: Int) -> Data {
    guard isMine, let start = sqlite3_column_blob(handle, index(column)) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, index(column))))
  }

  /// What stands there, as SQLite keeps it.
  package func value(_ column: Int) -> StoredValue {
    guard isMine else { return .null }
    return switch sqlite3_column_type(handle, index(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  /// What the column is called in the result.
  package func columnName(_ column: Int) -> String {
    guard isMine, let name = sqlite3_column_name(handle, index(column)) else { return "" }
    return String(cString: name)
  }

  @inline(__always)
  private func index(_ column: Int) -> Int32 { Int32(truncatingIfNeeded: firstColumn &+ column) }
}
