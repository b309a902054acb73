import Foundation

/// Keeps whoever comes waiting until it is opened, whether or not their tasks are cancelled.
final class Gate: @unchecked Sendable {
  // NB: unchecked because the lock guards both; not a `Mutex`, of which the thread sanitizer knows nothing.
  private let lock = NSLock()
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var arrived = 0

  /// Waits until the gate is open.
  func pass() async {
    await withCheckedContinuation { continuation in
      let (mayPass, told) = lock.withLock { () -> (Bool, [CheckedContinuation<Void, Never>]) in
        arrived += 1
        if !isOpen { waiting.append(continuation) }
        let told = arrivals.filter { $0.count <= arrived }.map(\.continuation)
        arrivals.removeAll { $0.count <= arrived }
        return (isOpen, told)
      }
      told.forEach { $0.resume() }
      if mayPass { continuation.resume() }
    }
  }

  func open() {
    let passing = lock.withLock {
      defer { waiting = [] }
      isOpen = true
      return waiting
    }
    passing.forEach { $0.resume() }
  }

  /// Waits until so many have come.
  func waitForArrivals(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if arrived < count { arrivals.append((count, continuation)) }
        return arrived >= count
      }
      if isThere { continuation.resume() }
    }
  }
}
