import Foundation
@_spi(SwiftUI) import Observation

/// Waits until a condition on what can be observed holds.
nonisolated(nonsending) func until(_ condition: () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { continuation in
      let once = Once(continuation)
      let holds = withObservationTracking(
        condition,
        didSet: { tracking in
          tracking.cancel()
          once.resume()
        })
      if holds { once.resume() }
    }
  }
}

/// Resumes at the first of several occasions.
private final class Once: @unchecked Sendable {
  // NB: unchecked because the lock guards the continuation.
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  func resume() {
    let first = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    first?.resume()
  }
}
