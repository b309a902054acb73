/// The environment that code runs in which is no view: a handler, a task, a model, a test.
@usableFromInline
package enum AmbientEnvironment {
  // NB: written out, as what `@TaskLocal` makes cannot be used by code that is inlined elsewhere.
  @usableFromInline static let taskLocal = TaskLocal<ScopeReference?>(wrappedValue: nil)

  /// The scope that somebody said code runs in.
  @inlinable
  static var bound: ScopeReference? { taskLocal.get() }

  /// Where values are looked up for code that runs now; `nil` where nobody said.
  @inlinable
  package static var scope: EnvironmentScope? { bound?.scope ?? scopeOfRunningTest }

  @usableFromInline static var scopeOfRunningTest: EnvironmentScope? { TestHarnesses.linked?.scopeOfRunningTest }

  /// The scope that code runs in now, for what keeps it: by name alone where the scope is to keep what is made.
  @inlinable
  static var captured: ScopeReference? { bound ?? scopeOfRunningTest }

  /// What code that runs now runs for.
  package static var context: EnvironmentContext { scope?.topology.context ?? .ofProcess }

  /// The root of the environment that code runs in now, if it is that of a test.
  static var testRoot: EnvironmentScope? {
    guard let scope, scope.topology.context == .test else { return nil }
    return scope.outermost
  }

  /// The root of values that nothing is provided for: a test's own, else a new one.
  static var rootOfDefaults: EnvironmentScope { testRoot ?? EnvironmentScope(context: context) }

  /// Makes a root that inherits no value from the environment that code runs in now; what goes wrong in it fails the same test.
  package static func makeRoot(for context: EnvironmentContext) -> EnvironmentScope {
    EnvironmentScope(context: context, test: scope?.topology.test)
  }

  /// Runs work in a scope, with the tasks it starts.
  @inlinable
  @inline(__always)
  package static func run<Result>(in scope: EnvironmentScope, _ work: () throws -> Result) rethrows -> Result {
    try taskLocal.withValue(scope) { try work() }
  }

  /// Runs work in a scope, with the tasks it starts.
  @inlinable
  package static func run<Result>(
    in scope: EnvironmentScope, isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
  ) async rethrows -> Result {
    try await taskLocal.withValue(scope, operation: work, isolation: isolation)
  }

  /// Runs work that makes something which the scope keeps.
  static func make<Result>(in scope: EnvironmentScope, _ work: () throws -> Result) rethrows -> Result {
    try taskLocal.withValue(LooseScope(scope)) { try work() }
  }
}
