internal import CSQLite
internal import Foundation

/// Waits for locks, and knows for how long it did.
final class BusyWait {
  private let limit: Duration
  private var began = ContinuousClock.now

  /// How long the statement that runs has waited.
  private(set) var waited = Duration.zero

  /// Whether the end of the current task ends the waiting.
  var endsWithTask = false

  private let attention: StatementAttention

  init(limit: Duration, attention: StatementAttention) {
    self.limit = limit
    self.attention = attention
  }

  /// A new statement has not waited yet.
  func forget() { waited = .zero }

  /// Sleeps for a moment, longer from time to time.
  ///
  /// - Returns: false once the time is over.
  func goOn(attempt: Int32) -> Bool {
    let now = ContinuousClock.now
    attention.isNeeded = true
    if attempt == 0 { began = now }
    waited = now - began
    guard waited < limit, !(endsWithTask && Task.isCancelled) else { return false }
    let pause = min(.milliseconds(min(1 << min(attempt, 5), 20)), limit - waited)
    usleep(UInt32(max(1, pause / .microseconds(1))))
    waited = ContinuousClock.now - began
    return true
  }

  func attach(to handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, attempt in
        guard let context else { return 0 }
        return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().goOn(attempt: attempt) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
