import Synchronization
import Testing

/// The failures of a test that are meant.
final class Failures: Sendable {
  struct Failure: Sendable {
    let message: String
    /// The test that the failure went to.
    let test: String
  }

  private let noted = Mutex<[Failure]>([])

  var all: [Failure] { noted.withLock { $0 } }

  /// Takes an issue as one that is meant. It is asked for in the task that records the issue.
  func take(_ issue: Issue) -> Bool {
    guard let message = issue.comments.first?.rawValue else { return false }
    noted.withLock { $0.append(Failure(message: message, test: Test.current?.name ?? "no test")) }
    return true
  }

  /// Waits for failures that are found by something that the test does not wait for.
  func wait(for count: Int) async {
    while all.count < count { await Task.yield() }
  }

  /// Runs work that fails the present test.
  ///
  /// - Returns: the failures.
  @discardableResult
  static func during(
    isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
    _ work: (Failures) async throws -> Void
  ) async rethrows -> [Failure] {
    let failures = Failures()
    try await withKnownIssue(isolation: isolation, sourceLocation: sourceLocation) {
      try await work(failures)
    } matching: {
      failures.take($0)
    }
    return failures.all
  }

  // MARK: - Of a test with `.collectsFailures`

  /// Those of the test, or of the case of it, that the present task belongs to.
  @TaskLocal static var ofTest = Failures()
}

/// Gives each test, and each case of one, a place where its failures are collected.
struct FailureCollection: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Failures.$ofTest.withValue(Failures(), operation: function)
  }
}

extension Trait where Self == FailureCollection {
  static var collectsFailures: Self { FailureCollection() }
}

extension Trait where Self == IssueHandlingTrait {
  /// Takes what a test with `.collectsFailures` fails with as meant; whoever records it, the test's own collection gets it.
  static var failuresAreMeant: Self { .compactMapIssues { Failures.ofTest.take($0) ? nil : $0 } }
}
