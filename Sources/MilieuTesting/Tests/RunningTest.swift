internal import MilieuEnvironment
internal import Testing

/// A test that runs or has run, to be failed from anywhere.
final class RunningTest: EnvironmentTest {
  let run: TestRun

  private struct Failure: Sendable {
    let message: String
    let location: SourceLocation
  }

  private let failures: AsyncStream<Failure>.Continuation

  /// Called in the test.
  init(_ run: TestRun) {
    self.run = run
    let (stream, continuation) = AsyncStream.makeStream(of: Failure.self)
    failures = continuation
    // A failure is one of the test whose task records it, so one task of the test's waits for what others find. It ends with this object.
    //
    // NB: where a test first touches its environment inside `withKnownIssue`, what others find is known there, too.
    Task {
      for await failure in stream { Self.record(failure) }
    }
  }

  deinit { failures.finish() }

  var name: String { run.test.displayName ?? run.test.name }

  func record(_ message: String, at site: SourceSite?) {
    let failure = Failure(message: message, location: site.map { SourceLocation($0) } ?? run.test.sourceLocation)
    if TestRun.current == run {
      Self.record(failure)
    } else {
      failures.yield(failure)
    }
  }

  private static func record(_ failure: Failure) {
    Issue.record(Comment(rawValue: failure.message), sourceLocation: failure.location)
  }
}
