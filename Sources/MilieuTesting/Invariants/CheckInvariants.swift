public import MilieuEffects
public import Testing

/// How much a check of invariants went through.
public struct InvariantCheck: Hashable, Sendable {
  /// How many sequences ran.
  public internal(set) var sequences = 0

  /// How many events were taken in, those that effects sent included.
  public internal(set) var events = 0

  /// How many sequences came to rest: all tasks ended, and the store had not been ended before.
  public internal(set) var rests = 0

  /// What all chance was taken from.
  public let seed: UInt64
}

/// Sends random events in random order to a transducer, and fails the test if an invariant does not hold, with the shortest sequence of steps
/// that breaks it.
///
/// ```swift
/// await checkInvariants(
///   of: Search.self, from: .init(), env: { clock in .init(search: { _ in try await clock.sleep(for: .seconds(1)); return [] }) },
///   events: { random in [.queryChanged("a"), .queryChanged(""), .retry].randomElement(using: &random)! },
///   [.always("Loading means there is a query") { !$0.isLoading || !$0.query.isEmpty }])
/// ```
///
/// Between events, tasks do some of what they can, in random order, and time passes; in the end everything comes to rest, or the store is
/// ended before. The same seed runs the same sequences. Besides the invariants given, no error may be left that nobody deals with.
///
/// - Parameters:
///   - transducer: the logic.
///   - state: the state each sequence begins with.
///   - env: makes the services for each sequence. They measure time by the clock they are given, and should await nothing else that is outside,
///     such as the main actor: nothing waits for that.
///   - makeEvent: makes an event.
///   - sequences: how many sequences to run.
///   - length: how many events a sequence has.
///   - seed: what all chance is taken from, as a failure names it; `nil` for another each time.
///   - shrink: events that are simpler than one, to be tried in its place; none by default.
///   - sourceLocation: where the test fails; left at the place of the call.
///   - invariants: what is to hold.
/// - Returns: how much was gone through.
@discardableResult
public nonisolated(nonsending) func checkInvariants<Source: Transducer>(
  of transducer: Source.Type, from state: Source.State, env: (TestClock) -> Source.Env,
  events makeEvent: (inout SeededGenerator) -> Source.Event, sequences: Int = 100, length: ClosedRange<Int> = 0...50,
  seed: UInt64? = nil, shrink: (Source.Event) -> [Source.Event] = { _ in [] },
  sourceLocation: SourceLocation = #_sourceLocation, _ invariants: [Invariant<Source>]
) async -> InvariantCheck where Source.State: Sendable {
  var check = InvariantCheck(seed: seed ?? .random(in: 0...UInt64(UInt32.max)))
  var random = SeededGenerator(seed: check.seed)
  for _ in 0..<sequences where !Task.isCancelled {
    let steps = SequenceStep.sequence(ofEvents: .random(in: length, using: &random), &random, makeEvent)
    let failed = withoutActuallyEscaping(env) { env in
      let run = SequenceRun<Source>(state: state, env: env, invariants: invariants)
      let outcome = run.run(steps)
      check.sequences += 1
      check.events += outcome.transitions
      check.rests += outcome.cameToRest ? 1 : 0
      guard let violation = outcome.violation else { return false }
      let failure = withoutActuallyEscaping(shrink) {
        InvariantFailure(shrinking: steps, violation, run, simpler: $0, seed: check.seed)
      }
      Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation)
      return true
    }
    if failed { return check }
    // Other tests of the same actor get their turn.
    await Task.yield()
  }
  if check.rests == 0, check.sequences > 0 {
    for case .atRest in invariants.map(\.condition) {
      let message = """
        No sequence of \(Source.name) came to rest, so what is to hold at rest was not checked: a task always runs.
          remedy   Let the env's doubles return, by the clock they are given, or leave such invariants out.
        """
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
      break
    }
  }
  return check
}

/// Sends random events in random order to a transducer whose services need no clock.
///
/// - Parameters:
///   - transducer: the logic.
///   - state: the state each sequence begins with.
///   - env: the services, made for each sequence.
///   - makeEvent: makes an event.
///   - sequences: how many sequences to run.
///   - length: how many events a sequence has.
///   - seed: what all chance is taken from, as a failure names it; `nil` for another each time.
///   - shrink: events that are simpler than one, to be tried in its place; none by default.
///   - sourceLocation: where the test fails; left at the place of the call.
///   - invariants: what is to hold.
/// - Returns: how much was gone through.
@discardableResult
public nonisolated(nonsending) func checkInvariants<Source: Transducer>(
  of transducer: Source.Type, from state: Source.State, env: @autoclosure () -> Source.Env,
  events makeEvent: (inout SeededGenerator) -> Source.Event, sequences: Int = 100, length: ClosedRange<Int> = 0...50,
  seed: UInt64? = nil, shrink: (Source.Event) -> [Source.Event] = { _ in [] },
  sourceLocation: SourceLocation = #_sourceLocation, _ invariants: [Invariant<Source>]
) async -> InvariantCheck where Source.State: Sendable {
  await checkInvariants(
    of: transducer, from: state, env: { _ in env() }, events: makeEvent, sequences: sequences, length: length,
    seed: seed, shrink: shrink, sourceLocation: sourceLocation, invariants)
}

/// Sends random events in random order to a transducer that uses no services.
///
/// - Parameters:
///   - transducer: the logic.
///   - state: the state each sequence begins with.
///   - makeEvent: makes an event.
///   - sequences: how many sequences to run.
///   - length: how many events a sequence has.
///   - seed: what all chance is taken from, as a failure names it; `nil` for another each time.
///   - shrink: events that are simpler than one, to be tried in its place; none by default.
///   - sourceLocation: where the test fails; left at the place of the call.
///   - invariants: what is to hold.
/// - Returns: how much was gone through.
@discardableResult
public nonisolated(nonsending) func checkInvariants<Source: Transducer>(
  of transducer: Source.Type, from state: Source.State, events makeEvent: (inout SeededGenerator) -> Source.Event,
  sequences: Int = 100, length: ClosedRange<Int> = 0...50, seed: UInt64? = nil,
  shrink: (Source.Event) -> [Source.Event] = { _ in [] }, sourceLocation: SourceLocation = #_sourceLocation,
  _ invariants: [Invariant<Source>]
) async -> InvariantCheck where Source.State: Sendable, Source.Env == Void {
  await checkInvariants(
    of: transducer, from: state, env: { (_: TestClock) in () }, events: makeEvent, sequences: sequences,
    length: length, seed: seed, shrink: shrink, sourceLocation: sourceLocation, invariants)
}
