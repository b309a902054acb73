/// What a task may return where it returns more than an event or nothing.
public enum TaskReturn<Event> {
  /// The event to take in.
  case response(Event)

  /// Nothing.
  case none
}

extension TaskReturn: Sendable where Event: Sendable {}

extension TaskReturn: Equatable where Event: Equatable {}
