import Foundation

@testable import MilieuSQLite

/// Any expression that gives such a value, as one type: so that trees of any depth have few types.
struct AnyExpression<Output>: StandardPredicateExpression, TranslatableExpression {
  let base: any StandardPredicateExpression<Output>

  init(_ base: any StandardPredicateExpression<Output>) {
    self.base = base
  }

  func evaluate(_ bindings: PredicateBindings) throws -> Output { try base.evaluate(bindings) }

  func term(in translator: Translator) throws(Untranslatable) -> Term { try translator.term(base) }

  func encode(to encoder: any Encoder) throws { try base.encode(to: encoder) }

  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "It has no type."))
  }
}
