public import MilieuEffects
internal import MilieuEnvironment
public import Testing

extension TransducerTest {
  /// Sends an event, and says what becomes of the state.
  ///
  /// Returns when everything that can run has run: the events that effects sent meanwhile are to be received next.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - sourceLocation: where the test fails; left at the place of the call.
  ///   - update: changes the state before the event to what it is after it. Without it, and in exhaustive mode, the event must change nothing.
  public nonisolated(nonsending) func send(
    _ event: Source.Event, sourceLocation: SourceLocation = #_sourceLocation,
    _ update: ((inout Source.State) throws -> Void)? = nil
  ) async {
    prepareToSend(event, at: sourceLocation)
    do {
      try subject.store.input.post(event)
    } catch {
      return fail("\(ValueDescription.of(event)) was not taken in: \(error)", at: sourceLocation)
    }
    await checkSent(event, update, at: sourceLocation)
  }

  /// Sends an event, says what becomes of the state, and waits for the answer.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - duration: how far to let the clock go on before waiting.
  ///   - sourceLocation: where the test fails; left at the place of the call.
  ///   - update: changes the state before the event to what it is after it. Without it, and in exhaustive mode, the event must change nothing.
  /// - Returns: the answer.
  /// - Throws: what the request throws; a `CancellationError` if there is no answer in time, for which the test fails.
  @discardableResult
  public nonisolated(nonsending) func request(
    _ event: Source.Event, advancing duration: Duration = .zero, sourceLocation: SourceLocation = #_sourceLocation,
    _ update: ((inout Source.State) throws -> Void)? = nil
  ) async throws -> Source.Output {
    prepareToSend(event, at: sourceLocation)
    let answer = Guarded<Result<Source.Output, any Error>?>(nil)
    let caller = Task(executorPreference: subject.executor) {
      [input = subject.store.input, activity = subject.activity] in
      do {
        let output = try await input.request(event)
        answer.withLock { $0 = .success(output) }
      } catch {
        answer.withLock { $0 = .failure(error) }
      }
      activity.note()
    }
    await checkSent(event, update, at: sourceLocation)
    clock.advance(by: duration)
    let isAnswered = await subject.wait(until: .now + patience) { answer.withLock { $0 != nil } }
    collect()
    if !isAnswered {
      caller.cancel()
      subject.settle()
      let reason = standstill { "try await test.request(\(ValueDescription.of(event)), advancing: \($0.literal))" }
      fail("The request \(ValueDescription.of(event)) has no answer.\(reason)", at: sourceLocation)
    }
    reportFailures(at: sourceLocation)
    guard let result = answer.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }

  /// Lets the clock go on. What wakes runs before the clock goes further, and before this returns.
  ///
  /// - Parameter duration: how far.
  public nonisolated(nonsending) func advance(by duration: Duration) async { clock.advance(by: duration) }

  // MARK: - Steps

  private func prepareToSend(_ event: Source.Event, at location: SourceLocation) {
    subject.settle()
    collect()
    reportFailures(at: location)
    reportUnreceived("sends \(ValueDescription.of(event, limit: 60))", at: location)
    sent = []
  }

  private nonisolated(nonsending) func checkSent(
    _ event: Source.Event, _ update: ((inout Source.State) throws -> Void)?, at location: SourceLocation
  ) async {
    let wasTakenIn = await subject.wait(until: .now + patience) {
      collect()
      return !sent.isEmpty
    }
    guard wasTakenIn else {
      return fail("\(ValueDescription.of(event)) was not taken in.\(standstill())", at: location)
    }
    check(sent.removeFirst(), update, at: location)
    reportFailures(at: location)
  }

  /// What a test that waits in vain is to know.
  ///
  /// - Parameter remedy: lets the clock go on.
  func standstill(_ remedy: (Duration) -> String = { "await test.advance(by: \($0.literal))" }) -> String {
    let running = subject.runningTasks
    var lines = ["running  \(running.isEmpty ? "no task" : running.joined(separator: ", "))"]
    if let rest = clock.rest {
      lines += ["clock    \(clock.sleeping)", "remedy   \(remedy(rest))"]
    } else if !running.isEmpty {
      lines += [
        "waited   \(patience) for what the task awaits outside: it neither sleeps by the test's clock nor returned",
        "remedy   Let the env's double return, or give the test more patience.",
      ]
    }
    return lines.map { "\n  \($0)" }.joined()
  }
}

extension TestClock {
  /// How long until the next sleeper wakes.
  var rest: Duration? { nextDeadline.map { now.duration(to: $0) } }

  /// Who sleeps, in words.
  var sleeping: String {
    "\(sleeperCount) asleep" + (rest.map { "; the next wakes in \($0)" } ?? "")
  }
}

extension Duration {
  /// As a test writes it: `.milliseconds(300)`.
  var literal: String {
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return nanoseconds % 1_000_000 == 0 ? ".milliseconds(\(nanoseconds / 1_000_000))" : ".nanoseconds(\(nanoseconds))"
  }
}
