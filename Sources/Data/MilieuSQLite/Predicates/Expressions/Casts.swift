import Foundation

// A type is not something SQL knows of a value. What is cast when the predicate is made is a constant and needs no SQL.

extension PredicateExpressions.ConditionalCast: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    guard case .constant(let value) = try translator.term(input) else {
      throw Untranslatable("as? \(Desired.self) asks for the type of a value, which SQL does not know")
    }
    return .constant((value as? Desired) as Any)
  }
}

extension PredicateExpressions.ForceCast: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    guard case .constant(let value) = try translator.term(input), let cast = value as? Desired else {
      throw Untranslatable("as! \(Desired.self) asks for the type of a value, which SQL does not know")
    }
    return .constant(cast)
  }
}

extension PredicateExpressions.TypeCheck: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    guard case .constant(let value) = try translator.term(input) else {
      throw Untranslatable("is \(Desired.self) asks for the type of a value, which SQL does not know")
    }
    return .constant(value is Desired)
  }
}
