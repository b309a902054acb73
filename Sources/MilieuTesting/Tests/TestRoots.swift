internal import MilieuEnvironment
internal import Synchronization
internal import Testing

/// The roots of the environments of tests: one for each run of a test, made when somebody first asks.
enum TestRoots {
  private struct Root {
    let scope: EnvironmentScope

    /// Whether a trait waits for the test to end.
    var isAwaited = false
  }

  /// NB: that a test has ended is known only where it has one of this library's traits. The root of another stays, with what it holds, until
  /// the process ends.
  private static let roots = Mutex<[TestRun: Root]>([:])

  /// The root of the test that the present task belongs to.
  static var ofRunningTest: EnvironmentScope? { TestRun.current.map(scope) }

  private static func scope(of run: TestRun) -> EnvironmentScope {
    if let known = roots.withLock({ $0[run] }) { return known.scope }
    let new = Root(scope: EnvironmentScope(context: EnvironmentTrait.context(of: run.test), test: RunningTest(run)))
    return roots.withLock { roots in
      if let earlier = roots[run] { return earlier }
      roots[run] = new
      return new
    }.scope
  }

  /// Runs what is left of a test and ends what its root owns, unless somebody further out already waits to do so.
  static func ending(
    _ run: TestRun, isolation: isolated (any Actor)? = #isolation, after work: () async throws -> Void
  ) async throws {
    let scope = scope(of: run)
    let isOutermost = roots.withLock { roots in
      defer { roots[run]?.isAwaited = true }
      return roots[run]?.isAwaited == false
    }
    guard isOutermost else { return try await work() }
    let result: Result<Void, any Error>
    do {
      result = .success(try await work())
    } catch {
      result = .failure(error)
    }
    _ = roots.withLock { $0.removeValue(forKey: run) }
    scope.end()
    await scope.finishEnding()
    try result.get()
  }
}
