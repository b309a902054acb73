/// Runs what ends services, one after the other in the order they were given up.
package final class Endings: Sendable {
  private let last = Guarded<Task<Void, Never>?>(nil)

  func add(_ end: @escaping @Sendable () async -> Void) {
    let before = last.withLock { last in
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
  package func finish() async { await last.withLock { $0 }?.value }
}
