/// Runs what ends services, one after the other in the order they were given up.
package final class Endings: @unchecked Sendable {
  // NB: unchecked because the lock stripe guards what changes.
  private var last: Task<Void, Never>?

  func add(_ end: @escaping @Sendable () async -> Void) {
    let before = LockStripes.withLock(of: self) {
      let before = last
      last = Task {
        await before?.value
        await end()
      }
      return before
    }
    // After the lock, with what the task holds.
    withExtendedLifetime(before) {}
  }

  /// Waits until everything that was given up so far has ended.
  package func finish() async { await LockStripes.withLock(of: self) { last }?.value }
}
