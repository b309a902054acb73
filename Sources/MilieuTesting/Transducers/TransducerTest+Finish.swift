internal import MilieuEffects
internal import MilieuEnvironment
public import Testing

extension TransducerTest {
  /// Ends the test: waits for tasks that end without the clock, and fails for what the test did not say.
  ///
  /// In exhaustive mode these are events it did not receive and tasks that still run; in either mode errors that nobody dealt with. The store
  /// ends then, and its tasks are cancelled.
  ///
  /// - Parameter sourceLocation: where the test fails; left at the place of the call.
  public nonisolated(nonsending) func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
    guard !isFinished else { return }
    isFinished = true
    if mode == .exhaustive {
      _ = await subject.wait(until: .now + patience) { subject.runningTasks.isEmpty }
    } else {
      subject.settle()
    }
    collect()
    reportLeftovers(at: sourceLocation)
    subject.end()
  }

  /// Ends the store as its view's going would: all tasks are cancelled. What was taken in before can still be received.
  public nonisolated(nonsending) func end() async {
    subject.settle()
    subject.store.end()
    subject.settle()
    collect()
  }

  /// Passes over the events that came and were not received.
  public nonisolated(nonsending) func skipEvents() async {
    subject.settle()
    collect()
    pass(over: received)
    received = []
  }

  /// Fails for what is left when the test is over.
  ///
  /// - Parameter wasNeverFinished: whether the test was let go instead.
  func reportLeftovers(at location: SourceLocation, wasNeverFinished: Bool = false) {
    reportFailures(at: location)
    let remedy = wasNeverFinished ? "End the test with await test.finish(), and receive before it what came." : nil
    reportUnreceived("ends", at: location, remedy: remedy)
    let running = subject.runningTasks
    guard mode == .exhaustive, !running.isEmpty else { return }
    let (tasks, them) = running.count == 1 ? ("a task", "it") : ("\(running.count) tasks", "them")
    let clockLine = clock.rest.map { _ in "\n  clock    \(clock.sleeping)" } ?? ""
    let advance = clock.rest.map { "await test.advance(by: \($0.literal)) or " } ?? ""
    fail(
      """
      \(Source.name) still runs \(tasks) at the end of the test:\
      \(running.map { "\n  \($0)" }.joined())\(clockLine)
        remedy   Let \(them) end, by \(advance)an event that cancels \(them); or await test.end() before.
      """, at: location)
  }
}
