import Foundation
import MilieuData

// What Swift says of texts goes by characters and by canonical equivalence, which SQLite knows nothing of: functions ask Swift.

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .value(try translator.ofTexts(PredicateFunctions.contains, base, other))
  }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let constant = try translator.term(prefix)
    var starts = try translator.ofTexts(PredicateFunctions.starts, base, prefix)
    // What begins with plain letters lies between two of them in the order of texts, which an index serves.
    if case .constant(let value) = constant, let text = value as? String, let next = Self.successor(of: text),
      case .value(let column) = try translator.term(base)
    {
      let order = column.isNormal ? "" : column.kind.collation
      starts.sql =
        "(\(column.sql) >= \(translator.parameter(.text(text)))\(order) AND "
        + "\(column.sql) < \(translator.parameter(.text(next)))\(order) AND \(starts.sql))"
    }
    return .value(starts)
  }

  /// The first text behind all that begin with this one.
  private static func successor(of text: String) -> String? {
    var bytes = Array(text.utf8)
    guard let last = bytes.last, last < 0x7E, bytes.allSatisfy({ $0 < 0x7F && $0 >= 0x20 }) else { return nil }
    bytes[bytes.count - 1] = last + 1
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension PredicateExpressions.StringContainsRegex: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    guard case .constant(let value) = try translator.term(regex),
      let pattern = value as? PredicateExpressions.PredicateRegex
    else { throw Untranslatable("a regular expression that is no constant has no counterpart in SQL") }
    let subject = try translator.operand(subject)
    guard subject.kind == .text else { throw Untranslatable("a regular expression is only sought in a String") }
    let parameter = translator.parameter(.text(pattern.stringRepresentation))
    return .value(subject.compared("= 1", sql: "\(PredicateFunctions.matches)(\(subject.sql), \(parameter))"))
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .value(try translator.ofTexts(PredicateFunctions.localizedContains, root, other))
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .value(try translator.comparison(PredicateFunctions.caseInsensitiveCompare, root, other))
  }
}

extension PredicateExpressions.StringLocalizedCompare: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .value(try translator.comparison(PredicateFunctions.localizedCompare, root, other))
  }
}

extension Translator {
  /// What a function says of two texts.
  func ofTexts(
    _ function: String, _ base: some PredicateExpression, _ other: some PredicateExpression
  ) throws(Untranslatable) -> ValueTerm {
    let (left, right) = (try operand(base), try operand(other))
    guard left.kind == .text, right.kind == .text else {
      throw Untranslatable("SQL does not look for \(right.kind.format) in \(left.kind.format)")
    }
    return .condition(
      "\(function)(\(left.sql), \(right.sql))", isNullable: left.isNullable || right.isNullable,
      failure: either(left.failure, right.failure))
  }

  /// How two texts stand to each other, by the raw values of `ComparisonResult`.
  func comparison(
    _ function: String, _ base: some PredicateExpression, _ other: some PredicateExpression
  ) throws(Untranslatable) -> ValueTerm {
    var result = try ofTexts(function, base, other)
    result.kind = ValueKind(of: ComparisonResult.self)
    result.isCondition = false
    return result
  }
}
