public import Foundation

// Foundation on Linux lacks what `#Predicate` makes of a predicate within another; the names are those it has elsewhere.

extension PredicateExpressions {
  /// `evaluate(_:)` of another predicate in a predicate: how predicates are composed while the program runs.
  public struct PredicateEvaluate<Condition: PredicateExpression, each Input: PredicateExpression>: PredicateExpression
  where Condition.Output == Predicate<repeat (each Input).Output> {
    /// What it gives: what the other predicate says.
    public typealias Output = Bool

    /// The other predicate.
    public let predicate: Condition

    /// What it is asked about.
    public let input: (repeat each Input)

    /// Makes the expression.
    public init(predicate: Condition, input: repeat each Input) {
      self.predicate = predicate
      self.input = (repeat each input)
    }

    /// Asks the other predicate.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try predicate.evaluate(bindings).evaluate(repeat (each input).evaluate(bindings))
    }
  }

  /// What `#Predicate` calls for `evaluate(_:)` of a predicate.
  public static func build_evaluate<Condition, each Input>(
    _ predicate: Condition, _ input: repeat each Input
  ) -> PredicateEvaluate<Condition, repeat each Input> {
    PredicateEvaluate(predicate: predicate, input: repeat each input)
  }
}

extension PredicateExpressions.PredicateEvaluate: Sendable where Condition: Sendable, repeat each Input: Sendable {}

extension PredicateExpressions.PredicateEvaluate: Codable where Condition: Codable, repeat each Input: Codable {
  /// Always fails, as Foundation's does: such a predicate has no archive.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self,
      EncodingError.Context(
        codingPath: encoder.codingPath, debugDescription: "A predicate that evaluates another cannot be encoded."))
  }

  /// Always fails, as Foundation's does: such a predicate has no archive.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "A predicate that evaluates another cannot be decoded."))
  }
}

extension PredicateExpressions.PredicateEvaluate: StandardPredicateExpression
where Condition: StandardPredicateExpression, repeat each Input: StandardPredicateExpression {}
