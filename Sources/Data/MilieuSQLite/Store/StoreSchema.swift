internal import MilieuData

/// Makes the tables of entities, and takes over what a store has of an earlier version.
enum StoreSchema {
  /// Makes an entity's table and its indices, or adds to it what is new.
  ///
  /// A column that was renamed keeps its values, a new one gets its standard value. What the model does not have any more stays where it
  /// is.
  ///
  /// - Throws: ``SQLiteError`` where a column holds something else than the model says; nothing is changed then.
  static func make(_ entity: StoreEntity, in connection: SQLiteConnection) throws {
    let name = try SQLiteName.quoted(entity.name)
    if let table = try connection.table(entity.name) {
      try extend(table, to: entity, name, connection)
    } else {
      let columns = try entity.columns.map { try definition(of: $0) }
      // Keys are never given again.
      let all = ["\"_id\" INTEGER PRIMARY KEY AUTOINCREMENT"] + columns
      try connection.execute("CREATE TABLE \(name) (\(all.joined(separator: ", ")))")
    }
    for (set, isUnique) in entity.uniques.map({ ($0, true) }) + entity.indices.map({ ($0, false) }) {
      try makeIndex(set, isUnique: isUnique, of: entity, connection)
    }
    for (index, column) in entity.columns.enumerated() where column.target != nil {
      try makeIndex([index], isUnique: false, of: entity, connection)
    }
  }

  /// Whether a store that may not be changed has what an entity needs.
  static func check(_ entity: StoreEntity, in connection: SQLiteConnection) throws {
    let table = try connection.table(entity.name)
    let missing = entity.columns.filter { column in table?.columns.contains { $0.name == column.name } != true }
    guard table == nil || !missing.isEmpty else { return }
    let what =
      table == nil
      ? "no table \(entity.name)" : "no column \(missing.map(\.name).joined(separator: ", ")) in \(entity.name)"
    throw SQLiteError(
      .statement, path: connection.path, cause: "it has \(what), and may not be changed",
      remedy: "Open it once with a configuration that allows saving.")
  }

  private static func definition(of column: StoreEntity.Column) throws -> String {
    var parts = [try SQLiteName.quoted(column.name), column.type.rawValue.uppercased()]
    if let target = column.target {
      // Whichever of two new rows is stored first, and whatever leads to one that goes.
      parts.append(
        "REFERENCES \(try SQLiteName.quoted(target)) (\"_id\") ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED")
    } else if !column.isOptional {
      parts.append("NOT NULL")
    }
    return parts.joined(separator: " ")
  }

  private static func makeIndex(
    _ set: [Int], isUnique: Bool, of entity: StoreEntity, _ connection: SQLiteConnection
  ) throws {
    let columns = set.map { entity.columns[$0] }
    let name = try SQLiteName.quoted(
      ([entity.name] + columns.map(\.name)).joined(separator: "_") + (isUnique ? "_unique" : "_index"))
    let terms = try columns.map { try SQLiteName.quoted($0.name) + $0.collation }
    try connection.execute(
      "CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(name) ON \(try SQLiteName.quoted(entity.name)) "
        + "(\(terms.joined(separator: ", ")))")
  }

  /// Makes the table of the pairs of a relationship between many and many.
  static func make(_ link: StoreEntity.Link, in connection: SQLiteConnection) throws {
    let name = try SQLiteName.quoted(link.name)
    if try connection.table(link.name) == nil, link.originalName != link.name,
      try connection.table(link.originalName) != nil
    {
      try connection.execute("ALTER TABLE \(try SQLiteName.quoted(link.originalName)) RENAME TO \(name)")
    }
    func end(_ column: String, _ entity: String) throws -> String {
      "\"\(column)\" INTEGER NOT NULL REFERENCES \(try SQLiteName.quoted(entity)) (\"_id\") ON DELETE CASCADE "
        + "DEFERRABLE INITIALLY DEFERRED"
    }
    try connection.execute(
      "CREATE TABLE IF NOT EXISTS \(name) (\"_id\" INTEGER PRIMARY KEY, \(try end("owner", link.owner)), "
        + "\(try end("target", link.target)), UNIQUE (\"owner\", \"target\"))")
    try connection.execute(
      "CREATE INDEX IF NOT EXISTS \(try SQLiteName.quoted("\(link.name)_target_index")) ON \(name) (\"target\")")
  }

  // MARK: - Earlier versions

  private static func extend(
    _ table: SQLiteTable, to entity: StoreEntity, _ name: String, _ connection: SQLiteConnection
  ) throws {
    var known = Dictionary(uniqueKeysWithValues: table.columns.map { ($0.name, $0) })
    for column in entity.columns {
      if known[column.name] == nil, let old = known.removeValue(forKey: column.originalName) {
        try connection.execute(
          "ALTER TABLE \(name) RENAME COLUMN \(try SQLiteName.quoted(column.originalName)) TO \(try SQLiteName.quoted(column.name))"
        )
        known[column.name] = old
      }
      if let old = known[column.name] {
        guard old.type.lowercased() == column.type.rawValue else {
          throw SQLiteError(
            .statement, path: connection.path,
            cause:
              "\(entity.name).\(column.name) is kept as \(old.type.lowercased()), and the model asks for \(column.type.rawValue)",
            remedy: "Give the new property another name, and fill it from the old one.")
        }
      } else {
        try add(column, to: entity, name, connection)
      }
    }
  }

  private static func add(
    _ column: StoreEntity.Column, to entity: StoreEntity, _ name: String, _ connection: SQLiteConnection
  ) throws {
    var definition = try definition(of: column)
    if column.target == nil, !column.isOptional {
      guard let standard = column.standard, standard != .null else {
        guard try connection.integer("SELECT 1 FROM \(name) LIMIT 1") != nil else {
          // No row needs a value.
          try connection.execute("ALTER TABLE \(name) ADD COLUMN \(definition) DEFAULT \(column.type.empty)")
          return
        }
        throw SQLiteError(
          .statement, path: connection.path,
          cause: "\(entity.name).\(column.name) is new, and nothing says what the rows that are there have for it",
          remedy: "Give the property a default value, or make it optional.")
      }
      definition += " DEFAULT \(standard.literal)"
    }
    try connection.execute("ALTER TABLE \(name) ADD COLUMN \(definition)")
  }
}

extension ColumnType {
  /// A value of the type, as SQL writes it.
  fileprivate var empty: String {
    switch self {
    case .integer, .real: "0"
    case .text: "''"
    case .blob: "x''"
    }
  }
}

extension StoredValue {
  /// As SQL writes it: a default cannot be bound.
  fileprivate var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): String(value)
    case .real(let value): value.isFinite ? String(value) : value < 0 ? "-9e999" : "9e999"
    case .text(let text): text.replacing("\0", with: "").quotedText
    case .blob(let data):
      "x'"
        + data.map { byte in
          let digits = String(byte, radix: 16)
          return digits.count == 1 ? "0\(digits)" : digits
        }.joined() + "'"
    }
  }
}
