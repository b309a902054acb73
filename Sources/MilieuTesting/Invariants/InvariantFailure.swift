internal import MilieuEffects

/// The shortest sequence found that breaks an invariant, in words.
struct InvariantFailure<Source: Transducer>: CustomStringConvertible where Source.State: Sendable {
  private let steps: [SequenceStep<Source.Event>]
  private let length: Int
  private let violation: SequenceRun<Source>.Violation
  private let initial: Source.State
  private let seed: UInt64

  init(
    shrinking steps: [SequenceStep<Source.Event>], _ violation: SequenceRun<Source>.Violation,
    _ run: SequenceRun<Source>,
    simpler: @escaping (Source.Event) -> [Source.Event], seed: UInt64
  ) {
    var shrinker = SequenceShrinker<SequenceStep<Source.Event>> { steps in
      guard let found = run.run(steps).violation, found.invariant == violation.invariant else { return nil }
      return min(found.steps, steps.count)
    } simpler: { step in
      step.event.map { event in
        simpler(event).map { SequenceStep(kind: .send($0), order: step.order) }
      } ?? []
    }
    self.steps = shrinker.shortest(of: steps)
    self.violation = run.run(self.steps).violation ?? violation
    length = steps.count
    initial = run.state
    self.seed = seed
  }

  var description: String {
    let shortened = steps.count < length ? ", the shortest found of \(length)" : ""
    var lines = ["\(Source.name) breaks the invariant “\(violation.invariant)”."]
    if let reason = violation.reason { lines.append("  because  \(reason)") }
    lines.append(
      steps.isEmpty
        ? "  after    nothing" : "  after    \(steps.count == 1 ? "1 step" : "\(steps.count) steps")\(shortened):")
    lines += steps.enumerated().map { "    \($0 + 1). \($1.description)" }
    if violation.steps > steps.count, !steps.isEmpty { lines.append("    and all that comes of it") }
    if let transition = violation.transition {
      lines.append("  at       \(ValueDescription.of(transition.event)), from \(transition.origin.spelled)")
      lines.append("  state    \(Self.indented(StateDiff(from: transition.before, to: transition.after)))")
    } else {
      lines.append("  state    \(Self.indented(StateDiff(from: initial, to: violation.state)))")
    }
    lines.append("  which is \(ValueDescription.of(violation.state, limit: 300))")
    lines.append("  again    with seed: \(seed)")
    return lines.joined(separator: "\n")
  }

  private static func indented(_ difference: StateDiff) -> String {
    guard !difference.isEmpty else { return "as it was" }
    return difference.description.split(separator: "\n").joined(separator: "\n           ")
  }
}
