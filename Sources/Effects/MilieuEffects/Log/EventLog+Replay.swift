internal import MilieuEnvironment

extension EventLog {
  /// One step of a replay.
  public struct Step: Sendable {
    /// The number of the entry whose event was taken in.
    public let number: Int

    /// The event.
    public let event: Source.Event

    /// The state before.
    public let before: Source.State

    /// The state after.
    public let after: Source.State

    /// What was to be done. Nothing does it.
    public let effect: Source.Effect
  }

  /// Where another transducer did something else than the one whose events were kept.
  public struct Divergence: Sendable, CustomStringConvertible {
    /// The number of the entry.
    public let number: Int

    /// The event.
    public let event: Source.Event

    /// The state after, from that of the log's transducer to that of the other.
    public let state: StateDiff

    /// What was to be done, if that differs.
    public let effects: (kept: String, other: String)?

    /// The difference in lines.
    public var description: String {
      let effect = effects.map { "effect: \($0.kept) → \($0.other)" }
      let lines = state.description.split(separator: "\n").map(String.init) + [effect].compactMap(\.self)
      return "#\(number)  \(ValueDescription.of(event))\(lines.map { "\n      \($0)" }.joined())"
    }
  }

  /// The state after an entry.
  ///
  /// - Parameter number: the entry's number, or that of the one before the oldest.
  /// - Returns: the state; `nil` if the entry is not kept.
  public func state(after number: Int) -> Source.State? {
    guard let (base, entries) = snapshot, let first = entries.first?.number, let last = entries.last?.number,
      (first - 1...last).contains(number)
    else { return nil }
    return entries.prefix(number - first + 1).reduce(base) { $1.applied(to: $0) }
  }

  /// Takes the kept events in once more. What effects they return is told and not done.
  ///
  /// - Parameter state: the state to begin with, in place of the one before the oldest entry. What others changed between is then left out.
  /// - Returns: a step for each entry.
  public func replay(from state: Source.State? = nil) -> [Step] {
    guard let (base, entries) = snapshot else { return [] }
    var present = state ?? base
    return entries.map { entry in
      if state == nil, let reset = entry.reset { present = reset }
      let before = present
      let effect = Source.transduce(&present, event: entry.event).effect
      return Step(number: entry.number, event: entry.event, before: before, after: present, effect: effect ?? .none)
    }
  }

  /// Gives the kept events to another transducer, such as a new version of this one, and tells where it does something else.
  ///
  /// - Parameter other: the other; it has the same states and events.
  /// - Returns: the differences; none if the two agree on every event.
  public func compare<Other: Transducer>(with other: Other.Type) -> [Divergence]
  where Other.State == Source.State, Other.Event == Source.Event {
    guard let (base, entries) = snapshot else { return [] }
    var (kept, present) = (base, base)
    return entries.compactMap { entry in
      if let reset = entry.reset { (kept, present) = (reset, reset) }
      kept = entry.applied(to: kept)
      let effect = Other.transduce(&present, event: entry.event).effect?.description ?? "none"
      let state = StateDiff(from: kept, to: present)
      let effects = effect == entry.effect ? nil : (kept: entry.effect, other: effect)
      guard !state.isEmpty || effects != nil else { return nil }
      return Divergence(number: entry.number, event: entry.event, state: state, effects: effects)
    }
  }
}

extension EventLog.Entry {
  /// The state after the entry's event.
  func applied(to state: Source.State) -> Source.State {
    var state = reset ?? state
    _ = Source.transduce(&state, event: event)
    return state
  }
}
