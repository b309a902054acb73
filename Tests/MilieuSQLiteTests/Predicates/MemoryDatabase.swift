import CSQLite
import Foundation
import MilieuSQLite

/// SQLite as the tests need it: in memory, with the functions of predicates.
final class MemoryDatabase {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let connection: OpaquePointer

  init() throws {
    var connection: OpaquePointer?
    guard sqlite3_open(":memory:", &connection) == SQLITE_OK, let connection else {
      throw Failure(description: "no database")
    }
    self.connection = connection
    guard PredicateFunctions.register(on: connection) == SQLITE_OK else { throw Failure(description: "no functions") }
  }

  deinit {
    sqlite3_close(connection)
  }

  /// The texts in the rows a statement gives, `|` between columns.
  @discardableResult
  func run(_ sql: String, _ parameters: [SQLValue] = []) throws -> [String] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { throw failure(sql) }
    defer { sqlite3_finalize(statement) }
    guard Int(sqlite3_bind_parameter_count(statement)) == parameters.count else {
      throw Failure(description: "\(parameters.count) parameters for \(sql)")
    }
    for (index, value) in parameters.enumerated() { try bind(value, Int32(index + 1), statement, sql) }
    var rows: [String] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        let columns = (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
        }
        rows.append(columns.joined(separator: "|"))
      case SQLITE_DONE: return rows
      default: throw failure(sql)
      }
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

  private func bind(_ value: SQLValue, _ index: Int32, _ statement: OpaquePointer?, _ sql: String) throws {
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let number): sqlite3_bind_int64(statement, index, number)
      case .real(let number): sqlite3_bind_double(statement, index, number)
      case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient)
      case .blob(let data):
        data.withUnsafeBytes { bytes in
          bytes.isEmpty
            ? sqlite3_bind_zeroblob(statement, index, 0)
            : sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), transient)
        }
      }
    guard code == SQLITE_OK else { throw failure(sql) }
  }

  private func failure(_ sql: String) -> Failure {
    Failure(description: "\(String(cString: sqlite3_errmsg(connection))): \(sql)")
  }
}
