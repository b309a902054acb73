import Foundation

/// As much of a predicate as SQL can say.
struct Narrowing {
  /// True for all rows that may belong to the result; `nil` if that is all rows.
  var condition: String?

  /// What has to be true besides.
  var rest: [any StandardPredicateExpression<Bool>] = []

  /// Why SQL cannot say the rest.
  var reasons: [String] = []
}

extension Translator {
  /// Translates the parts of a conjunction one by one, so that one that cannot be leaves the others to SQL.
  ///
  /// What is left is evaluated on rows for which all others are true: what a guard before it keeps out is not among them.
  func narrowing(_ expression: any StandardPredicateExpression<Bool>) -> Narrowing {
    if let conjunction = expression as? any ConjunctionExpression {
      return narrowing(all: conjunction.parts, of: expression)
    }
    do throws(Untranslatable) {
      let condition = try attempt { () throws(Untranslatable) in try translated(expression) }
      return Narrowing(condition: condition)
    } catch {
      var narrowing = Narrowing(rest: [expression], reasons: [error.description])
      narrowing.condition = approximation(of: expression)
      return narrowing
    }
  }

  private func narrowing(
    all parts: [Any], of expression: any StandardPredicateExpression<Bool>
  ) -> Narrowing {
    var result = Narrowing()
    for part in parts {
      guard let part = part as? any StandardPredicateExpression<Bool> else {
        return Narrowing(rest: [expression], reasons: ["SQL has no counterpart of \(type(of: part))"])
      }
      let narrowing = narrowing(part)
      result.rest += narrowing.rest
      result.reasons += narrowing.reasons
      guard let condition = narrowing.condition else { continue }
      result.condition = result.condition.map { "\($0) AND \(condition)" } ?? condition
    }
    return result
  }

  /// What holds wherever an expression holds that SQL cannot say: of alternatives, if each can be narrowed.
  private func approximation(of expression: any StandardPredicateExpression<Bool>) -> String? {
    guard let disjunction = expression as? any DisjunctionExpression else { return nil }
    var conditions: [String] = []
    let start = parameters.count
    for part in disjunction.parts {
      guard let part = part as? any StandardPredicateExpression<Bool>, let condition = narrowing(part).condition else {
        parameters.removeSubrange(start...)
        return nil
      }
      conditions.append("(\(condition))")
    }
    return "(\(conditions.joined(separator: " OR ")))"
  }

  /// The whole of an expression, without the rows for which it fails.
  private func translated(_ expression: any StandardPredicateExpression<Bool>) throws(Untranslatable) -> String {
    let condition = try condition(expression)
    guard let failure = condition.failure else { return condition.sql }
    return "\(condition.sql) AND NOT \(failure)"
  }
}

/// `&&`, whatever it connects.
private protocol ConjunctionExpression {
  var parts: [Any] { get }
}

extension PredicateExpressions.Conjunction: ConjunctionExpression {
  fileprivate var parts: [Any] { [lhs, rhs] }
}

/// `||`, whatever it connects.
private protocol DisjunctionExpression {
  var parts: [Any] { get }
}

extension PredicateExpressions.Disjunction: DisjunctionExpression {
  fileprivate var parts: [Any] { [lhs, rhs] }
}
