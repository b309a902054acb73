internal import CSQLite
internal import MilieuData

extension SQLiteConnection {
  /// The names of all tables but SQLite's own, sorted.
  package func tableNames() throws -> [String] {
    try rows(
      """
      SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name
      """
    ).map(\.[0].string)
  }

  /// What a table is like; nil if there is none of this name.
  package func table(_ name: String) throws -> SQLiteTable? {
    guard
      let found = try rows(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name = ? COLLATE NOCASE", .text(name)
      ).first
    else { return nil }
    return SQLiteTable(
      name: found[0].string, sql: found[1].string, columns: try columns(of: name), indexes: try indexes(of: name),
      foreignKeys: try foreignKeys(of: name))
  }

  private func columns(of table: String) throws -> [SQLiteTable.Column] {
    try rows("SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_xinfo(?)", .text(table)).map { row in
      var collation: UnsafePointer<CChar>?
      try require(
        sqlite3_table_column_metadata(handle, nil, table, row[0].string, nil, &collation, nil, nil, nil))
      return SQLiteTable.Column(
        name: row[0].string, type: row[1].string, isNotNull: row[2].number == 1,
        defaultValue: row[3] == .null ? nil : row[3].string,
        primaryKeyPosition: row[4].number == 0 ? nil : Int(row[4].number),
        collation: collation.map(String.init(cString:)) ?? "")
    }
  }

  private func indexes(of table: String) throws -> [SQLiteTable.Index] {
    try rows("SELECT name, \"unique\", origin, partial FROM pragma_index_list(?) ORDER BY name", .text(table)).map {
      row in
      let parts = try rows(
        "SELECT name, coll FROM pragma_index_xinfo(?) WHERE \"key\" = 1 ORDER BY seqno", row[0])
      return SQLiteTable.Index(
        name: row[0].string, isUnique: row[1].number == 1, isImplied: row[2].string != "c",
        isPartial: row[3].number == 1,
        columns: parts.map { $0[0] == .null ? nil : $0[0].string }, collations: parts.map(\.[1].string))
    }
  }

  private func foreignKeys(of table: String) throws -> [SQLiteTable.ForeignKey] {
    let parts = try rows(
      "SELECT id, \"table\", \"from\", \"to\", on_delete, on_update FROM pragma_foreign_key_list(?) ORDER BY id, seq",
      .text(table))
    let keys: [Int64: [[StoredValue]]] = Dictionary(grouping: parts) { $0[0].number }
    return keys.keys.sorted().compactMap { id -> SQLiteTable.ForeignKey? in
      guard let parts = keys[id], let first = parts.first else { return nil }
      let targets = parts.filter { $0[3] != .null }
      return SQLiteTable.ForeignKey(
        columns: parts.map(\.[2].string), table: first[1].string, targets: targets.map(\.[3].string),
        onDelete: first[4].string, onUpdate: first[5].string)
    }
  }

  /// A number that the program gives its schema; 0 in a new file. Part of the transaction in which it is set.
  package func userVersion() throws -> Int32 { Int32(truncatingIfNeeded: try integer("PRAGMA user_version") ?? 0) }

  package func setUserVersion(_ version: Int32) throws { try execute("PRAGMA user_version = \(version)") }

  /// A number that tells whose files these are; 0 if nobody's. Part of the transaction in which it is set.
  package func applicationID() throws -> Int32 { Int32(truncatingIfNeeded: try integer("PRAGMA application_id") ?? 0) }

  package func setApplicationID(_ id: Int32) throws { try execute("PRAGMA application_id = \(id)") }
}

extension StoredValue {
  /// Its text, where there is one.
  fileprivate var string: String { if case .text(let text) = self { text } else { "" } }

  /// Its number, where there is one.
  fileprivate var number: Int64 { if case .integer(let integer) = self { integer } else { 0 } }
}
