internal import Dispatch

/// A value of a state that the main actor changes in place.
///
/// NB: unchecked because all of it belongs to the main actor, but for the wait of other threads.
final class InPlaceChange<Value>: @unchecked Sendable {
  /// The value before the changes that the next turn will show: what differs from it is known to be told already. It stands in while a
  /// change goes on. `nil` if there was no change since the last turn.
  var shown: Value?

  private let ongoing = DispatchGroup()

  func begin() { ongoing.enter() }

  func end() { ongoing.leave() }

  /// Waits for the change that goes on, which is a pure function and short.
  ///
  /// - Returns: whether it has ended; `false` for the code that makes the change, which cannot wait for itself and gets what stands in.
  func waitForEnd() -> Bool {
    guard !MainQueue.isCurrent else { return false }
    ongoing.wait()
    return true
  }
}
