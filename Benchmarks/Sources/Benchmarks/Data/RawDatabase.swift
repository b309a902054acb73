import CRawSQLite
import Foundation

/// SQLite as its own interface gives it, with prepared statements: what a store over it is compared with.
final class RawDatabase {
  private let handle: OpaquePointer
  private var prepared: [String: OpaquePointer] = [:]

  /// - Parameter path: a file that is there or made, with the settings that stores have.
  init(_ path: String) {
    var opened: OpaquePointer?
    guard
      sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        == SQLITE_OK,
      let opened
    else { fatalError("The database \(path) cannot be opened.") }
    handle = opened
    execute("PRAGMA journal_mode = WAL")
    execute("PRAGMA synchronous = FULL")
    execute("PRAGMA foreign_keys = ON")
  }

  deinit {
    for statement in prepared.values { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  func execute(_ sql: String) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      fatalError("\(sql): \(String(cString: sqlite3_errmsg(handle)))")
    }
  }

  private func statement(_ sql: String) -> OpaquePointer {
    if let known = prepared[sql] { return known }
    var made: OpaquePointer?
    guard sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil) == SQLITE_OK, let made
    else {
      fatalError("\(sql): \(String(cString: sqlite3_errmsg(handle)))")
    }
    prepared[sql] = made
    return made
  }

  static let table = """
    CREATE TABLE IF NOT EXISTS "Entry" (_id INTEGER PRIMARY KEY, name TEXT NOT NULL, number INTEGER NOT NULL, \
    weight REAL NOT NULL, date REAL NOT NULL, note TEXT)
    """
  static let index = "CREATE INDEX IF NOT EXISTS raw_number ON \"Entry\" (number)"

  /// Inserts rows in one transaction.
  func insert(_ numbers: Range<Int>) {
    let insert = statement("INSERT INTO \"Entry\" (name, number, weight, date, note) VALUES (?, ?, ?, ?, ?)")
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    execute("BEGIN IMMEDIATE")
    for number in numbers {
      var name = "Entry \(number)"
      name.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          _ = sqlite3_bind_text(insert, 1, $0.baseAddress, Int32($0.count), transient)
        }
      }
      sqlite3_bind_int64(insert, 2, Int64(number))
      sqlite3_bind_double(insert, 3, Double(number) / 3)
      sqlite3_bind_double(insert, 4, Double(number))
      if number % 2 == 0 {
        sqlite3_bind_null(insert, 5)
      } else {
        sqlite3_bind_text(insert, 5, "note", 4, transient)
      }
      sqlite3_step(insert)
      sqlite3_reset(insert)
    }
    execute("COMMIT")
  }

  /// What a row holds.
  struct Row {
    let key: Int64
    let name: String
    let number: Int64
    let weight: Double
    let date: Double
    let note: String?
  }

  /// The rows of a query, each as a value of its own.
  func rows(_ condition: String, _ parameter: Int64? = nil) -> [Row] {
    let select = statement("SELECT _id, name, number, weight, date, note FROM \"Entry\" \(condition)")
    if let parameter { sqlite3_bind_int64(select, 1, parameter) }
    defer { sqlite3_reset(select) }
    var rows: [Row] = []
    while sqlite3_step(select) == SQLITE_ROW {
      rows.append(
        Row(
          key: sqlite3_column_int64(select, 0), name: String(cString: sqlite3_column_text(select, 1)),
          number: sqlite3_column_int64(select, 2), weight: sqlite3_column_double(select, 3),
          date: sqlite3_column_double(select, 4), note: sqlite3_column_text(select, 5).map { String(cString: $0) }))
    }
    return rows
  }

  /// A number that a statement gives.
  func number(_ sql: String, _ parameter: Int64? = nil) -> Int64 {
    let select = statement(sql)
    if let parameter { sqlite3_bind_int64(select, 1, parameter) }
    defer { sqlite3_reset(select) }
    return sqlite3_step(select) == SQLITE_ROW ? sqlite3_column_int64(select, 0) : 0
  }
}
