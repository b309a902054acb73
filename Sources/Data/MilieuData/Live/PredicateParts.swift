package import Foundation

/// What a predicate is made of, in order: the same for two predicates that say the same of the same values.
package struct PredicateParts {
  enum Part {
    case expression(ObjectIdentifier)
    case keyPath(AnyKeyPath)
    /// A variable, by when it is first met. Each predicate has other ones.
    case variable(Int)
    case value(Any)
  }

  private(set) var parts: [Part] = []
  private var variables: [PredicateExpressions.VariableID: Int] = [:]

  package init<Model>(_ predicate: Predicate<Model>) { add(predicate) }

  private mutating func add(_ value: Any) {
    switch value {
    case let keyPath as AnyKeyPath: parts.append(.keyPath(keyPath))
    case let variable as PredicateExpressions.VariableID:
      variables[variable] = variables[variable] ?? variables.count
      parts.append(.variable(variables[variable] ?? 0))
    case is any PredicateExpression, is any PredicateValue:
      parts.append(.expression(ObjectIdentifier(type(of: value))))
      for child in Mirror(reflecting: value).children { add(child.value) }
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .tuple else { return parts.append(.value(value)) }
      for child in mirror.children { add(child.value) }
    }
  }

  /// The key paths that are followed.
  var keyPaths: [AnyKeyPath] {
    parts.compactMap { if case .keyPath(let keyPath) = $0 { keyPath } else { nil } }
  }

  /// Whether two predicates hold for the same models, as far as can be told.
  package func areSame(as other: Self) -> Bool {
    parts.elementsEqual(other.parts) { mine, others in
      switch (mine, others) {
      case (.expression(let mine), .expression(let others)): mine == others
      case (.keyPath(let mine), .keyPath(let others)): mine == others
      case (.variable(let mine), .variable(let others)): mine == others
      case (.value(let mine), .value(let others)): Self.areEqual(mine, others)
      default: false
      }
    }
  }

  private static func areEqual(_ mine: Any, _ others: Any) -> Bool {
    func equal<Value: Equatable>(_ mine: Value) -> Bool { mine == others as? Value }
    return (mine as? any Equatable).map { equal($0) } ?? false
  }
}

/// A predicate as a value in another.
private protocol PredicateValue {}

extension Predicate: PredicateValue {}
