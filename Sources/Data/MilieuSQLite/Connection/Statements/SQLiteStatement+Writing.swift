internal import CSQLite
package import Foundation
package import MilieuData

extension SQLiteStatement: RowWriter {
  package func writeNull(_ column: Int) {
    guard isReadyToWrite(column) else { return }
    note(sqlite3_bind_null(handle, parameter(column)))
  }

  package func write(_ value: Int64, _ column: Int) {
    guard isReadyToWrite(column) else { return }
    note(sqlite3_bind_int64(handle, parameter(column), value))
  }

  /// SQLite knows no NaN and would store nothing in its place: a text stands for it.
  package func write(_ value: Double, _ column: Int) {
    guard isReadyToWrite(column) else { return }
    guard !value.isNaN else { return write(StoredValue.notANumber, column) }
    note(sqlite3_bind_double(handle, parameter(column), value))
  }

  package func write(_ value: String, _ column: Int) {
    guard isReadyToWrite(column) else { return }
    if watchedTexts & (1 << UInt64(column)) != 0, !value.isNormal { otherTexts |= 1 << UInt64(column) }
    let parameter = parameter(column)
    var value = value
    note(
      value.withUTF8 { bytes in
        let count = bytes.count
        if count <= Self.shortTextLength, let place = shortText(Int(parameter)) {
          if let start = bytes.baseAddress { place.update(from: start, count: count) }
          return place.withMemoryRebound(to: CChar.self, capacity: count) {
            milieu_bind_text_in_place(handle, parameter, $0, Int32(count))
          }
        }
        guard let size = Int32(exactly: count) else { return SQLITE_TOOBIG }
        return bytes.withMemoryRebound(to: CChar.self) { milieu_bind_text(handle, parameter, $0.baseAddress, size) }
      })
  }

  package func write(_ value: Data, _ column: Int) {
    guard isReadyToWrite(column) else { return }
    let parameter = parameter(column)
    note(
      value.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, parameter, 0) }
        guard let size = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
        return milieu_bind_blob(handle, parameter, start, size)
      })
  }

  package func bind(_ value: StoredValue, _ column: Int) {
    switch value {
    case .null: writeNull(column)
    case .integer(let integer): write(integer, column)
    case .real(let real): write(real, column)
    case .text(let text): write(text, column)
    case .blob(let data): write(data, column)
    }
  }

  /// SQLite counts parameters from 1.
  @inline(__always)
  private func parameter(_ column: Int) -> Int32 { Int32(truncatingIfNeeded: firstParameter &+ column &+ 1) }
}
