import MilieuEffects
import MilieuTesting
import Testing

@Suite("A test of a transducer fails", .timeLimit(.minutes(1)))
struct TransducerFailureTests {
  private typealias SearchTest = TransducerTest<Search>

  /// Runs a test that is meant to fail; every failure is to be in the line it is about.
  private func messages(
    mode: SearchTest.Mode = .exhaustive, env: Search.Env = .init(search: { _ in [.heat] }),
    clock: TestClock = TestClock(), patience: Duration = .milliseconds(50), isFinished: Bool = true,
    _ body: (SearchTest) async throws -> Void
  ) async rethrows -> [String] {
    try await Failures.during { _ in
      let test = TransducerTest(
        Search.self, state: .init(), env: env, clock: clock, mode: mode, patience: patience)
      try await body(test)
      if isFinished { await test.finish() }
    }.map(\.message)
  }

  // MARK: - States

  @Test("for a state other than expected, with what differs")
  func wrongState() async {
    let messages = await messages(env: .init(search: { _ in [.heat, .ran] })) { test in
      await test.send(.queryChanged("heat")) { $0.query = "haet" }
      await test.advance(by: .seconds(1))
      await test.receive(.found([.heat, .ran])) {
        $0.movies = [.heat, Movie(title: "Rna")]
        $0.isLoading = false
      }
    }
    #expect(
      messages == [
        """
        The state after .queryChanged("heat") differs, expected → actual:
          query: "haet" → "heat"
          isLoading: false → true
        """,
        """
        The state after .found([Movie(title: "Heat"), Movie(title: "Ran")]) differs, expected → actual:
          movies[1].title: "Rna" → "Ran"
        """,
      ])
  }

  @Test("for a change that it does not state")
  func unstated() async {
    let messages = await messages { test in
      await test.send(.noted("a"))
    }
    #expect(
      messages == [
        """
        .noted("a") changed the state, which the test does not say:
          log[0]: inserted "a"
          remedy   await test.send(.noted("a")) { $0.log = … }
        """
      ])
  }

  @Test("for a closure that throws")
  func throwing() async {
    let messages = await messages { test in await test.send(.noted("a")) { _ in throw Refusal() } }
    #expect(messages == [#"The closure for the state after .noted("a") threw Refusal()"#])
  }

  @Test("at the line of the step it is about")
  func place() async {
    let test = SearchTest(Search.self, state: .init(), env: .init())
    let line = #line
    await withKnownIssue {
      await test.send(.noted("a"))
    } matching: { issue in
      issue.sourceLocation?.fileID == "MilieuTestingTests/TransducerFailureTests.swift"
        && issue.sourceLocation?.line == line + 2
    }
    await test.finish()
  }

  // MARK: - Events

  @Test("for an event it did not receive before it sends the next")
  func unreceived() async {
    let messages = await messages { test in
      await test.send(.chained)
      await test.send(.watch)
    }
    #expect(
      messages == [
        """
        The test sends .watch and has not received 2 events of Search:
          .noted("first"), from the event before
          .noted("note"), from the event before
          remedy   Before, await test.receive(.noted("first")) { … }
        """
      ])
  }

  @Test("for an event it did not receive in the end")
  func unreceivedAtTheEnd() async {
    let messages = await messages { test in
      await test.send(.queryChanged("a")) {
        $0.query = "a"
        $0.isLoading = true
      }
      await test.advance(by: .seconds(1))
    }
    #expect(
      messages == [
        """
        The test ends and has not received an event of Search:
          .found([Movie(title: "Heat")]), from the task "search"
          remedy   Before, await test.receive(.found([Movie(title: "Heat")])) { … }
        """
      ])
  }

  @Test("for another event than expected, with what differs")
  func otherEvent() async {
    let messages = await messages { test in
      await test.send(.chained)
      await test.receive(.noted("last")) { $0.log = ["first"] }
      await test.receive(.cleared)
    }
    #expect(
      messages == [
        """
        .noted("last") is expected, and this came, from the event before:
          .noted("first")
          noted: "last" → "first"
        """,
        """
        .cleared is expected, and this came, from the event before:
          .noted("note")
        """,
      ])
  }

  @Test("for an event that comes before the expected one")
  func earlierEvent() async {
    let messages = await messages { test in
      await test.send(.chained)
      await test.receive(.noted("note")) { $0.log.append("note") }
    }
    #expect(
      messages == [
        """
        .noted("note") is expected next, and before it came:
          .noted("first"), from the event before
        """
      ])
  }

  @Test("for an event that cannot come until the clock goes on, at once")
  func clockStandsStill() async {
    let start = ContinuousClock.now
    let messages = await messages(mode: .loose, patience: .seconds(50)) { test in
      await test.send(.queryChanged("a"))
      await test.receive(.found([.heat]))
    }
    #expect(
      messages == [
        """
        .found([Movie(title: "Heat")]) is expected, and no event came.
          running  task(id: "search", after: 0.3 seconds)
          clock    1 asleep; the next wakes in 0.3 seconds
          remedy   await test.advance(by: .milliseconds(300))
        """
      ])
    #expect(ContinuousClock.now - start < .seconds(40))
  }

  @Test("for an event that cannot come as no task runs")
  func noTask() async {
    let messages = await messages { test in await test.receive(Search.Event.found) }
    #expect(
      messages == [
        """
        An event of the case with Array<Movie> is expected, and no event came.
          running  no task
        """
      ])
  }

  @Test("for an event that does not come in time")
  func tooLate() async {
    let messages = await messages(mode: .loose, env: .init(search: { _ in try await never() })) { test in
      await test.send(.queryChanged("a"))
      await test.advance(by: .seconds(1))
      await test.receive { if case .found = $0 { true } else { false } }
    }
    #expect(
      messages == [
        """
        An event that meets the condition is expected, and no event came.
          running  task(id: "search", after: 0.3 seconds)
          waited   0.05 seconds for what the task awaits outside: it neither sleeps by the test's clock nor returned
          remedy   Let the env's double return, or give the test more patience.
        """
      ])
  }

  @Test("for an event that does not come among those that do, in loose mode")
  func onlyOthers() async {
    let messages = await messages(mode: .loose) { test in
      await test.send(.chained)
      await test.receive(.cleared)
    }
    #expect(
      messages == [
        """
        .cleared is expected, and only others came:
          .noted("first"), from the event before
          .noted("note"), from the event before
          running  no task
        """
      ])
  }

  @Test("for an event sent after the end")
  func sentAfterTheEnd() async {
    let messages = await messages { test in
      await test.end()
      await test.send(.cleared)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(".cleared was not taken in: Search has ended: ") == true)
  }

  @Test("for an event that has to wait for an action in vain")
  func parked() async {
    let clock = TestClock()
    let env = Search.Env(note: {
      try await clock.sleep(for: .seconds(9))
      return ""
    })
    let messages = await messages(mode: .loose, env: env, clock: clock) { test in
      await test.send(.chained)
      await test.send(.cleared)
    }
    #expect(
      messages == [
        """
        .cleared was not taken in.
          running  async action
          clock    1 asleep; the next wakes in 9.0 seconds
          remedy   await test.advance(by: .seconds(9))
        """
      ])
  }

  // MARK: - Requests

  @Test("for a request that is not answered in time")
  func unansweredRequest() async {
    let clock = TestClock()
    let env = Search.Env(search: { _ in
      try await clock.sleep(for: .seconds(2))
      return []
    })
    let messages = await messages(mode: .loose, env: env, clock: clock) { test in
      await #expect(throws: CancellationError.self) { try await test.request(.refresh) }
    }
    #expect(
      messages == [
        """
        The request .refresh has no answer.
          running  request
          clock    1 asleep; the next wakes in 2.0 seconds
          remedy   try await test.request(.refresh, advancing: .seconds(2))
        """
      ])
  }

  // MARK: - Tasks

  @Test("for a task that runs at its end")
  func unfinished() async {
    let messages = await messages { test in
      await test.send(.queryChanged("a")) {
        $0.query = "a"
        $0.isLoading = true
      }
    }
    #expect(
      messages == [
        """
        Search still runs a task at the end of the test:
          task(id: "search", after: 0.3 seconds)
          clock    1 asleep; the next wakes in 0.3 seconds
          remedy   Let it end, by await test.advance(by: .milliseconds(300)) or an event that cancels it; or await test.end() before.
        """
      ])
  }

  @Test("for tasks that neither end nor sleep")
  func unfinishedOutside() async {
    let messages = await messages(env: .init(watch: { _ in _ = try await never() })) { test in
      await test.send(.watch)
    }
    #expect(
      messages == [
        """
        Search still runs a task at the end of the test:
          run(id: "watch")
          remedy   Let it end, by an event that cancels it; or await test.end() before.
        """
      ])
  }

  @Test("for a task that yields without end")
  func unfinishedYielding() async {
    let env = Search.Env(watch: { _ in
      while !Task.isCancelled { await Task.yield() }
    })
    let messages = await messages(env: env) { test in await test.send(.watch) }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("Search still runs a task at the end of the test:\n  run(id: \"watch\")\n") == true)
  }

  @Test("for what is left though it was never finished")
  func neverFinished() async {
    let messages = await messages(isFinished: false) { test in
      await test.send(.chained)
      await test.send(.queryChanged("a")) {
        $0.query = "a"
        $0.isLoading = true
      }
      await test.send(.chained)
    }
    #expect(messages.count == 3)
    #expect(
      messages.suffix(2) == [
        """
        The test ends and has not received 2 events of Search:
          .noted("first"), from the event before
          .noted("note"), from the event before
          remedy   End the test with await test.finish(), and receive before it what came.
        """,
        """
        Search still runs a task at the end of the test:
          task(id: "search", after: 0.3 seconds)
          clock    1 asleep; the next wakes in 0.3 seconds
          remedy   Let it end, by await test.advance(by: .milliseconds(300)) or an event that cancels it; or await test.end() before.
        """,
      ])
  }

  @Test("not if it was never finished and nothing is left")
  func nothingLeft() async {
    let test = TransducerTest(Search.self, state: .init(), env: .init())
    await test.send(.noted("a")) { $0.log = ["a"] }
  }

  @Test(
    "for an error that nobody deals with, in either mode", arguments: [TransducerTest<Search>.Mode.exhaustive, .loose])
  private func unhandled(mode: TransducerTest<Search>.Mode) async {
    let messages = await messages(mode: mode, env: .init(search: { _ in throw Refusal() })) { test in
      await test.send(.queryChanged("a")) {
        $0.query = "a"
        $0.isLoading = true
      }
      await test.advance(by: .seconds(1))
    }
    #expect(
      messages == [
        """
        The task "search" of Search threw an error that nobody deals with: Refusal()
          remedy   Declare the event for it: static func failure(_ error: any Error) -> Event { … }, or catch it in the effect.
        """
      ])
  }

  // MARK: - Loose mode

  @Test("in loose mode for a property that the closure sets, and not for others")
  func looseState() async {
    let messages = await messages(mode: .loose) { test in
      await test.send(.queryChanged("heat")) { $0.isLoading = false }
      await test.advance(by: .seconds(1))
      await test.receive(.found([.heat])) { $0.movies.append(.ran) }
      await test.send(.noted("a")) { $0.log.append("a") }
      await test.send(.noted("b")) { $0.log.append("b") }
    }
    #expect(
      messages == [
        """
        The state after .queryChanged("heat") differs, expected → actual:
          isLoading: false → true
        """,
        """
        The state after .found([Movie(title: "Heat")]) differs, expected → actual:
          movies[0].title: "Ran" → "Heat"
        """,
      ])
  }
}

/// Waits until it is cancelled.
private func never() async throws -> [Movie] {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
  withExtendedLifetime(continuation) {}
  throw CancellationError()
}
