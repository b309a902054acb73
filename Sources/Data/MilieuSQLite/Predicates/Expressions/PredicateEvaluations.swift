import Foundation
import MilieuData

extension PredicateExpressions.PredicateEvaluate: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    for (variable, part) in repeat (each predicate.variable, each input) {
      translator.bindings[variable.key] = try translator.term(part)
    }
    return try translator.term(predicate.expression)
  }
}
