internal import MilieuData

/// An entity's table, and the statements about one row of it.
struct StoreTable {
  let entity: StoreEntity

  /// As SQL writes it.
  let name: String

  /// The columns, likewise, in the entity's order.
  let columns: [String]

  /// Takes the key, then the values.
  let insert: String

  /// Takes the values, then the key.
  let update: String

  let delete: String

  /// For each set of unique columns, what finds the key of the row with their values.
  let unique: [String]

  init(_ entity: StoreEntity) throws {
    self.entity = entity
    name = try SQLiteName.quoted(entity.name)
    columns = try entity.columns.map { try SQLiteName.quoted($0.name) }
    let (name, columns) = (name, columns)
    insert =
      "INSERT INTO \(name) (\((["\"_id\""] + columns).joined(separator: ", "))) VALUES "
      + "(\(Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")))"
    let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
    update = "UPDATE \(name) SET \(columns.isEmpty ? "\"_id\" = \"_id\"" : assignments) WHERE \"_id\" = ?"
    delete = "DELETE FROM \(name) WHERE \"_id\" = ?"
    unique = entity.uniques.map { set in
      let conditions = set.map { "\(columns[$0])\(entity.columns[$0].collation) = ?" }.joined(separator: " AND ")
      return "SELECT \"_id\" FROM \(name) WHERE \(conditions)"
    }
  }
}

extension StoreEntity.Column {
  /// The order in which the column's values are compared, as in Swift; `nil` for SQL's own.
  var collationName: String? {
    guard type == .text else { return nil }
    return isDecimal ? PredicateFunctions.decimalCollation : PredicateFunctions.textCollation
  }

  /// What stands behind the column wherever its values are compared.
  var collation: String { collationName.map { " COLLATE \($0)" } ?? "" }
}
