import Foundation
import MilieuData

/// A condition of a predicate that counts for how many models it is asked.
struct CountedCondition<Condition: StandardPredicateExpression>: StandardPredicateExpression
where Condition.Output == Bool {
  let condition: Condition
  let count: Locked<Int>

  func evaluate(_ bindings: PredicateBindings) throws -> Bool {
    count.withLock { $0 += 1 }
    return try condition.evaluate(bindings)
  }

  init(_ condition: Condition, count: Locked<Int>) { (self.condition, self.count) = (condition, count) }

  init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Not archived."))
  }

  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: "Not archived."))
  }
}
