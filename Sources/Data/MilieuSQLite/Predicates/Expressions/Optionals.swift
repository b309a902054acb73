import Foundation

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let mark = translator.newMark()
    var presence: String?
    var failure: String?
    switch try translator.term(wrapped) {
    case .constant(let value):
      guard let content = (value as? any OptionalType)?.content else { return .constant(Result?.none as Any) }
      translator.bindings[variable.key] = .constant(content)
      return try translator.term(transform)
    case .value(let value):
      var value = value.operand
      if value.isNullable { presence = "\(value.sql) IS NOT NULL" }
      failure = value.failure
      value.failure = nil
      value.isNullable = false
      value.vanishing.insert(mark)
      translator.bindings[variable.key] = .value(value)
    case .row(var row):
      if row.isNullable { presence = "\(row.identity) IS NOT NULL" }
      failure = row.failure
      row.failure = nil
      row.isNullable = false
      row.vanishing.insert(mark)
      translator.bindings[variable.key] = .row(row)
    case .collection(var collection):
      presence = collection.presence
      failure = collection.failure
      collection.presence = nil
      collection.failure = nil
      translator.bindings[variable.key] = .collection(collection)
    case .range: throw Untranslatable("an optional range has no counterpart in SQL")
    }
    return try mapped(translator.term(transform), mark, presence, failure, in: translator)
  }

  /// What the closure gives, as far as there was something to give it.
  private func mapped(
    _ term: Term, _ mark: Int, _ presence: String?, _ failure: String?, in translator: Translator
  ) throws(Untranslatable) -> Term {
    switch term {
    case .constant(let value):
      guard let presence else { return failure == nil ? term : .value(try failing(translator.encode(value), failure)) }
      var encoded = try translator.encode(value)
      encoded.sql = "(CASE WHEN \(presence) THEN \(encoded.sql) END)"
      encoded.isNullable = true
      return .value(failing(encoded, failure))
    case .value(var value):
      guard let presence else { return .value(failing(value, failure)) }
      value.failure = value.failure.map { "(\(presence) AND \($0))" }
      if RHS.Output.self == Bool.self {
        value = value.asCondition
        value.presence = presence
        value.connected = nil
        value.isCondition = false
      } else {
        value = value.operand
        if !value.vanishing.contains(mark) {
          value.sql = "(CASE WHEN \(presence) THEN \(value.sql) END)"
          value.isColumn = false
          value.json = nil
        }
      }
      value.isNullable = true
      return .value(failing(value, failure))
    case .row(var row):
      guard let presence else {
        row.failure = either(failure, row.failure)
        return .row(row)
      }
      guard row.vanishing.contains(mark) else { throw Untranslatable("SQL does not choose between models") }
      row.failure = either(failure, row.failure.map { "(\(presence) AND \($0))" })
      row.isNullable = true
      return .row(row)
    case .collection(var collection):
      collection.failure = either(failure, collection.failure)
      if let presence {
        collection.presence = collection.presence.map { "(\(presence) AND \($0))" } ?? "(\(presence))"
      }
      return .collection(collection)
    case .range: throw Untranslatable("an optional range has no counterpart in SQL")
    }
  }

  private func failing(_ value: ValueTerm, _ failure: String?) -> ValueTerm {
    var value = value
    value.failure = either(failure, value.failure)
    return value
  }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let (first, second) = (try translator.term(lhs), try translator.term(rhs))
    switch first {
    case .constant(let value):
      guard let content = (value as? any OptionalType)?.content else { return second }
      return .constant(content)
    case .collection(var collection):
      guard collection.presence != nil else { return first }
      // What is not there has no elements.
      guard case .constant(let value) = second, let elements = value as? any Collection, elements.isEmpty,
        !collection.isJSON
      else { throw Untranslatable("SQL does not choose between collections") }
      collection.presence = nil
      return .collection(collection)
    case .value(let value): return .value(try coalesced(value, second, in: translator))
    case .row, .range: throw Untranslatable("SQL does not choose between models")
    }
  }

  private func coalesced(
    _ value: ValueTerm, _ other: Term, in translator: Translator
  ) throws(Untranslatable) -> ValueTerm {
    if let presence = value.presence, case .constant(let value2) = other, let truth = value2 as? Bool {
      return .condition(
        truth ? "(NOT \(parenthesized(presence)) OR \(value.sql))" : "(\(presence) AND \(value.sql))",
        isNullable: true, failure: value.failure)
    }
    let value = value.operand
    guard value.isNullable else { return value }
    let other = try translator.operand(other)
    guard value.kind.agrees(with: other.kind), value.kind.format != .json else {
      throw Untranslatable("what stands for nil is kept in another way")
    }
    return ValueTerm(
      sql: "COALESCE(\(value.sql), \(other.sql))", kind: value.kind, isNullable: other.isNullable,
      failure: either(value.failure, other.failure.map { "(\(value.sql) IS NULL AND \($0))" }),
      isMaybeNaN: value.isMaybeNaN || other.isMaybeNaN)
  }

  private func parenthesized(_ sql: String) -> String { "(\(sql))" }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    switch try translator.term(inner) {
    case .constant(let value):
      guard let content = (value as? any OptionalType)?.content else {
        var missing = ValueTerm.null
        missing.failure = "1"
        translator.throwing += 1
        return .value(missing)
      }
      return .constant(content)
    case .value(let value):
      var present = value.operand
      guard present.isNullable else { return .value(present) }
      translator.throwing += 1
      present.failure = either(present.failure, "(\(present.sql) IS NULL)")
      present.isNullable = false
      if let presence = value.presence {
        present.sql = value.decided
        present.failure = either(value.failure, "(NOT (\(presence)))")
      }
      return .value(present)
    case .row(var row):
      guard row.isNullable else { return .row(row) }
      translator.throwing += 1
      row.failure = either(row.failure, "(\(row.identity) IS NULL)")
      row.isNullable = false
      return .row(row)
    case .collection(var collection):
      if let presence = collection.presence {
        translator.throwing += 1
        collection.failure = either(collection.failure, "(NOT (\(presence)))")
        collection.presence = nil
      }
      return .collection(collection)
    case .range(let range): return .range(range)
    }
  }
}
