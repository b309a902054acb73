/// A value that threads share, under a lock that is held for a few loads and stores and never while code of a user runs.
///
/// As with ``LockStripes``, in place of a `Mutex` for the thread sanitizer's sake.
package final class Guarded<Value>: @unchecked Sendable {
  // NB: unchecked because the lock stripe guards the value.
  @exclusivity(unchecked) private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    LockStripes.withLock(of: self) { body(&value) }
  }
}
