import MilieuData
import MilieuSQLite

/// SQLite as the tests of predicates need it: in memory, with their functions, and rows as texts.
final class MemoryDatabase {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection(.memory)
    try PredicateFunctions.register(on: connection)
  }

  /// The texts in the rows a statement gives, `|` between columns.
  @discardableResult
  func run(_ sql: String, _ parameters: [StoredValue] = []) throws -> [String] {
    try connection.withStatement(sql) { statement in
      guard statement.parameterCount == parameters.count else {
        throw Failure(description: "\(parameters.count) parameters for \(sql)")
      }
      for (index, value) in parameters.enumerated() { statement.bind(value, index) }
      var rows: [String] = []
      while try statement.step() {
        let columns = (0..<statement.columnCount).map { statement.isNull($0) ? "NULL" : statement.text($0) }
        rows.append(columns.joined(separator: "|"))
      }
      return rows
    }
  }

  /// The identifiers of the rows that a translated predicate finds.
  func identifiers<Model>(_ translation: PredicateTranslation<Model>) throws -> Set<Int64> {
    let rows = try run(
      "SELECT t0._id FROM \(translation.source) WHERE \(translation.condition)", translation.parameters)
    let identifiers = Set(rows.compactMap { Int64($0) })
    guard identifiers.count == rows.count else { throw Failure(description: "a row is found twice") }
    return identifiers
  }

  /// How SQLite goes about it.
  func plan<Model>(_ translation: PredicateTranslation<Model>) throws -> String {
    try run(
      "EXPLAIN QUERY PLAN SELECT t0._id FROM \(translation.source) WHERE \(translation.condition)",
      translation.parameters
    ).joined(separator: "\n")
  }
}
