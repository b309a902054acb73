/// What a transducer made of one event.
public struct Transition<Source: Transducer> {
  /// The event.
  public let event: Source.Event

  /// Who sent it.
  public let origin: EventOrigin

  /// The state before.
  public let before: Source.State

  /// The state after.
  public let after: Source.State

  /// What is to be done.
  public let effect: Source.Effect

  package init(
    event: Source.Event, origin: EventOrigin, before: Source.State, after: Source.State, effect: Source.Effect
  ) {
    self.event = event
    self.origin = origin
    self.before = before
    self.after = after
    self.effect = effect
  }
}

extension Transition: Sendable where Source.State: Sendable {}

/// Who sent an event.
public enum EventOrigin: Hashable, Sendable {
  /// Somebody outside, through an input.
  case outside
  /// The transition before, or an action it returned.
  case inline
  /// A task, by its id if it has one.
  case task(TaskID?)
}
