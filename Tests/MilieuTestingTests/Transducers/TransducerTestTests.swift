import MilieuEffects
import MilieuTesting
import Synchronization
import Testing

@Suite("A test of a transducer")
struct TransducerTestTests {
  @Test("Sends events, lets the clock go on, and receives what effects send")
  func search() async {
    let test = TransducerTest(Search.self, state: .init(), env: .init(search: { _ in [.heat] }))
    await test.send(.queryChanged("heat")) {
      $0.query = "heat"
      $0.isLoading = true
    }
    #expect(test.effect.description == #"task(id: "search", after: 0.3 seconds)"#)
    #expect(test.runningTasks == [#"task(id: "search", after: 0.3 seconds)"#])
    await test.advance(by: .milliseconds(300))
    await test.receive(.found([.heat])) {
      $0.movies = [.heat]
      $0.isLoading = false
    }
    #expect(test.runningTasks.isEmpty)
    #expect(test.state.movies == [.heat])
    await test.finish()
  }

  @Test("Typing on replaces the task: only the last query is asked for")
  func replaced() async {
    let asked = Mutex<[String]>([])
    let test = TransducerTest(
      Search.self, state: .init(),
      env: .init(search: { query in
        asked.withLock { $0.append(query) }
        return [.ran]
      }))
    await test.send(.queryChanged("r")) {
      $0.query = "r"
      $0.isLoading = true
    }
    await test.advance(by: .milliseconds(299))
    await test.send(.queryChanged("ra")) { $0.query = "ra" }
    await test.advance(by: .milliseconds(299))
    #expect(asked.withLock { $0 }.isEmpty)
    await test.advance(by: .milliseconds(1))
    await test.receive(.found([.ran])) {
      $0.movies = [.ran]
      $0.isLoading = false
    }
    #expect(asked.withLock { $0 } == ["ra"])
    await test.finish()
  }

  @Test("Inline events and those of asynchronous actions are received in order")
  func inline() async {
    let test = TransducerTest(Search.self, state: .init(), env: .init(note: { "second" }))
    await test.send(.chained)
    #expect(test.state.log.isEmpty)
    await test.receive(.noted("first")) { $0.log = ["first"] }
    await test.receive(.noted("second")) { $0.log.append("second") }
    await test.finish()
  }

  @Test("An event that comes while an action waits for the clock is taken in when that has ended")
  func parked() async throws {
    let clock = TestClock()
    let test = TransducerTest(
      Search.self, state: .init(),
      env: .init(note: {
        try await clock.sleep(for: .seconds(1))
        return "late"
      }), clock: clock)
    await test.send(.chained)
    await test.receive(.noted("first")) { $0.log = ["first"] }
    #expect(test.runningTasks == ["async action"])
    await test.advance(by: .seconds(1))
    await test.receive(.noted("late")) { $0.log = ["first", "late"] }
    await test.finish()
  }

  @Test("A request gives its answer")
  func request() async throws {
    let test = TransducerTest(Search.self, state: .init(), env: .init(search: { _ in [.heat, .ran] }))
    let count = try await test.request(.refresh) { $0.isLoading = true }
    #expect(count == 2)
    await test.receive(.found([.heat, .ran])) {
      $0.movies = [.heat, .ran]
      $0.isLoading = false
    }
    await test.finish()
  }

  @Test("A request may need the clock to go on")
  func delayedRequest() async throws {
    let clock = TestClock()
    let env = Search.Env(search: { _ in
      try await clock.sleep(for: .seconds(2))
      return [.heat]
    })
    let test = TransducerTest(Search.self, state: .init(), env: env, clock: clock, mode: .loose)
    #expect(try await test.request(.refresh, advancing: .seconds(2)) == 1)
    #expect(clock.now.offset == .seconds(2))
    await test.finish()
  }

  @Test("A request throws what its task throws")
  func failedRequest() async throws {
    struct Offline: Error {}
    let test = TransducerTest(Search.self, state: .init(), env: .init(search: { _ in throw Offline() }))
    await #expect(throws: Offline.self) { try await test.request(.refresh) { $0.isLoading = true } }
    await test.receive(Search.Event.failed) {
      $0.error = "Offline()"
      $0.isLoading = false
    }
    await test.finish()
  }

  @Test("An event can be received by its case, or by a condition")
  func byCase() async {
    let test = TransducerTest(Search.self, state: .init(), env: .init(search: { _ in [.heat] }), mode: .loose)
    await test.send(.queryChanged("a"))
    await test.advance(by: .seconds(1))
    await test.receive(Search.Event.found) { $0.movies = [.heat] }
    await test.send(.queryChanged("b"))
    await test.advance(by: .seconds(1))
    await test.receive { if case .found(let movies) = $0 { movies.count == 1 } else { false } }
    await test.finish()
  }

  @Test("Events that are not Equatable are compared by their parts")
  func notEquatable() async {
    let test = TransducerTest(Mixed.self, state: 0)
    await test.send(.start)
    await test.receive(.pair(id: 1, name: "a name that is too long to lie inside of a string")) { $0 = 1 }
    await test.receive(Mixed.Event.pair) { $0 = 2 }
    await test.receive(Mixed.Event.single) { $0 = 3 }
    await test.finish()
  }

  private enum Mixed: Transducer {
    enum Event {
      case start
      case pair(id: Int, name: String)
      case single(amount: Int)
    }

    static func transduce(_ state: inout Int, event: Event) -> Effect {
      switch event {
      case .start:
        return .sequence([
          .event(.pair(id: 1, name: "a name that is too long to lie inside of a string")),
          .event(.pair(id: 2, name: "b")), .event(.single(amount: 3)),
        ])
      case .pair(let id, _): state = id
      case .single(let amount): state = amount
      }
      return .none
    }
  }

  @Test("A timer fires as often as it would")
  func timer() async {
    let clock = TestClock()
    let test = TransducerTest(
      Search.self, state: .init(),
      env: .init(watch: { input in
        while true {
          try await clock.sleep(for: .seconds(1))
          try input.post(.noted("tick \(clock.now)"))
        }
      }), clock: clock)
    await test.send(.watch)
    await test.advance(by: .milliseconds(2500))
    await test.receive(.noted("tick 1.0 seconds")) { $0.log = ["tick 1.0 seconds"] }
    await test.receive(.noted("tick 2.0 seconds")) { $0.log.append("tick 2.0 seconds") }
    await test.end()
    #expect(test.runningTasks.isEmpty)
    await test.finish()
  }

  @Test("In loose mode events are passed over, and a closure states only what it sets")
  func loose() async {
    let test = TransducerTest(Search.self, state: .init(), env: .init(search: { _ in [.heat] }), mode: .loose)
    await test.send(.queryChanged("heat")) { $0.query = "heat" }
    await test.advance(by: .seconds(1))
    await test.send(.chained)
    await test.receive(.noted("note")) { $0.log.append("note") }
    await test.send(.watch)
    await test.finish()
  }

  @Test("Events can be skipped in exhaustive mode")
  func skipped() async {
    let test = TransducerTest(Search.self, state: .init())
    await test.send(.chained)
    await test.skipEvents()
    #expect(test.state.log == ["first", "note"])
    await test.finish()
  }

  @Test("A transducer on the main actor is tested there", .timeLimit(.minutes(1)))
  @MainActor func onMainActor() async {
    let test = TransducerTest(
      Search.self, state: .init(),
      env: .init(note: { await MainActor.run { "from the main actor" } }))
    await test.send(.chained)
    await test.receive(.noted("first")) { $0.log = ["first"] }
    await test.receive(.noted("from the main actor")) { $0.log.append("from the main actor") }
    await test.finish()
  }
}

extension TransducerTest where Source == Search {
  fileprivate convenience init(_ transducer: Search.Type, state: Search.State) {
    self.init(transducer, state: state, env: .init())
  }
}
