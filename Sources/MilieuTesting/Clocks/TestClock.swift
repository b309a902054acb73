internal import MilieuEnvironment

/// A clock that stands still until a test lets it go on.
///
/// ```swift
/// let clock = TestClock()
/// let reminder = Task { try await clock.sleep(for: .seconds(60)) }
/// await clock.sleepers()
/// clock.advance(by: .seconds(60))
/// ```
///
/// Sleepers wake in the order of their deadlines. One whose task is cancelled throws a `CancellationError` at once. Within a
/// ``TransducerTest`` with this clock, what a woken task does next is done before the clock goes on, so that a task which sleeps one second
/// again and again wakes five times in five seconds. Elsewhere a test waits with ``sleepers(_:within:)`` for tasks to be asleep.
///
/// It may be used on any thread.
public final class TestClock: Clock, Sendable {
  /// A point in the clock's time.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// How long after the clock's beginning.
    public let offset: Duration

    /// Makes an instant.
    ///
    /// - Parameter offset: how long after the clock's beginning.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The instant so much later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// How long from this instant to another.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Whether one instant is before another.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }

    /// How long after the clock's beginning.
    public var description: String { offset.description }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Contents {
    var now = Instant()
    var sleepers: [Sleeper] = []
    var lastNumber = 0

    /// Those cancelled before they slept.
    var cancelled: Set<Int> = []

    /// Let tasks go as far as they can.
    var settlers: [ObjectIdentifier: @Sendable () -> Void] = [:]
  }

  private let contents = Guarded(Contents())
  private let activity = Activity()

  /// Makes a clock at its beginning.
  public init() {}

  /// The present instant.
  public var now: Instant { contents.withLock { $0.now } }

  /// The clock tells any difference.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has been advanced so far.
  ///
  /// - Parameters:
  ///   - deadline: until when.
  ///   - tolerance: no matter; the clock is exact.
  /// - Throws: a `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let number = contents.withLock { contents in
      contents.lastNumber += 1
      return contents.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Void, any Error>? = contents.withLock { contents in
          if contents.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= contents.now { return .success(()) }
          contents.sleepers.append(Sleeper(number: number, deadline: deadline, continuation: continuation))
          return nil
        }
        if let outcome { continuation.resume(with: outcome) } else { activity.note() }
      }
    } onCancel: {
      let sleeper: Sleeper? = contents.withLock { contents in
        guard let index = contents.sleepers.firstIndex(where: { $0.number == number }) else {
          contents.cancelled.insert(number)
          return nil
        }
        return contents.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    contents.withLock { _ = $0.cancelled.remove(number) }
  }

  // MARK: - Going on

  /// Lets time pass.
  ///
  /// - Parameter duration: how much.
  public func advance(by duration: Duration = .zero) { advance(to: now.advanced(by: duration)) }

  /// Lets time pass until an instant; one that is past changes nothing.
  ///
  /// - Parameter instant: until when.
  public func advance(to instant: Instant) {
    settle()
    while true {
      let due = contents.withLock { contents -> [Sleeper] in
        guard let first = contents.sleepers.lazy.map(\.deadline).min(), first <= instant else {
          contents.now = max(contents.now, instant)
          return []
        }
        contents.now = max(contents.now, first)
        defer { contents.sleepers.removeAll { $0.deadline == first } }
        return contents.sleepers.filter { $0.deadline == first }
      }
      due.forEach { $0.continuation.resume() }
      settle()
      guard !due.isEmpty else { return }
    }
  }

  /// Lets time pass until nobody sleeps.
  ///
  /// What sleeps again because it was woken is woken again in a ``TransducerTest`` only. A timer that never ends is woken ten thousand times.
  public func run() {
    settle()
    for _ in 0..<10_000 {
      guard let deadline = nextDeadline else { return }
      advance(to: deadline)
    }
  }

  // MARK: - Who sleeps

  /// Waits until so many tasks sleep.
  ///
  /// - Parameters:
  ///   - count: how many at least.
  ///   - limit: how long to wait for them, in real time.
  /// - Returns: whether so many sleep; `false` when the time is up.
  @discardableResult
  public nonisolated(nonsending) func sleepers(_ count: Int = 1, within limit: Duration = .seconds(10)) async -> Bool {
    let deadline = ContinuousClock.now + limit
    while true {
      let seen = activity.count
      settle()
      if sleeperCount >= count { return true }
      guard await activity.wait(after: seen, until: deadline) else { return sleeperCount >= count }
    }
  }

  /// How many tasks sleep.
  var sleeperCount: Int { contents.withLock { $0.sleepers.count } }

  /// When the next sleeper is to wake.
  var nextDeadline: Instant? { contents.withLock { $0.sleepers.lazy.map(\.deadline).min() } }

  // MARK: - Settling

  /// Has tasks go as far as they can whenever sleepers have been woken.
  func addSettler(of owner: ObjectIdentifier, _ settle: @escaping @Sendable () -> Void) {
    contents.withLock { $0.settlers[owner] = settle }
  }

  func removeSettler(of owner: ObjectIdentifier) {
    let settler = contents.withLock { $0.settlers.removeValue(forKey: owner) }
    withExtendedLifetime(settler) {}
  }

  private func settle() {
    contents.withLock { $0.settlers }.values.forEach { $0() }
  }
}
