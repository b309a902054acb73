internal import MilieuData

/// Looks at the rows that a change of the schema would meet, without changing anything.
struct StoreSurvey {
  private let connection: SQLiteConnection
  private let mapping: SchemaMapping

  init(_ connection: SQLiteConnection, _ mapping: SchemaMapping) {
    (self.connection, self.mapping) = (connection, mapping)
  }

  /// What lies between, and which rows stand in the way.
  func difference() throws -> SchemaDifference {
    var difference = mapping.difference
    // What is refused already may not even be asked for.
    guard difference.effect != .refused else { return difference }
    for entity in mapping.entities where entity.old != nil {
      for place in entity.new.columns.indices { difference.changes += try obstacles(entity, place) }
      guard difference.effect != .refused else { continue }
      for set in entity.new.uniques { difference.changes += try clashes(entity, set) }
    }
    return difference
  }

  /// Whether anything is there that would be lost.
  func losesRows() throws -> Bool {
    for entity in mapping.entities {
      if let old = entity.old, !mapping.lostColumns(of: entity).isEmpty, try connection.hasRows(old.name) {
        return true
      }
    }
    for entity in mapping.lostEntities where try connection.hasRows(entity.name) { return true }
    for link in mapping.droppedLinks where try connection.hasRows(link.name) { return true }
    return false
  }

  // MARK: - Columns

  private func obstacles(_ entity: SchemaMapping.Entity, _ place: Int) throws -> [SchemaDifference.Change] {
    guard let old = entity.old else { return [] }
    let column = entity.new.columns[place]
    func refused(_ words: String, _ remedy: String) -> [SchemaDifference.Change] {
      [SchemaDifference.Change(entity.new.name, column.name, words, .refused, remedy: remedy)]
    }
    let table = try SQLiteName.quoted(old.name)
    switch entity.sources[place] {
    case .column(let index, let conversion):
      let name = "\(table).\(try SQLiteName.quoted(old.columns[index].name))"
      if let misfit = conversion.misfit(name),
        let row = try connection.first("SELECT \"_id\", \(name) FROM \(table) WHERE \(misfit) LIMIT 1")
      {
        return refused(
          "cannot be \(column.valueType): the row \(row[0].words) has \(row[1].words), and only \(conversion.condition ?? "") can be told",
          "Keep the type, or change the values first.")
      }
    case .link(let link, let isOwner):
      let near = isOwner ? "owner" : "target"
      if let row = try connection.first(
        "SELECT \"\(near)\", count(*) FROM \(try SQLiteName.quoted(link)) GROUP BY \"\(near)\" HAVING count(*) > 1 LIMIT 1"
      ) {
        return refused(
          "can lead to one, and in the row \(row[0].words) leads to \(row[1].words)",
          "Decide which one stays, in a migration plan's custom stage.")
      }
    case .inverse(let other, let key):
      let key = try SQLiteName.quoted(key)
      if let row = try connection.first(
        "SELECT \(key), count(*) FROM \(try SQLiteName.quoted(other)) WHERE \(key) IS NOT NULL GROUP BY \(key) "
          + "HAVING count(*) > 1 LIMIT 1")
      {
        return refused(
          "can lead to one, and \(row[1].words) rows of \(other) lead to the row \(row[0].words)",
          "Decide which one stays, in a migration plan's custom stage.")
      }
    case .standard: break
    }
    return try absence(entity, place, table, refused)
  }

  /// Rows that would have nothing where something must be.
  private func absence(
    _ entity: SchemaMapping.Entity, _ place: Int, _ table: String,
    _ refused: (String, String) -> [SchemaDifference.Change]
  ) throws -> [SchemaDifference.Change] {
    let column = entity.new.columns[place]
    guard !column.isOptional else { return [] }
    if case .column(let index, _) = entity.sources[place], let before = entity.old?.columns[index] {
      // Rows that lead to none though they must are for whoever saves them, unless they only must from now on.
      guard before.isOptional, column.target == nil || !before.valueType.isEmpty else { return [] }
    }
    let term = try MigrationTerm(entity, place)
    guard
      let row = try connection.first("SELECT \"_id\" FROM \(table) WHERE \(term.sql) IS NULL LIMIT 1", term.values)
    else { return [] }
    let remedy =
      column.target == nil
      ? "Give the property a default value, or make it optional."
      : "Make the relationship optional, or set it for every row in a migration plan's custom stage."
    if case .standard = entity.sources[place] {
      return refused("is new, and nothing says what the rows that are there have for it", remedy)
    }
    return refused("may no longer be absent, and is in the row \(row[0].words)", remedy)
  }

  // MARK: - Unique values

  private func clashes(_ entity: SchemaMapping.Entity, _ set: [Int]) throws -> [SchemaDifference.Change] {
    guard let old = entity.old, !isUniqueAlready(set, entity, old) else { return [] }
    let table = try SQLiteName.quoted(old.name)
    let terms = try set.map { try MigrationTerm(entity, $0) }
    let names = set.indices.map { "v\($0)" }
    let columns = zip(terms, names).map { "\($0.sql) AS \($1)" }.joined(separator: ", ")
    let groups = zip(set, names).map { "\($1)\(entity.new.columns[$0].collation)" }.joined(separator: ", ")
    let there = names.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
    let found = try connection.first(
      "SELECT count(*), min(\"_id\"), max(\"_id\"), \(names.joined(separator: ", ")) FROM (SELECT \"_id\", \(columns) FROM \(table)) "
        + "WHERE \(there) GROUP BY \(groups) HAVING count(*) > 1 LIMIT 1", terms.flatMap(\.values))
    guard let found else { return [] }
    let properties = set.map { entity.new.columns[$0].name }.joined(separator: ", ")
    return [
      SchemaDifference.Change(
        entity.new.name, properties,
        "cannot be unique: \(found[0].words) rows have \(found[3...].map(\.words).joined(separator: ", ")), such as "
          + "\(found[1].words) and \(found[2].words)", .refused,
        remedy: "Change or delete all but one of them, in a migration plan's custom stage.")
    ]
  }

  private func isUniqueAlready(_ set: [Int], _ entity: SchemaMapping.Entity, _ old: StoreEntity) -> Bool {
    var places: [Int] = []
    for place in set {
      guard case .column(let before, .none) = entity.sources[place],
        old.columns[before].valueType == entity.new.columns[place].valueType
      else { return false }
      places.append(before)
    }
    return old.uniques.contains { Set($0) == Set(places) }
  }
}
