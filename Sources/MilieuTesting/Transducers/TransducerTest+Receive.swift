public import MilieuEffects
internal import MilieuEnvironment
public import Testing

extension TransducerTest {
  /// Waits for an event that an effect sent, and says what becomes of the state.
  ///
  /// Events of tasks and those sent inline are received alike, in the order in which they were taken in. In exhaustive mode the next one must
  /// be the one expected; in loose mode those before it are passed over. Where nothing can come until the clock goes on, the test fails at
  /// once; what tasks await outside is waited for in real time, as long as ``patience`` lasts.
  ///
  /// - Parameters:
  ///   - event: the event; one that is not `Equatable` is compared by its parts.
  ///   - sourceLocation: where the test fails; left at the place of the call.
  ///   - update: changes the state before the event to what it is after it. Without it, and in exhaustive mode, the event must change nothing.
  public nonisolated(nonsending) func receive(
    _ event: Source.Event, sourceLocation: SourceLocation = #_sourceLocation,
    _ update: ((inout Source.State) throws -> Void)? = nil
  ) async {
    let expectation = Expectation(description: ValueDescription.of(event)) {
      StateDiff(from: event, to: $0).isEmpty
    } difference: {
      StateDiff(from: event, to: $0)
    }
    await receive(expectation, update, at: sourceLocation)
  }

  /// Waits for an event of a case, whatever comes with it.
  ///
  /// ```swift
  /// await test.receive(Search.Event.failed) { $0.isLoading = false }
  /// ```
  ///
  /// - Parameters:
  ///   - make: the case of the enumeration, by its name.
  ///   - sourceLocation: where the test fails; left at the place of the call.
  ///   - update: changes the state before the event to what it is after it.
  public nonisolated(nonsending) func receive<each Payload>(
    _ make: @escaping (repeat each Payload) -> Source.Event,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ update: ((inout Source.State) throws -> Void)? = nil
  ) async {
    let expectation = Expectation(description: "An event of the case with \((repeat each Payload).self)") { event in
      guard let payload = EventCase.payload(of: event, as: (repeat each Payload).self) else { return false }
      return EventCase.name(of: make(repeat each payload)) == EventCase.name(of: event)
    }
    await receive(expectation, update, at: sourceLocation)
  }

  /// Waits for an event that meets a condition.
  ///
  /// - Parameters:
  ///   - sourceLocation: where the test fails; left at the place of the call.
  ///   - condition: whether an event is the one expected.
  ///   - update: changes the state before the event to what it is after it.
  public nonisolated(nonsending) func receive(
    sourceLocation: SourceLocation = #_sourceLocation, where condition: @escaping (Source.Event) -> Bool,
    _ update: ((inout Source.State) throws -> Void)? = nil
  ) async {
    await receive(
      Expectation(description: "An event that meets the condition", isMet: condition), update, at: sourceLocation)
  }

  /// What the test waits for.
  private struct Expectation {
    let description: String
    let isMet: (Source.Event) -> Bool
    var difference: (Source.Event) -> StateDiff? = { _ in nil }
  }

  private nonisolated(nonsending) func receive(
    _ expectation: Expectation, _ update: ((inout Source.State) throws -> Void)?, at location: SourceLocation
  ) async {
    var index: Int?
    _ = await subject.wait(until: .now + patience) {
      collect()
      index = received.firstIndex { expectation.isMet($0.event) }
      return index != nil || (mode == .exhaustive && !received.isEmpty)
    }
    defer { reportFailures(at: location) }
    guard let index else {
      guard let other = received.first else {
        return fail("\(expectation.description) is expected, and no event came.\(standstill())", at: location)
      }
      guard mode == .exhaustive else {
        let others = received.map(\.listed).joined()
        return fail(
          "\(expectation.description) is expected, and only others came:\(others)\(standstill())", at: location)
      }
      received.removeFirst()
      return failForOther(other, expectation, update, at: location)
    }
    let passed = received[..<index]
    if mode == .exhaustive, !passed.isEmpty {
      let others = passed.map(\.listed).joined()
      fail("\(expectation.description) is expected next, and before it came:\(others)", at: location)
    }
    let transition = received[index]
    received.removeSubrange(...index)
    check(transition, update, at: location)
  }

  private func failForOther(
    _ other: Transition<Source>, _ expectation: Expectation, _ update: ((inout Source.State) throws -> Void)?,
    at location: SourceLocation
  ) {
    (state, effect) = (other.after, other.effect)
    let difference = expectation.difference(other.event)
    let parts = difference.flatMap { $0.changes.contains { $0.path.isEmpty } ? nil : "\n\($0.indented)" } ?? ""
    fail(
      """
      \(expectation.description) is expected, and this came, from \(other.origin.spelled):
        \(ValueDescription.of(other.event))\(parts)
      """, at: location)
  }
}

/// Takes an event of an enumeration apart.
enum EventCase {
  static func name(of event: Any) -> String {
    Mirror(reflecting: event).children.first?.label ?? String(describing: event)
  }

  /// What comes with the event, if it is of a type. Labels do not matter.
  static func payload<Payload>(of event: Any, as type: Payload.Type) -> Payload? {
    guard let child = Mirror(reflecting: event).children.first else { return nil }
    if let payload = child.value as? Payload { return payload }
    // A single value with a label comes as a tuple of one.
    let parts = Mirror(reflecting: child.value)
    guard parts.displayStyle == .tuple, parts.children.count == 1 else { return nil }
    return parts.children.first?.value as? Payload
  }
}
