internal import MilieuData

/// An entity's table, and the statements about one row of it.
struct StoreTable: Sendable {
  let entity: StoreEntity

  /// As SQL writes it.
  let name: String

  /// The columns, likewise, in the entity's order.
  let columns: [String]

  /// The key, then the columns, as a query names them.
  let selection: String

  /// Takes the key, then the values.
  let insert: String

  /// Takes the values, then the key.
  let update: String

  let delete: String

  /// For each set of unique columns, what finds the key of the row with their values.
  let unique: [String]

  /// The columns, a bit each, whose texts are all in normalization form C: those that have an index which does without an order of ours.
  let normal: UInt64

  /// - Parameter connection: tells which indices there are.
  init(_ entity: StoreEntity, in connection: SQLiteConnection) throws {
    self.entity = entity
    normal = try StoreSchema.normalColumns(of: entity, in: connection)
    name = try SQLiteName.quoted(entity.name)
    columns = try entity.columns.map { try SQLiteName.quoted($0.name) }
    let (name, columns) = (name, columns)
    selection = (["\"_id\""] + columns).map { "\(StoreSelect.alias).\($0)" }.joined(separator: ", ")
    insert =
      "INSERT INTO \(name) (\((["\"_id\""] + columns).joined(separator: ", "))) VALUES "
      + "(\(Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")))"
    let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
    update = "UPDATE \(name) SET \(columns.isEmpty ? "\"_id\" = \"_id\"" : assignments) WHERE \"_id\" = ?"
    delete = "DELETE FROM \(name) WHERE \"_id\" = ?"
    let normal = normal
    unique = entity.uniques.map { set in
      let conditions = set.map { place in
        // A decimal number has one spelling.
        let isPlain = normal & (1 << UInt64(place)) != 0 || entity.columns[place].isDecimal
        return "\(columns[place])\(isPlain ? "" : entity.columns[place].collation) = ?"
      }
      return "SELECT \"_id\" FROM \(name) WHERE \(conditions.joined(separator: " AND "))"
    }
  }

  func isNormal(_ column: Int) -> Bool { normal & (1 << UInt64(column)) != 0 }

  /// What stands behind a column by which rows are sorted.
  func order(_ column: Int) -> String { isNormal(column) ? "" : entity.columns[column].collation }
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
