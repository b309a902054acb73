public import MilieuEffects
internal import MilieuEnvironment
public import Testing

/// Runs a transducer for a test, which says what it sends, what comes back, and what becomes of the state.
///
/// ```swift
/// let test = TransducerTest(Search.self, state: .init(), env: .init(search: { _ in [.heat] }))
/// await test.send(.queryChanged("heat")) {
///   $0.query = "heat"
///   $0.isLoading = true
/// }
/// await test.advance(by: .milliseconds(300))
/// await test.receive(.found([.heat])) {
///   $0.movies = [.heat]
///   $0.isLoading = false
/// }
/// await test.finish()
/// ```
///
/// An `Env` that is a literal is the double. Tasks run between the steps of the test, on its own thread and in an order that is the same in
/// every run; each step returns when everything that can run has run. Delays are those of ``clock``, which stands still until
/// ``advance(by:)``. What a task awaits elsewhere, such as another actor, is waited for in real time by ``receive(_:sourceLocation:_:)`` and
/// ``finish(sourceLocation:)``.
///
/// A state is compared by parts, and a failure names those that differ.
public final class TransducerTest<Source: Transducer> where Source.State: Equatable & Sendable {
  /// How much of what happens a test has to say.
  public enum Mode: Hashable, Sendable {
    /// All of it. The test fails for an event it does not receive, a change of state it does not state, and a task that is not finished.
    case exhaustive

    /// What it cares for. Events that are not received are passed over, and a closure states only the properties it sets: these must have
    /// the values it gives them, and others may have any.
    case loose
  }

  /// The clock of delays, and of an env that was made with it.
  public let clock: TestClock

  /// How much of what happens the test has to say.
  public let mode: Mode

  /// How long, in real time, to wait for what comes from outside.
  public let patience: Duration

  /// The state after the last event that the test sent or received.
  public internal(set) var state: Source.State

  /// What was to be done after the last event that the test sent or received.
  public internal(set) var effect: Source.Effect = .none

  let subject: StoreUnderTest<Source>
  let creation: SourceLocation

  /// What was taken in and is neither received nor what the test sent.
  var received: [Transition<Source>] = []

  /// What the test sent, as it was taken in.
  var sent: [Transition<Source>] = []
  var failures: [StoreUnderTest<Source>.Failure] = []
  var isFinished = false

  /// Makes a test of a transducer.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: the state to begin with.
  ///   - env: the services, usually a literal.
  ///   - clock: the clock of delays. An env that measures time itself gets the same.
  ///   - mode: how much of what happens the test has to say.
  ///   - patience: how long, in real time, to wait for what comes from outside.
  ///   - sourceLocation: where to say that the test was never finished; left at the place of the call.
  public init(
    _ transducer: Source.Type, state: Source.State, env: Source.Env, clock: TestClock = TestClock(),
    mode: Mode = .exhaustive, patience: Duration = .seconds(5), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    (self.state, self.clock, self.mode, self.patience) = (state, clock, mode, patience)
    creation = sourceLocation
    subject = StoreUnderTest(state: state, env: env, clock: clock)
  }

  deinit {
    guard !isFinished else { return }
    subject.settle()
    collect()
    reportLeftovers(at: creation, wasNeverFinished: true)
    subject.end()
  }

  /// The tasks that run, in words such as `task(id: "search")`, in the order they were started.
  public var runningTasks: [String] {
    subject.settle()
    return subject.runningTasks
  }

  // MARK: - What happened

  /// Takes note of what has happened since.
  func collect() {
    let (transitions, failures) = subject.takeHappenings()
    for transition in transitions {
      if transition.origin == .outside { sent.append(transition) } else { received.append(transition) }
    }
    self.failures += failures
  }

  func fail(_ message: String, at location: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Fails for each error that nobody dealt with.
  func reportFailures(at location: SourceLocation) {
    for failure in failures {
      let thrower = failure.task.map { "The task \($0)" } ?? "A task or an action"
      fail(
        """
        \(thrower) of \(Source.name) threw an error that nobody deals with: \(ValueDescription.of(failure.error))
          remedy   Declare the event for it: static func failure(_ error: any Error) -> Event { … }, or catch it in the effect.
        """, at: location)
    }
    failures = []
  }

  /// Fails for events that came and were not received.
  ///
  /// - Parameter occasion: what the test does before it receives them.
  func reportUnreceived(_ occasion: String, at location: SourceLocation, remedy: String? = nil) {
    guard let first = received.first else { return }
    if mode == .exhaustive {
      let events = received.count == 1 ? "an event" : "\(received.count) events"
      let remedy = remedy ?? "Before, await test.receive(\(ValueDescription.of(first.event, limit: 60))) { … }"
      fail(
        """
        The test \(occasion) and has not received \(events) of \(Source.name):\(received.map(\.listed).joined())
          remedy   \(remedy)
        """, at: location)
    }
    pass(over: received)
    received = []
  }

  func pass(over transitions: some Collection<Transition<Source>>) {
    guard let last = transitions.reversed().first else { return }
    (state, effect) = (last.after, last.effect)
  }
}

extension TransducerTest where Source.Env == Void {
  /// Makes a test of a transducer that uses no services.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: the state to begin with.
  ///   - clock: the clock of delays.
  ///   - mode: how much of what happens the test has to say.
  ///   - patience: how long, in real time, to wait for what comes from outside.
  ///   - sourceLocation: where to say that the test was never finished; left at the place of the call.
  public convenience init(
    _ transducer: Source.Type, state: Source.State, clock: TestClock = TestClock(), mode: Mode = .exhaustive,
    patience: Duration = .seconds(5), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      transducer, state: state, env: (), clock: clock, mode: mode, patience: patience, sourceLocation: sourceLocation)
  }
}

extension Transition {
  /// The event and who sent it, as a line of a message.
  var listed: String { "\n  \(ValueDescription.of(event)), from \(origin.spelled)" }
}

extension EventOrigin {
  /// Such as `a task` or `the task "search"`.
  var spelled: String {
    switch self {
    case .outside: "outside"
    case .inline: "the event before"
    case .task(nil): "a task"
    case .task(let id?): "the task \(id)"
    }
  }
}
