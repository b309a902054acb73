/// The environment that code runs in which is no view: a handler, a task, a model, a test.
package enum AmbientEnvironment {
  @TaskLocal private static var bound: EnvironmentScope?

  /// Where values are looked up for code that runs now; `nil` where nobody said.
  package static var scope: EnvironmentScope? { bound ?? TestHarnesses.linked?.scopeOfRunningTest }

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
