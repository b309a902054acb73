import Foundation
internal import MilieuData

/// What a part of a predicate stands for.
enum Term {
  /// A value that depends on no row.
  case constant(Any)
  /// Something that SQL computes for each row.
  case value(ValueTerm)
  /// A model: a row of a table.
  case row(RowTerm)
  /// Models on the far side of a relationship, or the elements of an array kept as JSON.
  case collection(CollectionTerm)
  /// All between two bounds.
  case range(RangeTerm)

  /// Whether it fails for some rows.
  var mayFail: Bool {
    switch self {
    case .constant: false
    case .value(let value): value.failure != nil
    case .row(let row): row.failure != nil
    case .collection(let collection): collection.failure != nil || !collection.filters.isEmpty
    case .range(let range): range.lower?.failure != nil || range.upper?.failure != nil
    }
  }
}

/// A value in SQL, and how far it says what Swift says.
///
/// Where the expression throws or traps in Swift the value may be anything, and `failure` is true.
struct ValueTerm {
  /// The expression, in parentheses if it is more than one operand.
  var sql: String

  var kind: ValueKind

  /// Whether it may be NULL. Of a condition that means false, of anything else `nil`.
  var isNullable = false

  /// Whether NULL means false, not `nil`.
  var isCondition = false

  /// What is true, and never NULL, for the rows for which Swift throws or traps.
  var failure: String?

  /// The optionals whose absence makes this NULL by itself.
  var vanishing: Set<Int> = []

  /// For a truth value that may be `nil`: what is true if it is not; `sql` is a condition then.
  var presence: String?

  /// Whether a floating point number may be none.
  var isMaybeNaN = false

  /// Whether it is a column as it is.
  var isColumn = false

  /// Whether it is a text in normalization form C, or a decimal number in its one spelling, so that bytes tell whether it is equal.
  var isNormal = false

  /// How a constant is written to be compared with it, if in a way of its own.
  var encode: (@Sendable (Any) -> StoredValue?)?

  /// What it connects, if it is nothing else than conditions that are connected: more can be added without nesting.
  var connected: (connective: Connective, conditions: [String])?

  /// Where in which JSON it is, if it is kept in some.
  var json: JSONPlace?

  /// The truth value of a comparison.
  static func condition(_ sql: String, isNullable: Bool = false, failure: String? = nil) -> ValueTerm {
    ValueTerm(sql: sql, kind: .boolean, isNullable: isNullable, isCondition: true, failure: failure)
  }

  /// Both conditions; the other only fails where this one is true.
  func and(_ other: ValueTerm) -> ValueTerm {
    connected(with: other, .and, failure: either(failure, other.failure.map { "(\(decided) AND \($0))" }))
  }

  /// Either condition; the other only fails where this one is not true.
  func or(_ other: ValueTerm) -> ValueTerm {
    connected(with: other, .or, failure: either(failure, other.failure.map { "(NOT \(decided) AND \($0))" }))
  }

  private func connected(with other: ValueTerm, _ connective: Connective, failure: String?) -> ValueTerm {
    let conditions = conditions(connective) + other.conditions(connective)
    var term = Self.condition(
      "(\(Nesting.joined(conditions[...], by: connective)))", isNullable: isNullable || other.isNullable,
      failure: failure)
    term.connected = (connective, conditions)
    return term
  }

  private func conditions(_ connective: Connective) -> [String] {
    if let connected, connected.connective == connective { return connected.conditions }
    return [sql]
  }

  static let null = ValueTerm(sql: "NULL", kind: ValueKind(format: .null), isNullable: true)

  /// Whether it is `nil` whatever the row.
  var isNull: Bool { kind.format == .null }

  /// As an operand: NULL is `nil` and nothing else.
  var operand: ValueTerm {
    var term = self
    if let presence {
      term.sql = "CASE WHEN \(presence) THEN COALESCE(\(sql), 0) END"
      term.presence = nil
    } else if isCondition, isNullable {
      term.sql = "COALESCE(\(sql), 0)"
      term.isNullable = false
    }
    if presence != nil { term.sql = "(\(term.sql))" }
    term.connected = nil
    term.isCondition = false
    return term
  }

  /// As a condition: NULL is false.
  var asCondition: ValueTerm {
    var term = self
    if let presence {
      term.sql = "(\(presence) AND \(sql))"
      term.presence = nil
    } else if isColumn {
      // An index serves a comparison only.
      term.sql = "(\(sql) = 1)"
    }
    if presence != nil || isColumn { term.connected = nil }
    term.isCondition = true
    term.isColumn = false
    return term
  }

  /// A truth value that is true or false, never NULL.
  var decided: String { isNullable ? "COALESCE(\(sql), 0)" : sql }
}

/// A row of a table, found by its identifier.
struct RowTerm {
  let table: String

  /// Its `_id`, as SQL; for a to-one relationship the column that names it, so that nothing is joined for its sake.
  let identity: String

  /// The query it belongs to.
  let scope: Int

  /// Its name in that query, if it is there already.
  var alias: String?

  var isNullable = false
  var failure: String?
  var vanishing: Set<Int> = []
}

/// All between two bounds.
struct RangeTerm {
  let lower: ValueTerm?
  let upper: ValueTerm?
  let isClosed: Bool
}

/// Either, of what may be certain not to happen.
func either(_ first: String?, _ second: String?) -> String? {
  guard let first else { return second }
  guard let second else { return first }
  return "(\(first) OR \(second))"
}
