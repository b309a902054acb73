internal import CSQLite
internal import Foundation

/// Notes each row that a connection changes, and tells of them once they are committed.
///
/// SQLite's preupdate hook, unlike its update hook, also tells of rows that give way to another with `REPLACE`, and lets
/// `DELETE FROM table` tell of each row.
final class ChangeRecorder {
  private var tables: [String] = []
  private var rows: [SQLiteChanges.Row] = []
  private var marked = 0
  /// The number of the table that was named last, and its name as SQLite writes it.
  private var last: (name: [CChar], number: Int32)?
  private let report: (SQLiteChanges) -> Void

  init(report: @escaping (SQLiteChanges) -> Void) { self.report = report }

  var count: Int { rows.count }
  var isEmpty: Bool { rows.isEmpty }

  /// A statement begins.
  func mark() { marked = rows.count }

  /// Forgets what was undone.
  func cut(to count: Int) {
    if count < rows.count { rows.removeSubrange(count...) }
  }

  func statementEnded(on connection: SQLiteConnection) {
    guard sqlite3_get_autocommit(connection.handle) != 0 else { return }
    let changes = SQLiteChanges(tables: tables, rows: rows)
    rows = []
    report(changes)
  }

  /// A statement that began last has failed.
  func cutToMark() { cut(to: marked) }

  func attach(to handle: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_preupdate_hook(
      handle,
      { context, _, operation, _, table, old, new in
        guard let context, let table else { return }
        Unmanaged<ChangeRecorder>.fromOpaque(context).takeUnretainedValue()
          .note(operation, table: table, old: old, new: new)
      }, context)
    sqlite3_rollback_hook(
      handle,
      { context in
        guard let context else { return }
        Unmanaged<ChangeRecorder>.fromOpaque(context).takeUnretainedValue().cut(to: 0)
      }, context)
  }

  static func detach(from handle: OpaquePointer) {
    sqlite3_preupdate_hook(handle, nil, nil)
    sqlite3_rollback_hook(handle, nil, nil)
  }

  private func note(_ operation: Int32, table: UnsafePointer<CChar>, old: Int64, new: Int64) {
    let table = number(of: table)
    switch operation {
    case SQLITE_INSERT: rows.append(.init(id: new, table: table, kind: .inserted))
    case SQLITE_DELETE: rows.append(.init(id: old, table: table, kind: .deleted))
    case _ where old != new:
      rows.append(.init(id: old, table: table, kind: .deleted))
      rows.append(.init(id: new, table: table, kind: .inserted))
    default: rows.append(.init(id: new, table: table, kind: .updated))
    }
  }

  private func number(of table: UnsafePointer<CChar>) -> Int32 {
    if let last, strcmp(last.name, table) == 0 { return last.number }
    let name = String(cString: table)
    // Texts that only look the same are two tables.
    let known = tables.firstIndex { $0.utf8.elementsEqual(name.utf8) }
    if known == nil { tables.append(name) }
    let number = Int32(known ?? tables.count - 1)
    last = (Array(name.utf8CString), number)
    return number
  }
}
