internal import Foundation
internal import MilieuData

/// A query of a context, in SQL.
struct StoreSelect: Sendable {
  let table: StoreTable

  /// What follows the columns.
  private let rest: String

  /// What follows `count(*)`; `nil` if only a part of the rows is taken.
  private let whole: String?

  /// What the table is called in the statement.
  static let alias = "t0"

  /// Gives the keys, then the columns, of the rows.
  var rows: String { "SELECT \(table.selection) FROM \(rest)" }

  var keys: String { "SELECT \(Self.alias).\"_id\" FROM \(rest)" }

  var count: String {
    if let whole { return "SELECT count(*) FROM \(whole)" }
    return "SELECT count(*) FROM (\(keys))"
  }

  /// Whether the rows are those that the query means; else there are more, of which models decide.
  private(set) var isExact = true

  private var parameters: [StoredValue] = []

  /// - Returns: `nil` if SQL cannot say the query, or only a part of one that has an order or takes a part of the rows.
  init?(_ query: StoreQuery, _ table: StoreTable, _ schema: StorePredicateSchema) {
    self.table = table
    let alias = Self.alias
    var source = "\(table.name) AS \(alias)"
    var conditions: [String] = []
    if let predicate = query.predicate {
      guard let said = Self.say(predicate, of: query.plan.type, schema) else { return nil }
      isExact = said.isComplete
      guard isExact || (query.order.isEmpty && query.limit == nil && query.offset == 0) else { return nil }
      source = said.source
      conditions.append("(\(said.condition))")
      parameters = said.parameters
    }
    guard var order = Self.say(query.order, of: query.plan, table, alias) else { return nil }
    order += query.columnOrder.map { Self.say($0, table, alias) }
    for condition in query.conditions {
      conditions.append(Self.say(condition, table, alias, after: parameters.count))
      parameters += condition.values.map { value in
        // As far as the column's texts are normal, so has what they are compared with to be.
        if case .text(let text) = value, table.isNormal(condition.column) { .text(text.normal) } else { value }
      }
    }
    if let keys = query.keys, keys.count == 1 {
      parameters.append(.integer(keys[0]))
      conditions.append("\(alias).\"_id\" = ?\(parameters.count)")
    } else if let keys = query.keys {
      parameters.append(.text(Self.list(of: keys)))
      conditions.append("\(alias).\"_id\" IN (SELECT value FROM json_each(?\(parameters.count)))")
    }
    switch query.relation {
    case .column(let column, let keys)?:
      let name = "\(alias).\(table.columns[column])"
      if keys.count == 1 {
        parameters.append(.integer(keys[0]))
        conditions.append("\(name) = ?\(parameters.count)")
      } else {
        parameters.append(.text(Self.list(of: keys)))
        conditions.append("\(name) IN (SELECT value FROM json_each(?\(parameters.count)))")
      }
    case .link(let link, let key, let isOwner)?:
      guard let name = try? SQLiteName.quoted(link) else { return nil }
      parameters.append(.integer(key))
      source += " JOIN \(name) AS pairs ON pairs.\"\(isOwner ? "target" : "owner")\" = \(alias).\"_id\""
      conditions.append("pairs.\"\(isOwner ? "owner" : "target")\" = ?\(parameters.count)")
      if order.isEmpty { order.append("pairs.\"_id\"") }
    case nil: break
    }
    order.append("\(alias).\"_id\"")
    let filter = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
    let part = query.limit != nil || query.offset > 0 ? " LIMIT \(query.limit ?? -1) OFFSET \(query.offset)" : ""
    rest = "\(source)\(filter) ORDER BY \(order.joined(separator: ", "))\(part)"
    whole = part.isEmpty ? source + filter : nil
  }

  /// Keys as one parameter, however many they are.
  static func list(of keys: [Int64]) -> String { "[\(keys.map(String.init).joined(separator: ","))]" }

  func bind(to statement: SQLiteStatement) {
    for (index, value) in parameters.enumerated() { statement.bind(value, index) }
  }

  // MARK: - Predicates

  private static func say<Model: PersistentModel>(
    _ predicate: any Sendable, of type: Model.Type, _ schema: StorePredicateSchema
  ) -> (source: String, condition: String, parameters: [StoredValue], isComplete: Bool)? {
    guard let predicate = predicate as? Predicate<Model>,
      let said = try? PredicateTranslation(predicate, schema: schema)
    else { return nil }
    return (said.source, said.condition, said.parameters, said.isComplete)
  }

  // MARK: - Orders

  private static func say(
    _ order: [any Sendable], of plan: EntityPlan, _ table: StoreTable, _ alias: String
  ) -> [String]? {
    var terms: [String] = []
    for descriptor in order {
      guard let term = say(descriptor, of: plan.type, plan, table, alias) else { return nil }
      terms.append(term)
    }
    return terms
  }

  private static func say<Model: PersistentModel>(
    _ descriptor: any Sendable, of type: Model.Type, _ plan: EntityPlan, _ table: StoreTable, _ alias: String
  ) -> String? {
    guard let descriptor = descriptor as? SortDescriptor<Model>, let keyPath = descriptor.keyPath,
      let column = plan.columnsByKeyPath[keyPath], isOrderedAlike(plan.columnProperties[column].valueType)
    else { return nil }
    // Other comparators follow a language, of which SQL knows nothing.
    if let comparator = descriptor.stringComparator, comparator != .lexical { return nil }
    let direction = descriptor.order == .forward ? "" : " DESC"
    return "\(alias).\(table.columns[column])\(table.order(column))\(direction)"
  }

  /// Whether values of a type stand in the same order in SQL as in Swift; `nil` stands before all in both.
  private static func isOrderedAlike(_ type: Any.Type) -> Bool {
    let type = (type as? any OptionalType.Type)?.wrapped ?? type
    let alike: [Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt8.self, UInt16.self, UInt32.self, Double.self,
      Float.self, Date.self, String.self, UUID.self, Decimal.self,
    ]
    return alike.contains { $0 == type }
  }
}
