internal import MilieuData

/// Brings the tables of a store to what models ask for, inside a transaction, while foreign keys are not looked after.
///
/// What `ALTER TABLE` cannot do is done as SQLite's manual says: a new table, the rows, the old one goes, the new one takes its name, and
/// indices, triggers and foreign keys are looked at in the end.
struct StoreRebuild {
  private let connection: SQLiteConnection
  private let mapping: SchemaMapping
  private let tables: [String: SQLiteTable]

  init(_ connection: SQLiteConnection, _ mapping: SchemaMapping, _ image: StoreImage) {
    (self.connection, self.mapping, tables) = (connection, mapping, image.tables)
  }

  func run() throws {
    let rebuilt = mapping.entities.filter { $0.old != nil && needsNewTable($0) }
    let names = Set(rebuilt.map(\.new.name))
    var extras: [String] = []
    // All rows are read before anything that they are read from goes.
    for entity in rebuilt {
      extras += try self.extras(of: entity)
      try copy(entity)
    }
    for link in mapping.links where link.source != .same { try make(link) }
    for entity in rebuilt { try replace(entity) }
    for entity in mapping.entities where !names.contains(entity.new.name) {
      if entity.old == nil { try StoreSchema.make(entity.new, in: connection) } else { try alter(entity) }
    }
    let kept = Set(mapping.links.map { $0.new.name.lowercased() })
    for link in mapping.droppedLinks + movedLinks where !kept.contains(link.name.lowercased()) { try drop(link.name) }
    for entity in mapping.droppedEntities { try drop(entity.name) }
    for entity in mapping.entities { try StoreSchema.makeIndices(of: entity.new, in: connection) }
    for sql in extras { try makeAgain(sql) }
    try checkForeignKeys()
  }

  private var movedLinks: [StoreEntity.Link] {
    let old = (mapping.entities.compactMap(\.old) + mapping.droppedEntities).flatMap(\.links)
    let used =
      mapping.links.compactMap { if case .link(let name, _) = $0.source { name } else { nil } }
      + mapping.entities.flatMap(\.sources).compactMap { if case .link(let name, _) = $0 { name } else { nil } }
    return old.filter { used.contains($0.name) }
  }

  private func drop(_ table: String) throws {
    try connection.execute("DROP TABLE IF EXISTS \(try SQLiteName.quoted(table))")
  }

  // MARK: - What the table can become as it is

  private func needsNewTable(_ entity: SchemaMapping.Entity) -> Bool {
    guard let old = entity.old, let table = tables[old.name.lowercased()] else { return true }
    // Without it keys would be given again.
    guard entity.dropped.isEmpty, table.sql.uppercased().contains("AUTOINCREMENT") else { return true }
    let names = Set(old.columns.map { $0.name.lowercased() })
    return zip(entity.new.columns, entity.sources).contains { column, source in
      switch source {
      case .column(let index, let conversion):
        let before = old.columns[index]
        let isTaken = before.name != column.name && names.contains(column.name.lowercased())
        return isTaken || conversion.rewrites || before.target == nil && before.isOptional != column.isOptional
      case .standard:
        let standard = column.standard ?? .null
        return standard.literal == nil || standard == .null && column.target == nil && !column.isOptional
      case .link, .inverse: return true
      }
    }
  }

  private func alter(_ entity: SchemaMapping.Entity) throws {
    guard let old = entity.old else { return }
    let table = try SQLiteName.quoted(old.name)
    for (column, source) in zip(entity.new.columns, entity.sources) {
      guard case .column(let index, _) = source, old.columns[index].name != column.name else { continue }
      try connection.execute(
        "ALTER TABLE \(table) RENAME COLUMN \(try SQLiteName.quoted(old.columns[index].name)) TO \(try SQLiteName.quoted(column.name))"
      )
    }
    for (column, source) in zip(entity.new.columns, entity.sources) where source == .standard {
      var definition = try StoreSchema.definition(of: column)
      if let standard = column.standard, standard != .null, let literal = standard.literal {
        definition += " DEFAULT \(literal)"
      }
      try connection.execute("ALTER TABLE \(table) ADD COLUMN \(definition)")
    }
  }

  // MARK: - A new table

  private static func draft(_ entity: SchemaMapping.Entity) -> String { "_new_\(entity.new.name)" }

  private func copy(_ entity: SchemaMapping.Entity) throws {
    guard let old = entity.old else { return }
    try StoreSchema.make(entity.new, named: Self.draft(entity), in: connection)
    let names = ["\"_id\""] + (try entity.new.columns.map { try SQLiteName.quoted($0.name) })
    let terms = [MigrationTerm("\"_id\"")] + (try entity.new.columns.indices.map { try MigrationTerm(entity, $0) })
    _ = try connection.first(
      "INSERT INTO \(try SQLiteName.quoted(Self.draft(entity))) (\(names.joined(separator: ", "))) "
        + "SELECT \(terms.map(\.sql).joined(separator: ", ")) FROM \(try SQLiteName.quoted(old.name)) ORDER BY \"_id\"",
      terms.flatMap(\.values))
  }

  private func replace(_ entity: SchemaMapping.Entity) throws {
    guard let old = entity.old else { return }
    let last = try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = ? COLLATE NOCASE", .text(old.name))
    try drop(old.name)
    // What speaks of the table speaks of its name, which comes back at once.
    try connection.execute("PRAGMA legacy_alter_table = ON")
    do {
      try connection.execute(
        "ALTER TABLE \(try SQLiteName.quoted(Self.draft(entity))) RENAME TO \(try SQLiteName.quoted(entity.new.name))")
    } catch {
      try connection.execute("PRAGMA legacy_alter_table = OFF")
      throw error
    }
    try connection.execute("PRAGMA legacy_alter_table = OFF")
    guard let last else { return }
    // The keys of rows that are gone are not given again, either.
    try connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", .text(entity.new.name))
    try connection.execute(
      "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", .text(entity.new.name), .integer(last))
  }

  // MARK: - Pairs

  private func make(_ link: SchemaMapping.Link) throws {
    try StoreSchema.make(link.new, in: connection)
    let name = try SQLiteName.quoted(link.new.name)
    switch link.source {
    case .same, .none: break
    case .link(let old, let isSwapped):
      let ends = isSwapped ? "\"target\", \"owner\"" : "\"owner\", \"target\""
      try connection.execute(
        "INSERT INTO \(name) (\"owner\", \"target\") SELECT \(ends) FROM \(try SQLiteName.quoted(old)) ORDER BY \"_id\""
      )
    case .column(let entity, let column, let isOwner):
      let column = try SQLiteName.quoted(column)
      let ends = isOwner ? "\"_id\", \(column)" : "\(column), \"_id\""
      try connection.execute(
        "INSERT INTO \(name) (\"owner\", \"target\") SELECT \(ends) FROM \(try SQLiteName.quoted(entity)) WHERE \(column) "
          + "IS NOT NULL ORDER BY \"_id\"")
    }
  }

  // MARK: - What others made

  /// Indices and triggers of a table that goes which are not the store's own.
  private func extras(of entity: SchemaMapping.Entity) throws -> [String] {
    guard let old = entity.old, let table = tables[old.name.lowercased()] else { return [] }
    let own = Set(table.indexes.filter { StoreSchema.isOurs($0, of: old.name) }.map(\.name))
    return try connection.rows(
      "SELECT name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND tbl_name = ? COLLATE NOCASE AND sql IS NOT NULL",
      .text(old.name)
    ).compactMap { row in
      guard case .text(let name) = row[0], case .text(let sql) = row[1] else { return nil }
      return own.contains(name) ? nil : sql
    }
  }

  private func makeAgain(_ sql: String) throws {
    do {
      try connection.execute(sql)
    } catch let error as SQLiteError {
      throw SQLiteError(
        .statement, path: connection.path,
        cause: "what somebody has added to a table does not fit it any more (\(error.cause)): \(sql)",
        remedy: "Remove it from the file, open the store, and add it anew.", code: error.code)
    }
  }

  private func checkForeignKeys() throws {
    guard let row = try connection.first("SELECT \"table\", rowid, parent FROM pragma_foreign_key_check LIMIT 1"),
      case .text(let child) = row[0], case .text(let parent) = row[2]
    else { return }
    throw SQLiteError(
      .constraint(.foreignKey(child: child, parent: parent)), path: connection.path,
      cause: "the row \(row[1].words) of \(child) names a row of \(parent) that would not exist",
      remedy: "Remove what the row names, or keep the model \(parent).")
  }
}

extension StoredValue {
  /// As SQL writes it, since a default cannot be bound; `nil` where it would not be exactly the value.
  fileprivate var literal: String? {
    switch self {
    case .null: "NULL"
    case .integer(let value): value == .min ? nil : String(value)
    case .real(let value): value == value.rounded() && abs(value) < 1e15 ? String(value) : nil
    case .text(let text): text.utf8.contains(0) ? nil : text.quotedText
    case .blob: nil
    }
  }
}
