public import Foundation

extension PredicateExpressions {
  /// What another predicate says: how predicates are composed while the program runs.
  ///
  /// Foundation on Linux has no such expression. Elsewhere the other predicate is an expression
  /// of its own; here it is a value, since only what is `Codable` could be one.
  public struct PredicateEvaluate<each Input: PredicateExpression>: PredicateExpression {
    /// What it gives: what the other predicate says.
    public typealias Output = Bool

    /// The other predicate.
    public let predicate: Predicate<repeat (each Input).Output>

    /// What it is asked about.
    public let input: (repeat each Input)

    /// Makes the expression.
    public init(predicate: Predicate<repeat (each Input).Output>, input: repeat each Input) {
      self.predicate = predicate
      self.input = (repeat each input)
    }

    /// Asks the other predicate.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try predicate.evaluate(repeat (each input).evaluate(bindings))
    }
  }

  /// A predicate about other values, as a part of one that is being built. A subscript is what `#Predicate` makes of `evaluate(_:)`.
  public static func build_subscript<each Input>(
    _ predicate: Value<Predicate<repeat (each Input).Output>>, _ input: repeat each Input
  ) -> PredicateEvaluate<repeat each Input> {
    PredicateEvaluate(predicate: predicate.value, input: repeat each input)
  }
}

extension PredicateExpressions.PredicateEvaluate: Sendable where repeat each Input: Sendable {}

extension PredicateExpressions.PredicateEvaluate: Codable where repeat each Input: Codable {
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
where repeat each Input: StandardPredicateExpression {}
