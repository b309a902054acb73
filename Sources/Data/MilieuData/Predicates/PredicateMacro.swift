public import Foundation

/// Makes a predicate of a closure: Foundation's macro, with what that lacks on Linux.
///
/// ```swift
/// let isOld = #Predicate<Trip> { $0.start < limit }
/// let shown = #Predicate<Trip> { isOld.evaluate($0) && $0.rating > 3 }
/// ```
///
/// As in Apple's Foundation, `evaluate(_:)` asks another predicate, so that predicates can be composed while the program runs. Everything
/// else is left to Foundation's macro, whose messages point into the expansion of this one. Predicates about several values are made by
/// Foundation's directly, and cannot ask others.
@freestanding(expression)
public macro Predicate<Input>(_ body: (Input) -> Bool) -> Predicate<Input> =
  #externalMacro(module: "MilieuMacros", type: "PredicateMacro")

/// Foundation's `#Predicate` by another name, for ``Predicate(_:)``.
@_documentation(visibility: internal)
@freestanding(expression)
public macro _FoundationPredicate<Input>(_ body: (Input) -> Bool) -> Predicate<Input> =
  #externalMacro(module: "FoundationMacros", type: "PredicateMacro")

extension Predicate {
  /// What `evaluate(_:)` becomes in a ``Predicate(_:)``.
  @_documentation(visibility: internal)
  public subscript(_ input: repeat each Input) -> Bool {
    get throws { try evaluate(repeat each input) }
  }
}
