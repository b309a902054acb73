internal import MilieuData

/// What a store keeps, read from its tables and from what it says of itself.
struct StoreImage {
  /// What it says of itself; `nil` for a store of earlier days, or made by hand.
  let record: StoreRecord?

  /// The entities that it keeps: those that it names itself, and those that are asked for and have a table.
  let entities: [StoreEntity]

  /// The tables of the entities, by their names in lowercase.
  let tables: [String: SQLiteTable]

  /// Whether it has kept nothing yet.
  var isNew: Bool { record == nil && entities.isEmpty }

  /// - Parameter names: the entities that may be asked for.
  /// - Throws: ``SQLiteError`` if a table cannot be an entity's.
  init(of connection: SQLiteConnection, asked names: [String]) throws {
    let record = try StoreRecord(in: connection)
    self.record = record
    var seen: Set<String> = []
    var tables: [String: SQLiteTable] = [:]
    var entities: [StoreEntity] = []
    for name in (record?.entities ?? []) + names where seen.insert(name.lowercased()).inserted {
      guard let table = try connection.table(name) else { continue }
      guard table.columns.contains(where: { $0.name == "_id" && $0.primaryKeyPosition == 1 }) else {
        throw SQLiteError(
          .statement, path: connection.path,
          cause:
            "the table \(table.name) has no column _id that is its primary key, so it cannot keep the model of that name",
          remedy: "Name the model otherwise, or copy the rows to a table that has one.")
      }
      tables[name.lowercased()] = table
      entities.append(StoreEntity(table, record))
    }
    for name in try connection.tableNames() where !seen.contains(name.lowercased()) {
      guard let table = try connection.table(name), let link = StoreEntity.Link(table, record),
        let owner = entities.firstIndex(where: { $0.name.lowercased() == link.owner.lowercased() }),
        seen.contains(link.target.lowercased())
      else { continue }
      entities[owner].links.append(link)
    }
    self.entities = entities
    self.tables = tables
  }
}

extension StoreEntity {
  fileprivate init(_ table: SQLiteTable, _ record: StoreRecord?) {
    let targets = Dictionary(
      table.foreignKeys.filter { $0.columns.count == 1 }.map { ($0.columns[0], $0.table) },
      uniquingKeysWith: { first, _ in first })
    let columns = table.columns.filter { $0.name != "_id" }.map { column in
      Column(column, of: table.name, target: targets[column.name], record)
    }
    func places(_ index: SQLiteTable.Index) -> [Int] {
      index.columns.compactMap { name in columns.firstIndex { $0.name == name } }
    }
    let indexes = table.indexes.filter { StoreSchema.isOurs($0, of: table.name) }
    self.init(
      name: table.name, columns: columns, uniques: indexes.filter(\.isUnique).map(places),
      indices: indexes.filter { index in
        // What leads to a row has one anyway.
        !index.isUnique && !(index.columns.count == 1 && targets[index.columns[0] ?? ""] != nil)
      }.map(places), links: [])
  }
}

extension StoreEntity.Column {
  fileprivate init(_ column: SQLiteTable.Column, of table: String, target: String?, _ record: StoreRecord?) {
    let type = ColumnType(declared: column.type)
    // What was written down counts as long as nobody has changed the column since.
    let line = record?.line(table, column.name).flatMap { $0.kept == type.rawValue ? $0 : nil }
    self.init(
      name: column.name, originalName: column.name, type: type,
      isOptional: target == nil ? !column.isNotNull : line?.isOptional ?? true, target: target,
      isDecimal: line?.type == "Decimal", valueType: line?.type ?? "",
      inverse: line.flatMap {
        $0.inverse.isEmpty ? nil : StoreEntity.End($0.inverse)
      })
  }
}

extension StoreEntity.Link {
  /// The pairs that a table keeps; `nil` if it keeps something else.
  fileprivate init?(_ table: SQLiteTable, _ record: StoreRecord?) {
    guard table.columns.map(\.name) == ["_id", "owner", "target"],
      let owner = table.foreignKeys.first(where: { $0.columns == ["owner"] }),
      let target = table.foreignKeys.first(where: { $0.columns == ["target"] }),
      table.name.hasPrefix("\(owner.table)_")
    else { return nil }
    self.init(name: table.name, originalName: table.name, owner: owner.table, target: target.table)
    if let inverse = record?.line(owner.table, property)?.inverse, !inverse.isEmpty {
      self.inverse = StoreEntity.End(inverse)
    }
  }
}

extension ColumnType {
  /// What SQLite keeps in a column that was declared so.
  fileprivate init(declared: String) {
    let words = declared.uppercased()
    self =
      if words.contains("INT") {
        .integer
      } else if ["CHAR", "CLOB", "TEXT"].contains(where: words.contains) {
        .text
      } else if words.contains("BLOB") || words.isEmpty {
        .blob
      } else if ["REAL", "FLOA", "DOUB"].contains(where: words.contains) {
        .real
      } else {
        .integer
      }
  }
}
