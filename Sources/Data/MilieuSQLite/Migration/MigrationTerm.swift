internal import MilieuData

/// What a column's values are made of, in SQL: a term over a row of the entity's old table.
struct MigrationTerm {
  let sql: String
  let values: [StoredValue]

  init(_ sql: String, _ values: [StoredValue] = []) {
    (self.sql, self.values) = (sql, values)
  }

  /// - Parameter place: of the column in the new entity.
  init(_ entity: SchemaMapping.Entity, _ place: Int) throws {
    let column = entity.new.columns[place]
    let standard = column.standard ?? .null
    let table = try SQLiteName.quoted(entity.old?.name ?? entity.new.name)
    switch entity.sources[place] {
    case .standard: self.init("?", [standard])
    case .link(let name, let isOwner):
      let (near, far) = isOwner ? ("owner", "target") : ("target", "owner")
      self.init("(SELECT \"\(far)\" FROM \(try SQLiteName.quoted(name)) WHERE \"\(near)\" = \(table).\"_id\" LIMIT 1)")
    case .inverse(let other, let name):
      self.init(
        "(SELECT other.\"_id\" FROM \(try SQLiteName.quoted(other)) AS other WHERE other.\(try SQLiteName.quoted(name)) = "
          + "\(table).\"_id\" LIMIT 1)")
    case .column(let old, let conversion):
      guard let before = entity.old?.columns[old] else {
        self.init("?", [standard])
        return
      }
      let name = "\(table).\(try SQLiteName.quoted(before.name))"
      let value = conversion.sql(name)
      if column.target == nil, before.isOptional, !column.isOptional, standard != .null {
        self.init("coalesce(\(value), ?)", [standard])
      } else {
        self.init(value)
      }
    }
  }
}

extension ColumnConversion {
  /// The value that comes of another.
  func sql(_ value: String) -> String {
    switch self {
    case .none, .checked: value
    case .real: "CAST(\(value) AS REAL)"
    case .text: "CAST(\(value) AS TEXT)"
    case .truthText: "CASE WHEN \(value) IS NULL THEN NULL WHEN \(value) THEN 'true' ELSE 'false' END"
    }
  }

  /// What holds for a value that does not fit; `nil` if there is none.
  func misfit(_ value: String) -> String? {
    switch self {
    case .none, .text, .truthText: nil
    case .checked(let range): "\(value) NOT BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    case .real(let limit): "\(value) NOT BETWEEN -\(limit) AND \(limit)"
    }
  }
}

extension ColumnConversion {
  /// Whether values are written anew.
  var rewrites: Bool {
    switch self {
    case .none, .checked: false
    case .real, .text, .truthText: true
    }
  }
}

extension SQLiteConnection {
  /// The first row of a statement with a list of values.
  func first(_ sql: String, _ values: [StoredValue] = []) throws -> [StoredValue]? {
    try withStatement(sql) { statement in
      for (column, value) in values.enumerated() { statement.bind(value, column) }
      return try statement.step() ? (0..<statement.columnCount).map(statement.value) : nil
    }
  }

  func hasRows(_ table: String) throws -> Bool {
    try first("SELECT 1 FROM \(try SQLiteName.quoted(table)) LIMIT 1") != nil
  }
}
