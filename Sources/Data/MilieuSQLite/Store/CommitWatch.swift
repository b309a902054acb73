internal import Dispatch

/// Looks, now and then, whether something has been committed.
///
/// SQLite tells nobody of commits by other processes. To ask for the number that each of them changes is a look at shared memory, twice a
/// second. The journal's file cannot be waited for instead: it is written before what was written can be seen, and a commit may take any time
/// from the one to the other.
final class CommitWatch: @unchecked Sendable {
  // NB: unchecked because a timer may be cancelled on any thread, and nothing else is done to it once it runs.
  private let timer: any DispatchSourceTimer

  private static let queue = DispatchQueue(label: "milieu.commits", qos: .utility)

  /// - Parameters:
  ///   - interval: how often.
  ///   - look: looks; on a queue of its own, which all watches share.
  init(every interval: Duration, _ look: @escaping @Sendable () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: Self.queue)
    let (seconds, attoseconds) = interval.components
    let pause = DispatchTimeInterval.nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
    timer.schedule(deadline: .now() + pause, repeating: pause, leeway: .milliseconds(50))
    timer.setEventHandler(handler: look)
    timer.resume()
  }

  deinit { timer.cancel() }
}
