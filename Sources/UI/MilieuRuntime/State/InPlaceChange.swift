internal import Dispatch

/// What goes with a state's value that the main actor changes in place.
///
/// NB: unchecked because all of it belongs to the main actor, but for the wait of other threads.
final class InPlaceChange<Value>: @unchecked Sendable {
  /// The value before the changes that the next turn will show: what differs from it is known to be told already. `nil` if there was no
  /// change since the last turn.
  var shown: Value?

  /// Entered while a change goes on.
  private let ongoing = DispatchGroup()

  func begin() { ongoing.enter() }

  func end() { ongoing.leave() }

  /// Waits, on another thread than the one that makes it, for a change that goes on: a pure function, and short.
  func waitForEnd() { ongoing.wait() }
}
