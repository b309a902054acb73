import Foundation

extension PredicateExpressions.Conjunction: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .value(try translator.condition(lhs).and(translator.condition(rhs)))
  }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    .value(try translator.condition(lhs).or(translator.condition(rhs)))
  }
}

extension PredicateExpressions.Negation: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let term = try translator.term(wrapped)
    if case .value(let value) = term, value.isColumn, !value.isNullable {
      return .value(.condition("(\(value.sql) = 0)", failure: value.failure))
    }
    let value = try translator.condition(term)
    return .value(.condition("(NOT \(value.decided))", failure: value.failure))
  }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let choice = try translator.term(test)
    if case .constant(let value) = choice, let truth = value as? Bool {
      return truth ? try translator.term(trueBranch) : try translator.term(falseBranch)
    }
    let test = try translator.condition(choice)
    let (first, second) = (try translator.term(trueBranch), try translator.term(falseBranch))
    if case .row = first { throw Untranslatable("SQL does not choose between models") }
    if case .row = second { throw Untranslatable("SQL does not choose between models") }
    return .value(try join(test, first, second, in: translator))
  }

  private func join(
    _ test: ValueTerm, _ first: Term, _ second: Term, in translator: Translator
  ) throws(Untranslatable) -> ValueTerm {
    let isCondition = Output.self == Bool.self
    let (yes, no) =
      isCondition
      ? (try translator.condition(first), try translator.condition(second))
      : (try translator.operand(first), try translator.operand(second))
    guard yes.kind.agrees(with: no.kind) else { throw Untranslatable("two branches are kept in different ways") }
    var failure = test.failure
    if yes.failure != nil || no.failure != nil {
      failure = either(failure, "(CASE WHEN \(test.sql) THEN \(yes.failure ?? "0") ELSE \(no.failure ?? "0") END)")
    }
    return ValueTerm(
      sql: "(CASE WHEN \(test.sql) THEN \(yes.sql) ELSE \(no.sql) END)", kind: yes.isNull ? no.kind : yes.kind,
      isNullable: yes.isNullable || no.isNullable, isCondition: isCondition, failure: failure,
      isMaybeNaN: yes.isMaybeNaN || no.isMaybeNaN)
  }
}
