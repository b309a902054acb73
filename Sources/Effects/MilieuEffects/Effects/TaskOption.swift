/// What becomes of a new task when one with the same id runs.
public enum TaskOption: CaseIterable, Hashable, Sendable {
  /// The new task replaces the running one, which is cancelled and whose later events are dropped. Callers that wait for the old one wait
  /// for the new one.
  case switchToLatest

  /// The running task goes on and the new one is dropped. Its caller waits for the running one.
  case subscribe

  /// The running task goes on and the new one is dropped. Its caller does not wait.
  case ignoreIfRunning

  /// The new task starts when the running one, and those that came before, have ended and their events are taken in.
  case queue
}
