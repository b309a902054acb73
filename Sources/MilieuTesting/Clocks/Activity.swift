internal import Dispatch
internal import MilieuEnvironment

/// Lets a test wait, for real and without asking again and again, until something happens elsewhere.
final class Activity: Sendable {
  private struct Contents {
    var count = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWaiting = 0

    /// Those who were let go before they waited.
    var released: Set<Int> = []
  }

  private let contents = Guarded(Contents())

  /// How often something has happened.
  var count: Int { contents.withLock { $0.count } }

  /// Something has happened.
  func note() {
    let waiting = contents.withLock { contents in
      contents.count += 1
      defer { contents.waiting = [:] }
      return contents.waiting
    }
    waiting.values.forEach { $0.resume() }
  }

  /// Waits until something happens.
  ///
  /// - Parameters:
  ///   - count: ``count`` as it was before the test looked: what has happened since need not be waited for.
  ///   - deadline: when to give up.
  /// - Returns: whether something happened; `false` after the deadline, or if the test was cancelled.
  nonisolated(nonsending) func wait(after count: Int, until deadline: ContinuousClock.Instant) async -> Bool {
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero, !Task.isCancelled else { return self.count != count }
    let number = contents.withLock { contents in
      contents.lastWaiting += 1
      return contents.lastWaiting
    }
    let (seconds, attoseconds) = left.components
    let alarm = DispatchWorkItem { [weak self] in self?.release(number) }
    DispatchQueue.global().asyncAfter(
      deadline: .now() + .seconds(Int(seconds)) + .nanoseconds(Int(attoseconds / 1_000_000_000)), execute: alarm)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = contents.withLock { contents in
          guard contents.count == count, contents.released.remove(number) == nil else { return false }
          contents.waiting[number] = continuation
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      release(number)
    }
    alarm.cancel()
    return contents.withLock { contents in
      contents.released.remove(number)
      return contents.count != count
    }
  }

  private func release(_ number: Int) {
    let continuation = contents.withLock { contents -> CheckedContinuation<Void, Never>? in
      if let waiting = contents.waiting.removeValue(forKey: number) { return waiting }
      contents.released.insert(number)
      return nil
    }
    continuation?.resume()
  }
}
