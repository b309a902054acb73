/// Which rows a commit changed.
package struct SQLiteChanges: Sendable {
  /// What became of a row.
  package enum Kind: UInt8, Sendable {
    case inserted, updated, deleted
  }

  struct Row: Sendable {
    let id: Int64
    let table: Int32
    let kind: Kind
  }

  let tables: [String]
  let rows: [Row]

  /// The tables of which rows were changed.
  package var changedTables: Set<String> {
    Set(rows.reduce(into: Set<Int32>()) { $0.insert($1.table) }.map { tables[Int($0)] })
  }

  /// The keys of the rows of a table with which that happened, in order. A row that was changed several times is named each time.
  package func ids(_ kind: Kind, in table: String) -> [Int64] {
    guard let number = tables.firstIndex(of: table) else { return [] }
    return rows.lazy.filter { $0.table == number && $0.kind == kind }.map(\.id)
  }
}
