internal import Synchronization

/// Passes a test's clock on, and counts the tasks that have not begun because they wait out their delay: they do nothing else meanwhile.
final class DelayClock: Clock, Sendable {
  private let clock: TestClock
  private let waiting = Atomic(0)

  init(_ clock: TestClock) { self.clock = clock }

  var now: TestClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  /// How many wait.
  var count: Int { waiting.load(ordering: .acquiring) }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    waiting.add(1, ordering: .acquiringAndReleasing)
    defer { waiting.subtract(1, ordering: .acquiringAndReleasing) }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
