import Foundation

extension PredicateExpressions.Equal: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .value(try translator.equality(translator.term(lhs), translator.term(rhs)))
  }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let (left, right) = (try translator.term(lhs), try translator.term(rhs))
    return .value(try translator.difference(left, right))
  }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let (left, right) = (try translator.operand(lhs), try translator.operand(rhs))
    let condition =
      switch op {
      case .lessThan: try translator.order(left, "<", right)
      case .lessThanOrEqual: try translator.order(left, "<=", right)
      case .greaterThan: try translator.order(right, "<", left)
      case .greaterThanOrEqual: try translator.order(right, "<=", left)
      }
    return .value(condition)
  }
}

extension Translator {
  /// `==`, which an index serves: `=` unless both may be NULL, else IS.
  func equality(_ left: Term, _ right: Term) throws(Untranslatable) -> ValueTerm {
    if let test = absence(left, right) ?? absence(right, left) { return test }
    return try equality(operands(left, right))
  }

  func equality(_ sides: (left: ValueTerm, right: ValueTerm)) throws(Untranslatable) -> ValueTerm {
    let (left, right) = sides
    guard left.kind.agrees(with: right.kind) else {
      throw Untranslatable("a value of \(left.kind.format) is compared with one of \(right.kind.format)")
    }
    guard left.kind.format != .json, right.kind.format != .json else {
      throw Untranslatable("a value kept as JSON is not compared as a whole in SQL")
    }
    let areNullable = left.isNullable && right.isNullable
    let equal = "\(left.sql) \(areNullable ? "IS" : "=") \(right.sql)\(left.collation(beside: right))"
    let failure = either(left.failure, right.failure)
    guard left.isMaybeNaN, right.isMaybeNaN else {
      return .condition("(\(equal))", isNullable: left.isNullable != right.isNullable, failure: failure)
    }
    // No number is equal to none, not even another that is none.
    let isNumber = left.isNullable ? "COALESCE(\(left.sql) <= 9e999, 1)" : "\(left.sql) <= 9e999"
    return .condition("(\(equal) AND \(isNumber))", isNullable: left.isNullable != right.isNullable, failure: failure)
  }

  /// `!=`, which is never NULL.
  func difference(_ left: Term, _ right: Term) throws(Untranslatable) -> ValueTerm {
    if let test = absence(left, right) ?? absence(right, left) {
      return .condition("(NOT \(test.sql))", failure: test.failure)
    }
    let sides = try operands(left, right)
    let equality = try equality(sides)
    guard !(sides.left.isMaybeNaN && sides.right.isMaybeNaN) else {
      return .condition("(NOT \(equality.decided))", failure: equality.failure)
    }
    let isNullable = sides.left.isNullable || sides.right.isNullable
    return .condition(
      "(\(sides.left.sql) \(isNullable ? "IS NOT" : "<>") \(sides.right.sql)\(sides.left.collation(beside: sides.right)))",
      failure: equality.failure)
  }

  /// `<` or `<=`.
  func order(_ left: ValueTerm, _ comparison: String, _ right: ValueTerm) throws(Untranslatable) -> ValueTerm {
    guard left.kind.isOrdered, left.kind.agrees(with: right.kind), right.kind.isOrdered else {
      throw Untranslatable(
        left.kind.isRaw
          ? "the order of a type is its own, not that of its raw values"
          : "values of \(left.kind.format) have another order in SQL")
    }
    var sql = "\(left.sql) \(comparison) \(right.sql)\(left.collation(beside: right, isOrder: true))"
    // What is no number stands behind all of them.
    if right.isMaybeNaN { sql += " AND \(right.sql) <= 9e999" }
    return .condition(
      "(\(sql))", isNullable: left.isNullable || right.isNullable, failure: either(left.failure, right.failure))
  }

  /// Whether something is `nil`, if that is what is asked.
  private func absence(_ term: Term, _ other: Term) -> ValueTerm? {
    guard case .constant(let value) = other, let optional = value as? any OptionalType, optional.content == nil else {
      return nil
    }
    switch term {
    case .constant(let value):
      return .condition((value as? any OptionalType).map { $0.content == nil } == true ? "1" : "0")
    case .value(let value):
      if let presence = value.presence { return .condition("(NOT \(presence))", failure: value.failure) }
      return .condition(value.isNullable ? "(\(value.operand.sql) IS NULL)" : "0", failure: value.failure)
    case .row(let row):
      return .condition(row.isNullable ? "(\(row.identity) IS NULL)" : "0", failure: row.failure)
    case .collection(let collection):
      return .condition(collection.presence.map { "(NOT \($0))" } ?? "0", failure: collection.failure)
    case .range: return nil
    }
  }

  /// Both sides; a constant is written as a column with a way of its own writes it.
  func operands(_ left: Term, _ right: Term) throws(Untranslatable) -> (left: ValueTerm, right: ValueTerm) {
    (try operand(left, beside: right), try operand(right, beside: left))
  }

  private func operand(_ term: Term, beside other: Term) throws(Untranslatable) -> ValueTerm {
    guard case .constant(let value) = term, case .value(let column) = other, let encode = column.encode else {
      return try operand(term)
    }
    guard let content = (value as? any OptionalType).map({ $0.content }) ?? value, let stored = encode(content) else {
      throw Untranslatable("\(value) is not kept in the column it is compared with")
    }
    return ValueTerm(sql: parameter(stored), kind: column.kind)
  }
}

extension ValueTerm {
  /// What must be behind a comparison for it to agree with Swift: nothing, if bytes tell.
  func collation(beside other: ValueTerm, isOrder: Bool = false) -> String {
    if isNormal, other.isNormal, kind.format == .text || (kind.format == .decimal && !isOrder) { return "" }
    return kind.collation
  }
}
