extension EventLog {
  /// One event that was taken in, and what came of it.
  public struct Entry: Sendable, Identifiable, CustomStringConvertible {
    /// Counts up from 1; the first entry ever kept has that.
    public let number: Int

    /// How long after the log was made the event was taken in, by the log's clock.
    public let time: Duration

    /// The event.
    public let event: Source.Event

    /// Who sent it.
    public let origin: EventOrigin

    /// What others had changed in the state since the entry before, as whoever holds the state of an `EffectView` may.
    public let changesBefore: StateDiff

    /// What the event changed.
    public let changes: StateDiff

    /// What was to be done, as ``TransducerEffect/description`` tells it.
    public let effect: String

    /// The state the event met, where it was not the one the entry before left.
    let reset: Source.State?

    /// The number.
    public var id: Int { number }

    /// The entry in words.
    public var described: DescribedEventLogEntry {
      DescribedEventLogEntry(
        number: number, time: time, event: ValueDescription.of(event), origin: origin.description,
        changesBefore: changesBefore, changes: changes, effect: effect)
    }

    /// The entry in a line, and a further line for each change.
    public var description: String { described.description }
  }
}

extension EventOrigin: CustomStringConvertible {
  /// Such as `outside` or `task("search")`.
  public var description: String {
    switch self {
    case .outside: "outside"
    case .inline: "inline"
    case .task(nil): "task"
    case .task(let id?): "task(\(id))"
    }
  }
}
