internal import CSQLite
internal import Foundation

/// The first hundred bytes of a file, looked at before anything else is.
///
/// SQLite looks at some of them, too, but takes the end of a file that was cut off for the end of the database.
struct DatabaseHeader {
  private static let magic = Array("SQLite format 3\0".utf8)
  private static let length = 100

  /// - Throws: ``SQLiteError`` if the file is no database or is shorter than it says.
  static func check(_ handle: OpaquePointer, path: String) throws {
    do {
      try checkOnce(handle, path: path)
    } catch {
      // Nobody was kept from writing between the look at the size and the look at the header.
      try checkOnce(handle, path: path)
    }
  }

  private static func checkOnce(_ handle: OpaquePointer, path: String) throws {
    var bytes = [UInt8](repeating: 0, count: length)
    var size: Int64 = 0
    let result = milieu_read_beginning(handle, &bytes, Int32(length), &size)
    guard result == SQLITE_OK else {
      throw SQLiteError(code: result, message: String(cString: sqlite3_errstr(result)), path: path)
    }
    // A new file is empty.
    guard size > 0 else { return }
    guard size >= length, bytes.starts(with: magic) else {
      throw SQLiteError(
        .notADatabase, path: path,
        cause: size < length
          ? "it has only \(size) bytes, fewer than a SQLite database begins with"
          : "it does not begin as SQLite databases do", code: SQLITE_NOTADB)
    }
    let pageSize = bytes[16] == 0 && bytes[17] == 1 ? 65_536 : Int64(bytes[16]) << 8 | Int64(bytes[17])
    guard pageSize >= 512, pageSize.nonzeroBitCount == 1 else {
      throw SQLiteError(
        .damaged, path: path, cause: "its header gives pages of \(pageSize) bytes", code: SQLITE_CORRUPT)
    }
    // A journal that stands beside the file may hold the rest; what it says is found out as it is read.
    guard !hasJournal(path) else { return }
    func number(at offset: Int) -> Int64 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int64($1) } }
    let pages = number(at: 28)
    let countIsValid = number(at: 24) == number(at: 92)
    guard !countIsValid || size >= pages * pageSize else {
      throw SQLiteError(
        .damaged, path: path, cause: "it was cut off: of \(pages * pageSize) bytes there are \(size)",
        code: SQLITE_CORRUPT)
    }
  }

  /// Whether changes stand beside the file that are not in it yet.
  static func hasJournal(_ path: String) -> Bool {
    ["-wal", "-journal"].contains { suffix in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path + suffix)
      return (attributes?[.size] as? NSNumber)?.int64Value ?? 0 > 0
    }
  }
}
