internal import MilieuEnvironment

/// One run of a task: in whose name its input sends, and how it is cancelled.
///
/// A number is never given twice, so a run that was replaced cannot pass for the one that runs now.
final class TaskSender: Sendable {
  let number: Int
  let id: TaskID?

  private enum Handle {
    /// The task is being made.
    case awaited
    case kept(Task<Void, Never>)
    case cancelled
    case ended
  }

  private let handle = Guarded(Handle.awaited)

  init(number: Int, id: TaskID?) {
    self.number = number
    self.id = id
  }

  /// Takes the task, which may have been cancelled, or have come to its end, before this.
  func keep(_ task: Task<Void, Never>) {
    let isCancelled = handle.withLock { handle in
      switch handle {
      case .cancelled: return true
      case .awaited: handle = .kept(task)
      case .kept, .ended: break
      }
      return false
    }
    if isCancelled { task.cancel() }
  }

  func cancel() { exchange(.cancelled)?.cancel() }

  /// The task has come to its end, and need not be kept for those who keep its input.
  func end() { _ = exchange(.ended) }

  var isCancelled: Bool {
    handle.withLock { if case .cancelled = $0 { true } else { false } }
  }

  private func exchange(_ new: Handle) -> Task<Void, Never>? {
    handle.withLock { handle in
      defer { handle = new }
      return if case .kept(let task) = handle { task } else { nil }
    }
  }
}
