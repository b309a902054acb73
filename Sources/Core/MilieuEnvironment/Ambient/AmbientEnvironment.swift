/// The environment that code runs in which is no view: a handler, a task, a model, a test.
package enum AmbientEnvironment {
  @TaskLocal private static var bound: EnvironmentScope?

  /// Where values are looked up for code that runs now; `nil` where nobody said.
  package static var scope: EnvironmentScope? { bound ?? TestHarnesses.linked?.scopeOfRunningTest }

  /// What code that runs now runs for.
  package static var context: EnvironmentContext { scope?.topology.context ?? .ofProcess }

  /// The root of the environment that code runs in now, if it is that of a test.
  static var testRoot: EnvironmentScope? {
    guard let scope, scope.topology.context == .test else { return nil }
    return scope.outermost
  }

  /// Makes a root that inherits no value from the environment that code runs in now; what goes wrong in it fails the same test.
  package static func makeRoot(for context: EnvironmentContext) -> EnvironmentScope {
    EnvironmentScope(context: context, test: scope?.topology.test)
  }

  /// Runs work in a scope, with the tasks it starts.
  @inline(__always)
  package static func run<Result>(in scope: EnvironmentScope, _ work: () throws -> Result) rethrows -> Result {
    try $bound.withValue(scope) { try work() }
  }

  /// Runs work in a scope, with the tasks it starts.
  package static func run<Result>(
    in scope: EnvironmentScope, isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
  ) async rethrows -> Result {
    try await $bound.withValue(scope, operation: work, isolation: isolation)
  }
}
