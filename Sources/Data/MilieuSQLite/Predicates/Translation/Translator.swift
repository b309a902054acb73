import Foundation
internal import MilieuData

/// Says a predicate in SQL: keeps the parameters, the queries in each other, and what variables stand for.
final class Translator {
  let schema: any PredicateSchema

  /// Parameter `?1` is the first.
  var parameters: [StoredValue] = []

  /// What the variables of closures stand for.
  var bindings: [PredicateExpressions.VariableID: Term] = [:]

  /// For each query, the joins it needs. The first is the whole.
  private var joins: [String] = [""]
  private var joined: [(scope: Int, identity: String, alias: String)] = []
  private var aliasCount = 0
  private var markCount = 0

  /// How many parts there were that throw for some rows.
  var throwing = 0

  /// How deep the part that is being translated is in the others.
  private var depth = 0

  /// SQLite takes a thousand, and a part may need three of them.
  private static let deepest = 300

  init(schema: any PredicateSchema) {
    self.schema = schema
  }

  // MARK: - Parts

  /// What a part stands for.
  func term<E: PredicateExpression>(_ expression: E) throws(Untranslatable) -> Term {
    guard let translatable = expression as? any TranslatableExpression else {
      throw Untranslatable("SQL has no counterpart of \(E.self)")
    }
    guard depth < Self.deepest else {
      throw Untranslatable("expressions are nested more than \(Self.deepest) times, which is too deep for SQL")
    }
    depth += 1
    defer { depth -= 1 }
    return try translatable.term(in: self)
  }

  /// A part as something to compare and to reckon with.
  func operand<E: PredicateExpression>(_ expression: E) throws(Untranslatable) -> ValueTerm {
    try operand(term(expression))
  }

  func operand(_ term: Term) throws(Untranslatable) -> ValueTerm {
    switch term {
    case .constant(let value): return try encode(value)
    case .value(let value): return value.operand
    case .row(let row):
      return ValueTerm(
        sql: row.identity, kind: .identifier, isNullable: row.isNullable, failure: row.failure, vanishing: row.vanishing
      )
    case .collection: throw Untranslatable("a collection is not compared as a whole in SQL")
    case .range: throw Untranslatable("a range is not compared in SQL")
    }
  }

  /// A part as a condition.
  func condition<E: PredicateExpression>(_ expression: E) throws(Untranslatable) -> ValueTerm {
    try condition(term(expression))
  }

  func condition(_ term: Term) throws(Untranslatable) -> ValueTerm {
    switch term {
    case .constant(let value):
      guard let truth = value as? Bool else { throw Untranslatable("a condition is no truth value") }
      return .condition(truth ? "1" : "0")
    case .value(let value) where value.kind.format == .boolean: return value.asCondition
    default: throw Untranslatable("a condition is no truth value")
    }
  }

  // MARK: - Constants

  /// A constant as a parameter.
  func encode(_ value: Any) throws(Untranslatable) -> ValueTerm {
    if let encodable = value as? any SQLEncodable { return try encode(encodable, of: type(of: value)) }
    if let optional = value as? any OptionalType {
      guard let content = optional.content else { return .null }
      return try encode(content)
    }
    if let identifier = schema.identifier(of: value) {
      return ValueTerm(sql: parameter(.integer(identifier)), kind: .identifier)
    }
    if let raw = value as? any RawRepresentable, let encodable = raw.rawValue as? any SQLEncodable {
      var term = try encode(encodable, of: type(of: value))
      term.kind.isRaw = true
      return term
    }
    throw Untranslatable("SQL has no value for a constant of \(type(of: value))")
  }

  private func encode(_ value: any SQLEncodable, of type: Any.Type) throws(Untranslatable) -> ValueTerm {
    guard let stored = value.sqlValue else { throw Untranslatable("the store holds no such \(type) as \(value)") }
    let kind = Swift.type(of: value).kind
    if kind == .boolean, case .integer(let truth) = stored {
      return ValueTerm(sql: truth == 1 ? "1" : "0", kind: kind)
    }
    if kind.format == .text || kind.format == .decimal, case .text(let text) = stored {
      return ValueTerm(sql: parameter(.text(text.normal)), kind: kind, isNormal: true)
    }
    return ValueTerm(
      sql: parameter(stored), kind: kind, isMaybeNaN: kind.isFloating && stored == .text(StoredValue.notANumber))
  }

  /// The name of a new parameter.
  func parameter(_ value: StoredValue) -> String {
    parameters.append(value)
    return "?\(parameters.count)"
  }

  /// The parameters up to the last that a statement uses; SQLite takes no more.
  ///
  /// What was said of an optional is not used if in the end only its presence is asked for.
  func parameters(in statement: String...) -> [StoredValue] {
    var used = parameters.count
    while used > 0 {
      let name = Array("?\(used)".utf8)
      if statement.contains(where: { $0.utf8.hasSubsequence(name) }) { break }
      used -= 1
    }
    return Array(parameters.prefix(used))
  }

  // MARK: - Rows

  /// A new name for a row.
  func newAlias() -> String {
    defer { aliasCount += 1 }
    return "t\(aliasCount)"
  }

  /// A new mark, for what may be absent.
  func newMark() -> Int {
    markCount += 1
    return markCount
  }

  /// The name of a row in its query, which joins it if nothing spoke of it yet.
  func alias(of row: RowTerm) -> String {
    if let alias = row.alias { return alias }
    // There are few, so that looking through them is quicker than a dictionary.
    if let known = joined.first(where: { $0.scope == row.scope && $0.identity == row.identity }) { return known.alias }
    let alias = newAlias()
    joined.append((row.scope, row.identity, alias))
    joins[row.scope] += " LEFT JOIN \(row.table.quotedName) AS \(alias) ON \(alias).\"_id\" = \(row.identity)"
    return alias
  }

  /// Begins a query within the ones that are open.
  func newScope() -> Int {
    joins.append("")
    return joins.count - 1
  }

  /// What a query joins.
  func joins(of scope: Int) -> String { joins[scope] }

  // MARK: - Trying

  /// Does what may turn out to be impossible, and leaves no trace then.
  ///
  /// Of queries within the whole nothing has to be kept, since none is open between two parts.
  func attempt<R>(_ body: () throws(Untranslatable) -> R) throws(Untranslatable) -> R {
    let (parameterCount, joinedCount, queryCount, joined) = (parameters.count, joined.count, joins.count, joins[0])
    do {
      return try body()
    } catch {
      parameters.removeSubrange(parameterCount...)
      self.joined.removeSubrange(joinedCount...)
      joins.removeSubrange(queryCount...)
      joins[0] = joined
      throw error
    }
  }
}

extension String.UTF8View {
  /// Whether some bytes stand in a row in it. They are looked for from the end, where the last parameter is.
  fileprivate func hasSubsequence(_ sought: [UInt8]) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      stride(from: bytes.count - sought.count, through: 0, by: -1).contains { start in
        sought.indices.allSatisfy { bytes[start + $0] == sought[$0] }
      }
    } ?? true
  }
}
