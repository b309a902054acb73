internal import Dispatch

/// A state that the main actor changes in place, for other threads that want to read or write one.
enum InPlaceChange {
  /// NB: one for all, as the main actor changes one state at a time, and hardly anybody ever waits.
  private static let ongoing = DispatchGroup()

  static func begin() { ongoing.enter() }

  static func end() { ongoing.leave() }

  /// Waits for the change that goes on, which is a pure function and short.
  ///
  /// - Returns: whether it has ended; `false` for the code that makes the change, which cannot wait for itself and gets what stands in.
  static func waitForEnd() -> Bool {
    guard !MainQueue.isCurrent else { return false }
    ongoing.wait()
    return true
  }
}
