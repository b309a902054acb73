/// The time sessions go by; tests set their own.
@MainActor
package protocol SessionClock: AnyObject {
  /// The time since some fixed moment.
  var now: Duration { get }

  /// Runs an action once `delay` has passed, unless it is cancelled before.
  func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Appointment
}

/// An action that waits for its time.
@MainActor
package final class Appointment {
  private var onCancel: (() -> Void)?

  package init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  package func cancel() {
    onCancel?()
    onCancel = nil
  }
}

/// The time of the machine.
package final class SystemSessionClock: SessionClock {
  private let start = ContinuousClock.now

  package nonisolated init() {}

  package var now: Duration { ContinuousClock.now - start }

  package func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Appointment {
    let task = Task { @MainActor in
      try? await Task.sleep(for: delay)
      if !Task.isCancelled { action() }
    }
    return Appointment { task.cancel() }
  }
}
