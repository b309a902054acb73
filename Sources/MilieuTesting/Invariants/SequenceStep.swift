internal import MilieuEffects
internal import MilieuEnvironment

/// One thing that happens to a store whose invariants are checked.
struct SequenceStep<Event: Sendable>: Sendable {
  enum Kind: Sendable {
    /// An event is sent.
    case send(Event)
    /// Tasks do so many jobs.
    case run(jobs: Int)
    /// Time passes.
    case pass(Duration)
    /// Time passes until the next sleeper wakes.
    case wake
    /// The store ends.
    case end
  }

  var kind: Kind

  /// In which order the jobs of the step are done.
  let order: UInt64

  var event: Event? {
    if case .send(let event) = kind { event } else { nil }
  }

  var description: String {
    switch kind {
    case .send(let event): ValueDescription.of(event)
    case .run(.max): "(tasks run)"
    case .run(1): "(a task does one step)"
    case .run(let jobs): "(tasks do \(jobs) steps)"
    case .pass(let duration): "(\(duration) pass)"
    case .wake: "(time passes until the next task wakes)"
    case .end: "(the store ends)"
    }
  }
}

extension SequenceStep {
  /// Makes a random sequence.
  ///
  /// - Parameters:
  ///   - count: how many events.
  ///   - random: what chance is taken from.
  ///   - makeEvent: makes an event.
  static func sequence(
    ofEvents count: Int, _ random: inout SeededGenerator, _ makeEvent: (inout SeededGenerator) -> Event
  ) -> [Self] {
    var steps: [Self] = []
    for _ in 0..<count {
      steps.append(Self(kind: .send(makeEvent(&random)), order: random.next()))
      let between: Kind? =
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3: .run(jobs: .max)
        case 3..<5: .run(jobs: .random(in: 1...3, using: &random))
        case 5..<7: .wake
        case 7: .pass(.milliseconds(.random(in: 1...1000, using: &random)))
        default: nil
        }
      if let between { steps.append(Self(kind: between, order: random.next())) }
    }
    if Int.random(in: 0..<8, using: &random) == 0 { steps.append(Self(kind: .end, order: random.next())) }
    return steps
  }
}
