/// The environment that something was made in, for work it does later.
package struct Surroundings: Sendable {
  private let reference: ScopeReference?

  /// Captures the environment that is present now.
  package init() {
    reference = AmbientEnvironment.captured
  }

  /// The scope, while it stands.
  package var scope: EnvironmentScope? { reference?.scope }

  /// Runs work in the environment, with the tasks it starts.
  package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard let reference else { return try work() }
    return try AmbientEnvironment.taskLocal.withValue(reference) { try work() }
  }
}
