import MilieuEffectViews
import MilieuEffects
import SwiftUI

struct Movie: Hashable, Identifiable, Sendable {
  let id: Int
  let title: String
}

enum MovieSearch: Transducer {
  struct State: Equatable, Sendable {
    var query = ""
    var movies: [Movie] = []
    var isLoading = false
    var failure: String?
  }

  enum Event: Equatable {
    case queryChanged(String)
    case found([Movie])
    case failed(String)
    case retried
  }

  struct Env: Sendable {
    var search: @Sendable (String) async throws -> [Movie]
  }

  static func transduce(_ state: inout State, event: Event) -> Effect {
    switch event {
    case .queryChanged(let query):
      state.query = query
      return search(&state, after: .milliseconds(300))
    case .found(let movies):
      state.movies = movies
      state.isLoading = false
      return .none
    case .failed(let message):
      state.failure = message
      state.isLoading = false
      return .none
    case .retried:
      return search(&state)
    }
  }

  static func failure(_ error: any Error) -> Event { .failed(error.localizedDescription) }

  private static func search(_ state: inout State, after pause: Duration? = nil) -> Effect {
    let query = state.query
    state.isLoading = true
    state.failure = nil
    return .task(id: "search", after: pause) { _, env in .found(try await env.search(query)) }
  }
}

extension EnvironmentValues {
  @Entry var movieSearchEnv = MovieSearch.Env(search: { _ in [] })
}

struct MovieSearchView: View {
  @State private var state = MovieSearch.State()

  var body: some View {
    EnvReader(\.movieSearchEnv) { env in
      EffectView(of: MovieSearch.self, state: $state, initialEnv: env) { state, input in
        TextField("Movie", text: Binding(get: { state.query }, set: { input(.queryChanged($0)) }))
        if let failure = state.failure {
          Text(failure)
          Button("Try again") { input(.retried) }
        }
        List(state.movies) { Text($0.title) }
      }
    }
  }
}

func titles(of query: String, with env: MovieSearch.Env) async throws -> [String] {
  let store = EffectStore(of: MovieSearch.self, state: .init(), env: env)
  try await store.request(.queryChanged(query))
  return store.state.movies.map(\.title)
}

func story(of queries: [String], with env: MovieSearch.Env) async throws -> String {
  let log = EventLog(of: MovieSearch.self, capacity: 100)
  let store = EffectStore(of: MovieSearch.self, state: .init(), env: env, log: log)
  for query in queries { try await store.request(.queryChanged(query)) }
  return log.description
}

enum Stopwatch: Transducer {
  struct State: Equatable, Sendable {
    var seconds = 0
  }

  enum Event: Equatable {
    case started
    case ticked
    case stopped
  }

  static func transduce(_ state: inout State, event: Event) -> Effect? {
    switch event {
    case .started:
      state.seconds = 0
      return .event(.ticked, after: .seconds(1), id: "tick")
    case .ticked:
      state.seconds += 1
      return .event(.ticked, after: .seconds(1), id: "tick")
    case .stopped:
      return .cancel("tick")
    }
  }
}
