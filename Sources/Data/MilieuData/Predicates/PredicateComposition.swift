public import Foundation

extension Predicate {
  /// A predicate that holds where both do; the second is not asked where the first does not.
  ///
  /// As `#Predicate { left.evaluate($0) && right.evaluate($0) }`, for any number of inputs.
  public static func && (left: Self, right: Self) -> Self {
    Self { (input: repeat PredicateExpressions.Variable<each Input>) in
      PredicateExpressions.Conjunction(
        lhs: PredicateExpressions.PredicateEvaluate(predicate: left, input: repeat each input),
        rhs: PredicateExpressions.PredicateEvaluate(predicate: right, input: repeat each input))
    }
  }

  /// A predicate that holds where either does; the second is not asked where the first does.
  public static func || (left: Self, right: Self) -> Self {
    Self { (input: repeat PredicateExpressions.Variable<each Input>) in
      PredicateExpressions.Disjunction(
        lhs: PredicateExpressions.PredicateEvaluate(predicate: left, input: repeat each input),
        rhs: PredicateExpressions.PredicateEvaluate(predicate: right, input: repeat each input))
    }
  }

  /// A predicate that holds where this one does not.
  public static prefix func ! (predicate: Self) -> Self {
    Self { (input: repeat PredicateExpressions.Variable<each Input>) in
      PredicateExpressions.Negation(
        PredicateExpressions.PredicateEvaluate(predicate: predicate, input: repeat each input))
    }
  }
}
