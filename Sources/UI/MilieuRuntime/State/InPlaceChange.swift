internal import Dispatch

/// What goes with a state's value that the main actor changes in place.
///
/// NB: unchecked because the state's lock guards who waits, and the rest belongs to the main actor.
final class InPlaceChange<Value>: @unchecked Sendable {
  /// The value before the changes that the next turn will show: what differs from it is known to be told already. `nil` if there was no
  /// change since the last turn.
  var shown: Value?

  /// Other threads that wait for the end of a change.
  var waiting: [DispatchSemaphore] = []
}
