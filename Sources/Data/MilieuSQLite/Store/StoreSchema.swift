internal import MilieuData

/// The tables and indices of entities, as SQL makes them.
enum StoreSchema {
  /// Makes an entity's table, under its own name or another.
  static func make(_ entity: StoreEntity, named name: String? = nil, in connection: SQLiteConnection) throws {
    // Keys are never given again.
    let all = ["\"_id\" INTEGER PRIMARY KEY AUTOINCREMENT"] + (try entity.columns.map { try definition(of: $0) })
    try connection.execute(
      "CREATE TABLE \(try SQLiteName.quoted(name ?? entity.name)) (\(all.joined(separator: ", ")))")
  }

  /// A column, as a table or a change of one names it.
  static func definition(of column: StoreEntity.Column) throws -> String {
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

  /// Makes the table of the pairs of a relationship between many and many.
  static func make(_ link: StoreEntity.Link, in connection: SQLiteConnection) throws {
    let name = try SQLiteName.quoted(link.name)
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

  // MARK: - Indices

  /// Makes the indices of an entity that are missing, and removes those of an earlier version. Those that somebody else made stay.
  static func makeIndices(of entity: StoreEntity, in connection: SQLiteConnection) throws {
    let asked = indices(of: entity)
    var there: Set<StoreIndex> = []
    for index in try connection.table(entity.name)?.indexes ?? [] where isOurs(index, of: entity.name) {
      let found = StoreIndex(index)
      if asked.contains(found) {
        there.insert(found)
      } else {
        try connection.execute("DROP INDEX \(try SQLiteName.quoted(index.name))")
      }
    }
    for index in asked where !there.contains(index) {
      let name = try SQLiteName.quoted(entity.name)
      let terms = try index.columns.map { column in
        let quoted = try SQLiteName.quoted(column)
        return try needsOrder(column, of: entity, connection)
          ? "\(quoted) COLLATE \(PredicateFunctions.textCollation)" : quoted
      }
      try connection.execute(
        "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(try SQLiteName.quoted(index.name)) "
          + "ON \(name) (\(terms.joined(separator: ", ")))")
    }
  }

  /// Whether a column has texts that are not in normalization form C, of which an index needs an order of ours.
  private static func needsOrder(
    _ column: String, of entity: StoreEntity, _ connection: SQLiteConnection
  ) throws -> Bool {
    guard entity.columns.contains(where: { $0.name == column && $0.type == .text && !$0.isDecimal }) else {
      return false
    }
    return try connection.integer(
      "SELECT 1 FROM \(try SQLiteName.quoted(entity.name)) "
        + "WHERE \(PredicateFunctions.isNormal)(\(try SQLiteName.quoted(column))) = 0 LIMIT 1") != nil
  }

  /// Makes the indices on some columns anew, since texts came that are not in normalization form C.
  ///
  /// - Parameter columns: a bit each.
  static func remakeIndices(on columns: UInt64, of entity: StoreEntity, in connection: SQLiteConnection) throws {
    let names = Set(entity.columns.indices.filter { columns & (1 << UInt64($0)) != 0 }.map { entity.columns[$0].name })
    for index in try connection.table(entity.name)?.indexes ?? [] where isOurs(index, of: entity.name) {
      guard index.columns.contains(where: { $0.map(names.contains) ?? false }) else { continue }
      try connection.execute("DROP INDEX \(try SQLiteName.quoted(index.name))")
    }
    try makeIndices(of: entity, in: connection)
  }

  /// The columns of texts, a bit each, that have indices of ours, all of which do without an order of ours.
  static func normalColumns(of entity: StoreEntity, in connection: SQLiteConnection) throws -> UInt64 {
    let places = entity.columns.indices.prefix(UInt64.bitWidth).filter {
      entity.columns[$0].type == .text && !entity.columns[$0].isDecimal
    }
    guard !places.isEmpty else { return 0 }
    let indices = try connection.table(entity.name)?.indexes.filter { isOurs($0, of: entity.name) } ?? []
    return places.reduce(0) { normal, place in
      let collations = indices.flatMap { index in
        zip(index.columns, index.collations).filter { $0.0 == entity.columns[place].name }.map(\.1)
      }
      return collations.isEmpty || collations.contains { $0 != "BINARY" } ? normal : normal | (1 << UInt64(place))
    }
  }

  /// Whether an index looks as those of entities do.
  static func isOurs(_ index: SQLiteTable.Index, of table: String) -> Bool {
    !index.isImplied && !index.isPartial && !index.columns.contains(nil)
      && index.name.lowercased().hasPrefix("\(table.lowercased())_")
      && (index.name.hasSuffix("_unique") || index.name.hasSuffix("_index"))
  }

  private static func indices(of entity: StoreEntity) -> [StoreIndex] {
    let leading = entity.columns.indices.filter { entity.columns[$0].target != nil }.map { [$0] }
    var seen: Set<StoreIndex> = []
    return
      (entity.uniques.map { StoreIndex(entity, $0, isUnique: true) }
      + (entity.indices + leading).map { StoreIndex(entity, $0, isUnique: false) }).filter { seen.insert($0).inserted }
  }
}

/// An index as it is asked for or found. In which order its texts stand depends on the texts.
struct StoreIndex: Hashable {
  let name: String
  let isUnique: Bool
  let columns: [String]

  init(_ entity: StoreEntity, _ set: [Int], isUnique: Bool) {
    let columns = set.map { entity.columns[$0] }
    name = ([entity.name] + columns.map(\.name)).joined(separator: "_") + (isUnique ? "_unique" : "_index")
    self.isUnique = isUnique
    self.columns = columns.map(\.name)
  }

  init(_ index: SQLiteTable.Index) {
    (name, isUnique) = (index.name, index.isUnique)
    columns = index.columns.compactMap(\.self)
  }
}
