import MilieuEffects
import MilieuEnvironment
import Synchronization
import Testing

@Suite("A log of events")
struct EventLogTests {
  enum Shop: Transducer {
    struct State: Equatable, Sendable {
      var items: [String] = []
      var total = 0
    }
    enum Event: Equatable { case add(String, Int), clear, double, sell }

    static func transduce(_ state: inout State, event: Event) -> Effect {
      switch event {
      case .add(let item, let price):
        state.items.append(item)
        state.total += price
      case .clear: state = State()
      case .double: state.total *= 2
      case .sell: return .sequence([.event(.double), .task(id: "sale") { _, _ in .clear }])
      }
      return .none
    }
  }

  /// A later version, in which doubling triples and nothing is sold.
  enum LaterShop: Transducer {
    static func transduce(_ state: inout Shop.State, event: Shop.Event) -> Effect {
      switch event {
      case .double: state.total *= 3
      case .sell: break
      case .add(let item, let price):
        state.items.append(item)
        state.total += price
      case .clear: state = Shop.State()
      }
      return .none
    }
  }

  @Test("It keeps who sent an event, what it changed and what was to be done")
  func entries() async throws {
    let log = EventLog(of: Shop.self)
    let store = EffectStore(of: Shop.self, state: .init(), log: log)
    store.input(.add("bread", 2))
    try await store.input.request(.sell)
    let entries = log.entries
    #expect(entries.map(\.number) == [1, 2, 3, 4])
    #expect(entries.map(\.event) == [.add("bread", 2), .sell, .double, .clear])
    #expect(entries.map(\.origin) == [.outside, .outside, .inline, .task("sale")])
    #expect(entries.map(\.effect) == ["none", #"sequence[event(double), task(id: "sale")]"#, "none", "none"])
    #expect(
      entries.map(\.changes.description) == [
        "items[0]: inserted \"bread\"\ntotal: 0 → 2", "", "total: 2 → 4", "items[0]: removed \"bread\"\ntotal: 4 → 0",
      ])
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test("It reads as a list")
  func printed() {
    let log = EventLog(of: Shop.self, clock: StillClock())
    let store = EffectStore(of: Shop.self, state: .init(), log: log)
    store.input(.add("bread", 2))
    store.input(.double)
    #expect(
      "\(log)" == """
        EventLog of EventLogTests.Shop: 2 events
          #1  0.000 s  .add("bread", 2)  (outside)
              items[0]: inserted "bread"
              total: 0 → 2
          #2  0.000 s  .double  (outside)
              total: 2 → 4
        """)
  }

  @Test("It keeps no more than its capacity, and what falls off is taken into the base")
  func bounded() {
    let log = EventLog(of: Shop.self, capacity: 3)
    let store = EffectStore(of: Shop.self, state: .init(), log: log)
    for price in 1...10 { store.input(.add("\(price)", price)) }
    #expect(log.entries.map(\.number) == [8, 9, 10])
    #expect(log.base?.total == (1...7).reduce(0, +))
    #expect(log.base?.items.count == 7)
    #expect("\(log)".hasPrefix("EventLog of EventLogTests.Shop: 3 events, 7 older ones dropped\n"))
  }

  @Test("It gives the state after any entry it keeps")
  func states() {
    let log = EventLog(of: Shop.self, capacity: 3)
    let store = EffectStore(of: Shop.self, state: .init(), log: log)
    #expect(log.state(after: 0) == nil)
    for price in 1...5 { store.input(.add("\(price)", price)) }
    #expect((0...6).map { log.state(after: $0)?.total } == [nil, nil, 3, 6, 10, 15, nil])
    #expect(log.state(after: 5) == store.state)
  }

  @Test("It takes its events in again, from where it began or from another state")
  func replay() async throws {
    let log = EventLog(of: Shop.self)
    let store = EffectStore(of: Shop.self, state: .init(total: 1), log: log)
    store.input(.add("bread", 2))
    try await store.input.request(.sell)
    #expect(log.replay().map(\.after.total) == [3, 3, 6, 0])
    #expect(log.replay().map(\.before.total) == [1, 3, 3, 6])
    #expect(log.replay().map(\.effect.description) == log.entries.map(\.effect))
    #expect(log.replay(from: .init(total: 10)).map(\.after.total) == [12, 12, 24, 0])
    #expect(store.state == log.replay().last?.after)
  }

  @Test("It tells where another version does something else")
  func comparison() async throws {
    let log = EventLog(of: Shop.self)
    let store = EffectStore(of: Shop.self, state: .init(), log: log)
    store.input(.add("bread", 2))
    try await store.input.request(.sell)
    #expect(log.compare(with: Shop.self).isEmpty)
    #expect(
      log.compare(with: LaterShop.self).map(\.description) == [
        """
        #2  .sell
              effect: sequence[event(double), task(id: "sale")] → none
        """,
        """
        #3  .double
              total: 4 → 6
        """,
      ])
  }

  @Test("What others change between events is noted and replayed")
  func changesOfOthers() {
    let log = EventLog(of: Shop.self, capacity: 2)
    var options = EffectRuntimeOptions<Shop>()
    options.record(in: log)
    func take(_ event: Shop.Event, _ state: inout Shop.State) {
      let before = state
      let effect = Shop.transduce(&state, event: event)
      options.trace?(Transition(event: event, origin: .outside, before: before, after: state, effect: effect))
    }
    var state = Shop.State()
    take(.add("a", 1), &state)
    state.total = 100
    take(.double, &state)
    #expect(log.entries.map(\.changesBefore.description) == ["", "total: 1 → 100"])
    #expect(log.state(after: 2)?.total == 200)
    #expect(log.replay().map(\.before.total) == [0, 100])
    #expect(log.entries[1].description.contains("changed by others: total: 1 → 100"))
    take(.double, &state)
    take(.double, &state)
    #expect(log.base?.total == 200)
    #expect(log.state(after: 4) == state)
  }

  @Test("Whoever shows logs reads them in words, and is told of new entries")
  func erased() async {
    let log = EventLog(of: Shop.self, capacity: 2)
    let store = EffectStore(of: Shop.self, state: .init(), log: log)
    let shown: any AnyEventLog = log
    store.input(.add("a", 1))
    let news = shown.newEntries()
    for _ in 1...3 { store.input(.double) }
    #expect(shown.transducer == "EventLogTests.Shop")
    #expect(shown.describedEntries.map(\.event) == [".double", ".double"])
    var iterator = news.makeAsyncIterator()
    // The first of three went, as the reader did not come for it.
    let told = [await iterator.next()?.number, await iterator.next()?.number]
    #expect(told == [3, 4])
  }

  @Test("A reader's stream ends with the log")
  func streamEnds() async {
    var log: EventLog<Shop>? = EventLog()
    let news = log?.newEntries()
    log = nil
    var count = 0
    if let news { for await _ in news { count += 1 } }
    #expect(count == 0)
  }

  @Test("Without a log a state is changed in place: nobody holds a copy")
  func offCostsNothing() {
    let copies = CopyCount()
    let store = EffectStore(of: Ledger.self, state: .init(pages: Pages(copies)))
    for _ in 0..<1000 { store.input(.write) }
    #expect(copies.count == 0)
    var options = EffectRuntimeOptions<Ledger>()
    options.record(in: nil)
    #expect(options.trace == nil)

    let logged = CopyCount()
    let log = EventLog(of: Ledger.self)
    let other = EffectStore(of: Ledger.self, state: .init(pages: Pages(logged)), log: log)
    for _ in 0..<1000 { other.input(.write) }
    #expect(logged.count >= 1000)
  }

  enum Ledger: Transducer {
    struct State: Sendable { var pages: Pages }
    enum Event { case write }

    static func transduce(_ state: inout State, event: Event) -> Effect {
      state.pages.write()
      return .none
    }
  }
}

/// Counts how often a value has to be copied because somebody else holds it.
final class CopyCount: Sendable {
  private let total = Atomic(0)
  var count: Int { total.load(ordering: .relaxed) }
  func add() { total.add(1, ordering: .relaxed) }
}

/// A value whose contents are copied when it is written while shared.
struct Pages: Sendable {
  private final class Contents: Sendable {
    let written: Int
    init(_ written: Int) { self.written = written }
  }

  private var contents = Contents(0)
  private let copies: CopyCount

  init(_ copies: CopyCount) { self.copies = copies }

  mutating func write() {
    if !isKnownUniquelyReferenced(&contents) { copies.add() }
    contents = Contents(contents.written + 1)
  }
}

/// A clock that never goes on.
struct StillClock: Clock {
  struct Instant: InstantProtocol {
    func advanced(by duration: Duration) -> Self { self }
    func duration(to other: Self) -> Duration { .zero }
    static func < (left: Self, right: Self) -> Bool { false }
  }

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
