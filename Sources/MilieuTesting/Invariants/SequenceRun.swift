internal import MilieuEffects
internal import MilieuEnvironment

/// Runs a store through sequences of steps, each time from the beginning, and tells where an invariant is broken.
struct SequenceRun<Source: Transducer> where Source.State: Sendable {
  typealias Step = SequenceStep<Source.Event>

  /// Where an invariant is broken.
  struct Violation {
    let invariant: String

    /// How many steps led there; one more than there are if it is what came afterwards.
    let steps: Int

    /// The transition that broke it, if it was one.
    let transition: Transition<Source>?
    let state: Source.State
    var reason: String?
  }

  /// What came of one run.
  struct Outcome {
    var violation: Violation?
    var transitions = 0

    /// Whether all tasks ended.
    var cameToRest = false
  }

  let state: Source.State
  let env: (TestClock) -> Source.Env
  let invariants: [Invariant<Source>]

  func run(_ steps: [Step]) -> Outcome {
    let clock = TestClock()
    let subject = StoreUnderTest<Source>(state: state, env: env(clock), clock: clock)
    defer { subject.end() }
    var outcome = Outcome()
    outcome.violation = invariants.lazy.compactMap { $0.violation(of: state) }.first.map {
      Violation(invariant: $0.name, steps: 0, transition: nil, state: state, reason: $0.reason)
    }
    var hasEnded = false
    for (index, step) in steps.enumerated() where outcome.violation == nil {
      perform(step, on: subject, hasEnded: &hasEnded)
      check(subject, after: index + 1, hasEnded: hasEnded && step.isAfterEnd, &outcome)
    }
    if outcome.violation == nil { rest(subject, after: steps.count, hasEnded: hasEnded, &outcome) }
    return outcome
  }

  private func perform(_ step: Step, on subject: StoreUnderTest<Source>, hasEnded: inout Bool) {
    subject.order(by: step.order)
    switch step.kind {
    case .send(let event): subject.store.input(event)
    case .run(let jobs): subject.settle(atMost: jobs)
    case .pass(let duration): subject.clock.advance(by: duration)
    case .wake: if let deadline = subject.clock.nextDeadline { subject.clock.advance(to: deadline) }
    case .end:
      subject.store.end()
      hasEnded = true
    }
  }

  /// Lets everything come to its end.
  private func rest(_ subject: StoreUnderTest<Source>, after steps: Int, hasEnded: Bool, _ outcome: inout Outcome) {
    subject.settle()
    for _ in 0..<1000 {
      check(subject, after: steps + 1, hasEnded: hasEnded, &outcome)
      guard outcome.violation == nil else { return }
      guard let deadline = subject.clock.nextDeadline else { break }
      subject.clock.advance(to: deadline)
    }
    outcome.cameToRest = !hasEnded && subject.runningTasks.isEmpty
    guard outcome.cameToRest else { return }
    let state = subject.store.state
    outcome.violation = invariants.lazy.compactMap { $0.violation(atRest: state) }.first.map {
      Violation(invariant: $0.name, steps: steps + 1, transition: nil, state: state, reason: $0.reason)
    }
  }

  private func check(
    _ subject: StoreUnderTest<Source>, after steps: Int, hasEnded: Bool, _ outcome: inout Outcome
  ) {
    let (transitions, failures) = subject.takeHappenings()
    outcome.transitions += transitions.count
    for transition in transitions {
      let broken =
        hasEnded
        ? Invariant<Source>.Broken(name: "Nothing is taken in after the end")
        : invariants.lazy.compactMap { $0.violation(of: transition) }.first
      guard let broken else { continue }
      outcome.violation = Violation(
        invariant: broken.name, steps: steps, transition: transition, state: transition.after, reason: broken.reason)
      return
    }
    guard let failure = failures.first else { return }
    let thrower = failure.task.map { "the task \($0)" } ?? "a task or an action"
    outcome.violation = Violation(
      invariant: "Every error is dealt with", steps: steps, transition: nil, state: subject.store.state,
      reason: "\(thrower) threw \(ValueDescription.of(failure.error))")
  }
}

extension Invariant {
  struct Broken {
    let name: String
    var reason: String?
  }

  fileprivate func violation(of state: Source.State) -> Broken? {
    if case .always(let holds) = condition { broken { try holds(state) } } else { nil }
  }

  fileprivate func violation(atRest state: Source.State) -> Broken? {
    if case .atRest(let holds) = condition { broken { try holds(state) } } else { nil }
  }

  fileprivate func violation(of transition: Transition<Source>) -> Broken? {
    switch condition {
    case .always(let holds): broken { try holds(transition.after) }
    case .transition(let holds): broken { try holds(transition) }
    case .atRest: nil
    }
  }

  private func broken(_ holds: () throws -> Bool) -> Broken? {
    do {
      return try holds() ? nil : Broken(name: name)
    } catch {
      return Broken(name: name, reason: ValueDescription.of(error))
    }
  }
}

extension SequenceStep {
  /// Whether what happens in the step happens after the end, where the store has ended at all.
  fileprivate var isAfterEnd: Bool {
    if case .end = kind { false } else { true }
  }
}
