import MilieuEffects
import MilieuTesting
import SwiftUI
import Testing

@Test("A new query is loading, and searches when nobody has typed for a while")
func newQuery() {
  var state = MovieSearch.State()
  let effect = MovieSearch.transduce(&state, event: .queryChanged("heat"))
  #expect(state == MovieSearch.State(query: "heat", isLoading: true))
  #expect(effect.description == #"task(id: "search", after: 0.3 seconds)"#)
}

@Test("Trying again searches at once")
func retry() {
  var state = MovieSearch.State(query: "heat", failure: "No connection")
  let effect = MovieSearch.transduce(&state, event: .retried)
  #expect(effect == .task(id: "search") { _, _ in })
  #expect(state.failure == nil)
}

@Test("Typing replaces the search that runs")
func typing() async {
  let env = MovieSearch.Env(search: { [Movie(id: 1, title: $0)] })
  let test = TransducerTest(MovieSearch.self, state: .init(), env: env)
  await test.send(.queryChanged("he")) {
    $0.query = "he"
    $0.isLoading = true
  }
  await test.advance(by: .milliseconds(299))
  await test.send(.queryChanged("heat")) { $0.query = "heat" }
  await test.advance(by: .milliseconds(300))
  await test.receive(.found([Movie(id: 1, title: "heat")])) {
    $0.movies = [Movie(id: 1, title: "heat")]
    $0.isLoading = false
  }
  await test.finish()
}

struct NoConnection: Error {}

@Test("A failure is said, and another attempt is offered")
func failure() async {
  let env = MovieSearch.Env(search: { _ in throw NoConnection() })
  let test = TransducerTest(MovieSearch.self, state: .init(), env: env, mode: .loose)
  await test.send(.retried)
  await test.receive(MovieSearch.Event.failed) { $0.isLoading = false }
  #expect(test.state.failure != nil)
  await test.finish()
}

@Test("A stopwatch counts until it is stopped")
func stopwatch() async {
  let test = TransducerTest(Stopwatch.self, state: .init())
  await test.send(.started)
  await test.advance(by: .seconds(2))
  await test.receive(.ticked) { $0.seconds = 1 }
  await test.receive(.ticked) { $0.seconds = 2 }
  await test.send(.stopped)
  await test.advance(by: .seconds(60))
  await test.finish()
}

@Test("Whatever is typed when, loading ends")
func loadingEnds() async {
  await checkInvariants(
    of: MovieSearch.self, from: .init(),
    env: { clock in
      MovieSearch.Env(search: { query in
        try await clock.sleep(for: .milliseconds(100 * query.count))
        return query.isEmpty ? [] : [Movie(id: query.count, title: query)]
      })
    },
    events: { random in
      [.queryChanged("heat"), .queryChanged(""), .retried].randomElement(using: &random) ?? .retried
    },
    [
      .always("While it loads no failure is shown") { !$0.isLoading || $0.failure == nil },
      .atRest("Nothing loads any more") { !$0.isLoading },
      .atRest("The movies are those of the query") { state in state.movies.allSatisfy { $0.title == state.query } },
    ])
}

@Test("The screen shows what a literal finds")
@MainActor func screen() async throws {
  let screen = Headless(
    MovieSearchView().environment(\.movieSearchEnv, MovieSearch.Env(search: { [Movie(id: 1, title: $0.uppercased())] }))
  )
  try screen.textField("Movie").type("heat")
  try await screen.wait { $0.shows("HEAT") }
}
