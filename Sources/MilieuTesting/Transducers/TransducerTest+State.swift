internal import MilieuEffects
internal import MilieuEnvironment
internal import Testing

extension TransducerTest {
  /// Compares what an event made of the state with what the test says.
  func check(
    _ transition: Transition<Source>, _ update: ((inout Source.State) throws -> Void)?, at location: SourceLocation
  ) {
    (state, effect) = (transition.after, transition.effect)
    let event = ValueDescription.of(transition.event, limit: 60)
    guard let update else {
      guard mode == .exhaustive, transition.before != transition.after else { return }
      let difference = StateDiff(from: transition.before, to: transition.after)
      let property = difference.changes.first.map { $0.property.isEmpty ? "" : ".\($0.property)" } ?? ""
      let step = transition.origin == .outside ? "send" : "receive"
      return fail(
        """
        \(event) changed the state, which the test does not say:
        \(difference.indented)
          remedy   await test.\(step)(\(event)) { $0\(property) = … }
        """, at: location)
    }
    do {
      var expected = transition.before
      try update(&expected)
      let difference =
        switch mode {
        case .exhaustive:
          expected == transition.after ? nil : StateDiff(from: expected, to: transition.after)
        case .loose: try looseDifference(expected, transition.after, update)
        }
      guard let difference else { return }
      fail("The state after \(event) differs, expected → actual:\n\(difference.indented)", at: location)
    } catch {
      fail("The closure for the state after \(event) threw \(ValueDescription.of(error))", at: location)
    }
  }

  /// What differs of the properties that a closure sets.
  ///
  /// They are those it would change in the actual state; a property that it changes by what it was, as in `$0.count += 1`, is as expected
  /// if it came from the state before to the same value.
  private func looseDifference(
    _ expected: Source.State, _ actual: Source.State, _ update: (inout Source.State) throws -> Void
  ) throws -> StateDiff? {
    var changed = actual
    try update(&changed)
    guard changed != actual else { return nil }
    let properties = Set(StateDiff(from: changed, to: actual).changes.map(\.property))
    let changes = StateDiff(from: expected, to: actual).changes.filter { properties.contains($0.property) }
    return changes.isEmpty ? nil : StateDiff(changes: changes)
  }
}

extension StateDiff {
  /// A line for each change, as a part of a message.
  var indented: String { description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") }
}
