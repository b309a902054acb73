internal import MilieuEnvironment
public import Testing

/// Provides values of the environment for a test, or for every test of a suite.
///
/// ```swift
/// @Test(.environment(\.catalog, SampleCatalog()))
/// func findsBread() async { … }
/// ```
///
/// The values hold for everything in the test: models made in it, functions it calls, tasks it starts, views it mounts with `Headless`.
/// Each test, and each case of a parameterised test, gets values of its own. A suite's hold for the tests and suites in it; where
/// several provide one key, the innermost wins, and of several on one test the last.
///
/// When the body of the test has ended, the services that were made for its environment are torn down, all before the test counts as
/// finished.
public struct EnvironmentTrait: TestTrait, SuiteTrait, TestScoping {
  private let effect: Effect
  private let provider: ProviderSite

  private enum Effect: Sendable {
    case context(EnvironmentContext)
    case write(@Sendable (inout EnvironmentValues) async throws -> Void)
  }

  private init(_ effect: Effect, _ fileID: StaticString, _ line: UInt) {
    self.effect = effect
    provider = ProviderSite(kind: .override, fileID: fileID, line: line)
  }

  init(
    fileID: StaticString, line: UInt, write: @escaping @Sendable (inout EnvironmentValues) async throws -> Void
  ) {
    self.init(.write(write), fileID, line)
  }

  init(context: EnvironmentContext, fileID: StaticString, line: UInt) {
    self.init(.context(context), fileID, line)
  }

  /// A suite's values hold for all tests in it.
  public var isRecursive: Bool { true }

  /// What a test runs for, as its traits have it; those of its suites stand before its own.
  static func context(of test: Test) -> EnvironmentContext {
    test.traits.lazy.compactMap { trait in
      if case .context(let context) = (trait as? Self)?.effect { context } else { nil }
    }.last ?? .test
  }

  /// Runs a test in an environment with the values; called by the testing library.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: the case that runs.
  ///   - function: the rest of the test.
  /// - Throws: what making the values throws, and what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let testCase else { return try await function() }
    try await TestRoots.ending(TestRun(of: test, testCase)) {
      guard case .write(let write) = effect else { return try await function() }
      var values = EnvironmentValues.current(provider: provider)
      try await write(&values)
      let scope = values.scope
      defer { if scope !== AmbientEnvironment.scope { scope.end() } }
      try await AmbientEnvironment.run(in: scope, function)
    }
  }
}
