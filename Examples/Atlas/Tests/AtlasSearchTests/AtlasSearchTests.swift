import AtlasModel
import MilieuEffects
import MilieuTesting
import Synchronization
import Testing

@testable import AtlasSearchFeature

/// The search at work, without a view. Its services are literals, and its time is a clock that stands still.
@Suite("Search at work")
struct AtlasSearchTests {
  private struct NoLine: Error {}

  private static func answer(to query: SearchQuery) -> SearchAnswer {
    SearchAnswer(query: query.text, entries: [], total: query.text.count)
  }

  private static func env(_ clock: TestClock, recents: RecentSearches = RecentSearches()) -> AtlasSearch.Env {
    AtlasSearch.Env(search: { answer(to: $0) }, recents: recents, clock: clock)
  }

  /// A search that has begun and found everything.
  private func begun(
    _ env: AtlasSearch.Env, clock: TestClock
  ) async -> TransducerTest<AtlasSearch> {
    let test = TransducerTest(AtlasSearch.self, state: AtlasSearch.State(), env: env, clock: clock, mode: .loose)
    await test.send(.began)
    await test.receive(.found(Self.answer(to: SearchQuery()), to: SearchQuery()))
    return test
  }

  @Test("Fast typing searches once, for the last words, when nobody has typed for a while")
  func pause() async {
    let clock = TestClock()
    let asked = Mutex<[String]>([])
    var env = Self.env(clock)
    env.search = { query in
      asked.withLock { $0.append(query.text) }
      return Self.answer(to: query)
    }
    let test = await begun(env, clock: clock)
    for words in ["i", "ic", "ice"] {
      await test.send(.textChanged(words))
      await test.advance(by: AtlasSearch.pause - .milliseconds(1))
    }
    #expect(test.state.answered == SearchQuery())
    await test.advance(by: .milliseconds(1))
    await test.receive(.found(Self.answer(to: SearchQuery("ice")), to: SearchQuery("ice"))) {
      $0.phase = .found(Self.answer(to: SearchQuery("ice")), to: SearchQuery("ice"))
    }
    #expect(asked.withLock { $0 } == ["", "ice"])
    await test.finish()
  }

  @Test("An answer that comes late, from a service that heeds no cancellation, does not overwrite a newer one")
  func outdated() async {
    let clock = TestClock()
    var env = Self.env(clock)
    env.search = { query in
      // The shorter the words, the slower the service.
      let end = clock.now.advanced(by: .seconds(10 - query.text.count))
      if !query.text.isEmpty { await Task { try? await clock.sleep(until: end) }.value }
      return Self.answer(to: query)
    }
    let test = await begun(env, clock: clock)
    for words in ["i", "ice"] {
      await test.send(.textChanged(words))
      await test.advance(by: AtlasSearch.pause)
    }
    await test.advance(by: .seconds(60))
    #expect(await clock.sleepers(0))
    await test.receive(.found(Self.answer(to: SearchQuery("ice")), to: SearchQuery("ice")))
    await test.skipEvents()
    #expect(test.state.answered == SearchQuery("ice"))
    await test.finish()
  }

  @Test("A failure says why, and another attempt brings the answer to what was typed meanwhile")
  func retry() async {
    let clock = TestClock()
    let isDown = Mutex(true)
    var env = Self.env(clock)
    env.collectNames = { if isDown.withLock({ $0 }) { throw NoLine() } }
    let test = TransducerTest(AtlasSearch.self, state: AtlasSearch.State(), env: env, clock: clock, mode: .loose)
    await test.send(.began)
    await test.receive(AtlasSearch.Event.failed) { $0.names = .missing }
    await test.send(.textChanged("ice"))
    isDown.withLock { $0 = false }
    await test.send(.retried) { $0.phase = .preparing }
    await test.receive(.found(Self.answer(to: SearchQuery("ice")), to: SearchQuery("ice")))
    await test.finish()
  }

  @Test("Leaving gives up what is asked; coming back asks again")
  func leaving() async {
    let clock = TestClock()
    var env = Self.env(clock)
    env.collectNames = { try await clock.sleep(for: .seconds(5)) }
    let test = TransducerTest(AtlasSearch.self, state: AtlasSearch.State(), env: env, clock: clock, mode: .loose)
    await test.send(.began)
    #expect(test.runningTasks == ["observe(id: followingRecents)", "task(id: collecting)"])
    await test.send(.left)
    #expect(test.runningTasks == ["observe(id: followingRecents)"])
    await test.send(.appeared)
    await test.advance(by: .seconds(5))
    await test.receive(.found(Self.answer(to: SearchQuery()), to: SearchQuery()))
    await test.finish()
  }

  @Test("Recent words come from the store, whoever changes it, and go there")
  func recents() async {
    let clock = TestClock()
    let recents = RecentSearches(["euro"])
    var env = Self.env(clock, recents: recents)
    env.search = { SearchAnswer(query: $0.text, entries: [Self.iceland], total: 1) }
    let test = TransducerTest(AtlasSearch.self, state: AtlasSearch.State(), env: env, clock: clock, mode: .loose)
    await test.send(.began)
    await test.receive(.recentsChanged(["euro"])) { $0.recents = ["euro"] }
    await test.send(.textChanged("ice"))
    await test.advance(by: AtlasSearch.pause)
    await test.send(.submitted)
    await test.receive(.recentsChanged(["ice", "euro"]))
    recents.remember("japan")
    await test.receive(.recentsChanged(["japan", "ice", "euro"]))
    await test.send(.recentsCleared)
    await test.receive(.recentsChanged([])) { $0.recents = [] }
    await test.finish()
  }

  @Test("Who asks for the names again waits until the new results are there")
  func refreshing() async throws {
    let clock = TestClock()
    let total = Mutex(1)
    var env = Self.env(clock)
    env.search = { query in SearchAnswer(query: query.text, entries: [], total: total.withLock { $0 }) }
    env.refresh = {
      try await clock.sleep(for: .seconds(3))
      total.withLock { $0 = 2 }
    }
    let store = EffectStore<AtlasSearch>(state: AtlasSearch.State(), env: env)
    try await store.input.request(.began)
    #expect(store.state.phase == .found(SearchAnswer(query: "", entries: [], total: 1), to: SearchQuery()))
    let caller = Task { try await store.input.request(.refreshed) }
    await clock.sleepers()
    clock.advance(by: .seconds(3))
    try await caller.value
    #expect(store.state.phase == .found(SearchAnswer(query: "", entries: [], total: 2), to: SearchQuery()))
  }

  @Test("Names that cannot be fetched again leave the results, and the caller does not hang")
  func refreshFails() async throws {
    var env = Self.env(TestClock())
    env.refresh = { throw NoLine() }
    let store = EffectStore<AtlasSearch>(state: AtlasSearch.State(), env: env)
    try await store.input.request(.began)
    try await store.input.request(.refreshed)
    #expect(store.state.refreshFailure != nil)
    #expect(store.state.answered == SearchQuery())
  }

  @Test(
    "Whatever happens in whatever order, an answer is to what is asked; who stays gets it", arguments: [false, true])
  func invariants(stays: Bool) async {
    let events: [AtlasSearch.Event] = [
      .began, .appeared, .textChanged("i"), .textChanged("ice"), .textChanged(""), .kindChosen(.country),
      .kindChosen(nil), .submitted, .failed("no line"), .retried, .refreshed, .recentChosen("euro"), .recentsCleared,
    ]
    let check = await checkInvariants(
      of: AtlasSearch.self, from: AtlasSearch.State(), env: Self.slow,
      events: { random in (stays ? events : events + [.left]).randomElement(using: &random) ?? .began },
      [
        .always("An answer belongs to its query") { state in
          guard case .found(let answer, let query) = state.phase else { return true }
          return answer.query == query.text
        },
        .transition("An answer that is taken is to what is asked at that time") { transition in
          guard case .found(_, let query) = transition.event, transition.after != transition.before else { return true }
          return query == transition.before.query
        },
        .atRest("Who stays and has names gets the answer") { !stays || $0.names != .ready || $0.answered == $0.query },
      ])
    #expect(check.sequences == 100 && check.rests > 0)
  }

  /// Services that take their time.
  private static func slow(_ clock: TestClock) -> AtlasSearch.Env {
    var env = env(clock)
    env.collectNames = { try await clock.sleep(for: .milliseconds(300)) }
    env.search = { query in
      try await clock.sleep(for: .milliseconds(query.text.count * 50))
      return SearchAnswer(query: query.text, entries: [iceland], total: 1)
    }
    env.refresh = { try await clock.sleep(for: .milliseconds(100)) }
    return env
  }

  private static let iceland = AtlasEntry(
    id: EntryID(.country, "IS"), title: "Iceland", subtitle: "Republic of Iceland")
}
