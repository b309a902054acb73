import Foundation
import MilieuData

extension PredicateExpressions.PredicateEvaluate: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    guard case .constant(let value) = try translator.term(predicate), let other = value as? Condition.Output else {
      throw Untranslatable("a predicate that depends on a row has no counterpart in SQL")
    }
    for (variable, expression) in repeat (each other.variable, each input) {
      translator.bindings[variable.key] = try translator.term(expression)
    }
    return try translator.term(other.expression)
  }
}

extension PredicateExpressions.ExpressionEvaluate: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    guard case .constant(let value) = try translator.term(expression), let other = value as? Transformation.Output else {
      throw Untranslatable("an expression that depends on a row has no counterpart in SQL")
    }
    for (variable, part) in repeat (each other.variable, each input) {
      translator.bindings[variable.key] = try translator.term(part)
    }
    return try translator.term(other.expression)
  }
}
