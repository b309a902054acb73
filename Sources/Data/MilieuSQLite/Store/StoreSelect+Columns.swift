internal import MilieuData

extension StoreSelect {
  /// A condition on a column, in SQL.
  ///
  /// - Parameters:
  ///   - alias: of the table.
  ///   - count: how many parameters there are before the condition's values.
  static func say(_ condition: ColumnCondition, _ table: StoreTable, _ alias: String, after count: Int) -> String {
    let name = "\(alias).\(table.columns[condition.column])"
    let values = condition.values.indices.map { "?\(count + $0 + 1)" }
    let sign: String
    switch condition.relation {
    case .empty: return "\(name) IS NULL"
    case .filled: return "\(name) IS NOT NULL"
    case .oneOf:
      return "\(name)\(table.order(condition.column)) IN (\(values.joined(separator: ", ")))"
    case .equal: sign = "="
    case .less: sign = "<"
    case .lessOrEqual: sign = "<="
    case .greater: sign = ">"
    case .greaterOrEqual: sign = ">="
    }
    return "\(name)\(table.order(condition.column)) \(sign) \(values[0])"
  }

  /// An order by a column, in SQL, where nothing comes before everything, as it does by itself.
  static func say(_ order: ColumnOrder, _ table: StoreTable, _ alias: String) -> String {
    "\(alias).\(table.columns[order.column])\(table.order(order.column))\(order.isAscending ? "" : " DESC")"
  }
}
