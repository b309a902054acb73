/// A value that threads share, under a lock that is held for a few loads and stores and never while code of a user runs.
///
/// As with ``LockStripes``, in place of a `Mutex` for the thread sanitizer's sake.
final class Guarded<Value>: @unchecked Sendable {
  // NB: unchecked because the lock stripe guards the value.
  @exclusivity(unchecked) private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    LockStripes.withLock(of: self) { body(&value) }
  }
}
