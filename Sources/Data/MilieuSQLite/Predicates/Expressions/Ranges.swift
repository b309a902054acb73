import Foundation

extension PredicateExpressions.Range: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .range(try translator.range(translator.operand(lower), translator.operand(upper), isClosed: false))
  }
}

extension PredicateExpressions.ClosedRange: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .range(try translator.range(translator.operand(lower), translator.operand(upper), isClosed: true))
  }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let range = try translator.range(translator.term(self.range))
    return .value(try translator.contains(range, translator.operand(element)))
  }
}

extension Translator {
  /// A range whose bounds are computed; Swift traps if they are in the wrong order, or no numbers.
  func range(_ lower: ValueTerm, _ upper: ValueTerm, isClosed: Bool) throws(Untranslatable) -> RangeTerm {
    let order = try order(lower, "<=", upper)
    var lower = lower
    lower.failure = either(order.failure, "(NOT COALESCE(\(order.sql), 0))")
    var upper = upper
    upper.failure = nil
    return RangeTerm(lower: lower, upper: upper, isClosed: isClosed)
  }

  /// A range, or what was one when the predicate was made.
  func range(_ term: Term) throws(Untranslatable) -> RangeTerm {
    switch term {
    case .range(let range): return range
    case .constant(let value):
      guard let bounded = value as? any BoundedRange else { throw Untranslatable("\(type(of: value)) is no range") }
      let bounds = bounded.bounds
      return RangeTerm(
        lower: try bounds.lower.map { value throws(Untranslatable) in try encode(value) },
        upper: try bounds.upper.map { value throws(Untranslatable) in try encode(value) }, isClosed: bounds.isClosed)
    default: throw Untranslatable("a range is kept in a way unknown to SQL")
    }
  }

  func contains(_ range: RangeTerm, _ element: ValueTerm) throws(Untranslatable) -> ValueTerm {
    var conditions: [String] = []
    var failure = element.failure
    var isNullable = false
    if let lower = range.lower {
      let condition = try order(lower, "<=", element)
      conditions.append(condition.sql)
      failure = either(condition.failure, failure)
      isNullable = condition.isNullable
    }
    if let upper = range.upper {
      let condition = try order(element, range.isClosed ? "<=" : "<", upper)
      conditions.append(condition.sql)
      failure = either(condition.failure, failure)
      isNullable = isNullable || condition.isNullable
    }
    return .condition(
      conditions.isEmpty ? "1" : "(\(conditions.joined(separator: " AND ")))", isNullable: isNullable, failure: failure)
  }
}

/// A range of the standard library, whatever it is of.
private protocol BoundedRange {
  var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { get }
}

extension Range: BoundedRange {
  fileprivate var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (lowerBound, upperBound, false) }
}

extension ClosedRange: BoundedRange {
  fileprivate var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (lowerBound, upperBound, true) }
}

extension PartialRangeFrom: BoundedRange {
  fileprivate var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (lowerBound, nil, true) }
}

extension PartialRangeUpTo: BoundedRange {
  fileprivate var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (nil, upperBound, false) }
}

extension PartialRangeThrough: BoundedRange {
  fileprivate var bounds: (lower: Any?, upper: Any?, isClosed: Bool) { (nil, upperBound, true) }
}
