import Foundation

/// As much of a predicate as SQL can say.
struct Narrowing {
  /// Each true for all rows that may belong to the result; none if that is all rows.
  var conditions: [String] = []

  /// What has to be true besides.
  var rest: [any StandardPredicateExpression<Bool>] = []

  /// Why SQL cannot say the rest.
  var reasons: [String] = []
}

extension Narrowing {
  /// All of them as one; `nil` if there are none.
  var condition: String? { conditions.isEmpty ? nil : Nesting.joined(conditions[...], by: .and) }
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
      return Narrowing(conditions: [condition])
    } catch {
      let condition = approximation(of: expression)
      return Narrowing(
        conditions: condition.map { [$0] } ?? [], rest: [expression], reasons: [error.description])
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
      result.conditions += narrowing.conditions
    }
    return result
  }

  /// What holds wherever an expression holds that SQL cannot say: of alternatives, if each can be narrowed.
  private func approximation(of expression: any StandardPredicateExpression<Bool>) -> String? {
    guard let disjunction = expression as? any DisjunctionExpression else { return nil }
    var conditions: [String] = []
    let start = parameters.count
    for part in disjunction.parts {
      guard let part = part as? any StandardPredicateExpression<Bool>,
        let condition = narrowing(part).condition.map({ "(\($0))" })
      else {
        parameters.removeSubrange(start...)
        return nil
      }
      conditions.append(condition)
    }
    return "(\(conditions.joined(separator: " OR ")))"
  }

  /// The whole of an expression, without the rows for which it fails.
  private func translated(_ expression: any StandardPredicateExpression<Bool>) throws(Untranslatable) -> String {
    let condition = try condition(expression)
    let sql = condition.failure.map { "(\(condition.sql) AND NOT \($0))" } ?? condition.sql
    guard Nesting.fits(sql) else { throw Untranslatable("expressions are nested too deep for SQLite") }
    return sql
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
