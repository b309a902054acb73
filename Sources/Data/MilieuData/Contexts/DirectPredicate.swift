internal import Foundation

/// A predicate that compares properties of the model itself with values, which needs nobody to evaluate it.
///
/// Whoever looks for a model before inserting it asks so of all that have been inserted and not saved, once for each. Foundation's evaluation
/// takes a microsecond for a model, this a twentieth of it; what it says is the same.
protocol DirectPredicate {
  /// The predicate as a function; `nil` if it is about another type.
  func test<Model>(of type: Model.Type) -> ((Model) -> Bool)?
}

/// The model that a predicate is about.
protocol DirectVariable: PredicateExpression {}

/// A property of the model that a predicate is about.
protocol DirectProperty: PredicateExpression {
  associatedtype Model
  var path: KeyPath<Model, Output> { get }
}

/// A value that a predicate has been given.
protocol DirectValue: PredicateExpression {
  var given: Output { get }
}

extension PredicateExpressions.Variable: DirectVariable {}

extension PredicateExpressions.KeyPath: DirectProperty where Root: DirectVariable {
  var path: KeyPath<Root.Output, Output> { keyPath }
}

extension PredicateExpressions.Value: DirectValue {
  var given: Output { value }
}

extension PredicateExpressions.Equal: DirectPredicate where LHS: DirectProperty, RHS: DirectValue {
  func test<Model>(of type: Model.Type) -> ((Model) -> Bool)? {
    guard let path = lhs.path as? KeyPath<Model, LHS.Output> else { return nil }
    let given = rhs.given
    return { $0[keyPath: path] == given }
  }
}

extension PredicateExpressions.Conjunction: DirectPredicate where LHS: DirectPredicate, RHS: DirectPredicate {
  func test<Model>(of type: Model.Type) -> ((Model) -> Bool)? {
    guard let left = lhs.test(of: type), let right = rhs.test(of: type) else { return nil }
    return { left($0) && right($0) }
  }
}
