import Foundation

// Whole numbers are reckoned with by SQLite. What overflows in Swift, or divides by zero, ends the program there: the row is none
// of the result here. Floating point numbers are left to functions, since SQLite knows none that is no number.

extension PredicateExpressions.Arithmetic: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let (left, right) = (try translator.operand(lhs), try translator.operand(rhs))
    let operation =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw Untranslatable("SQL has no counterpart of an operation on numbers: \(op)")
      }
    return .value(try translator.arithmetic(left, operation, right))
  }
}

extension PredicateExpressions.FloatDivision: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .value(try translator.arithmetic(translator.operand(lhs), "/", translator.operand(rhs)))
  }
}

extension PredicateExpressions.IntDivision: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let (left, right) = (try translator.operand(lhs), try translator.operand(rhs))
    var quotient = try translator.arithmetic(left, "/", right)
    quotient.failure = either(quotient.failure, "(COALESCE(\(right.sql) = 0, 0))")
    // SQLite answers NULL then.
    return .value(quotient)
  }
}

extension PredicateExpressions.IntRemainder: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let (left, right) = (try translator.operand(lhs), try translator.operand(rhs))
    var remainder = try translator.arithmetic(left, "%", right)
    // The smallest number by -1 overflows in Swift, though there is a remainder.
    remainder.failure = either(
      either(left.failure, right.failure),
      "(COALESCE(\(right.sql) = 0 OR (\(right.sql) = -1 AND \(left.sql) = \(translator.smallest(of: left.kind))), 0))")
    return .value(remainder)
  }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let value = try translator.operand(wrapped)
    if value.kind.format == .real || value.kind.format == .float {
      return .value(value.as(value.kind, sql: "\(PredicateFunctions.negated)(\(value.sql))"))
    }
    return .value(try translator.arithmetic(ValueTerm(sql: "0", kind: value.kind), "-", value))
  }
}

extension Translator {
  func arithmetic(
    _ left: ValueTerm, _ operation: String, _ right: ValueTerm
  ) throws(Untranslatable) -> ValueTerm {
    guard left.kind.format == right.kind.format, !left.kind.isRaw else {
      throw Untranslatable("SQL does not reckon with values of \(left.kind.format) and \(right.kind.format)")
    }
    var result = ValueTerm(
      sql: "", kind: left.kind, isNullable: left.isNullable || right.isNullable,
      failure: either(left.failure, right.failure), vanishing: left.vanishing.union(right.vanishing))
    switch left.kind.format {
    case .integer where !left.kind.isUnsignedWord:
      result.sql = "(\(left.sql) \(operation) \(right.sql))"
      result.failure = either(result.failure, overflow(of: result))
    case .real, .float:
      guard let function = PredicateFunctions.arithmetic(operation, isFloat: left.kind.format == .float) else {
        throw Untranslatable("SQL has no counterpart of \(operation) on floating point numbers")
      }
      result.sql = "\(function)(\(left.sql), \(right.sql))"
      result.isMaybeNaN = true
    default: throw Untranslatable("SQL does not reckon with values of \(left.kind.format)")
    }
    return result
  }

  /// What is true if a whole number does not fit its type: SQLite goes on with a floating point number instead.
  private func overflow(of value: ValueTerm) -> String {
    guard value.kind.bounds == Int64.min...Int64.max else {
      return
        "(COALESCE(\(value.sql) NOT BETWEEN \(value.kind.bounds.lowerBound) AND \(value.kind.bounds.upperBound), 0))"
    }
    return "(typeof(\(value.sql)) = 'real')"
  }

  /// The smallest number of a kind, as SQL, which has no negative literals.
  func smallest(of kind: ValueKind) -> String {
    kind.bounds.lowerBound == .min ? "(-9223372036854775807 - 1)" : "\(kind.bounds.lowerBound)"
  }
}
