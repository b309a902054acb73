internal import Synchronization

/// A lock for a few loads and stores. No user's code and no downstream call runs while one is held.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  /// What leaves the lock is used by the caller as it would be without one; the lock guards memory, not who owns a value.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }

  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in Unchecked(value: body()) }.value
  }
}
