import Foundation

extension PredicateExpressions.Variable: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    guard let term = translator.bindings[key] else {
      throw Untranslatable("a variable belongs to another predicate")
    }
    if term.mayFail { translator.throwing += 1 }
    return term
  }
}

extension PredicateExpressions.Value: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term { .constant(value) }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term { .constant(Output.none as Any) }
}
