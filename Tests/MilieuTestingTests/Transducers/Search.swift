import MilieuEffects

struct Movie: Equatable, Sendable {
  var title: String
  static let heat = Self(title: "Heat")
  static let ran = Self(title: "Ran")
}

/// What a search field does: it waits for the typing to pause, and asks.
enum Search: Transducer {
  struct State: Equatable, Sendable {
    var query = ""
    var movies: [Movie] = []
    var isLoading = false
    var error: String?
    var log: [String] = []
  }

  enum Event: Equatable {
    case queryChanged(String)
    case cleared
    case found([Movie])
    case failed(String)
    case refresh
    case chained
    case noted(String)
    case watch
  }

  struct Env: Sendable {
    var search: @Sendable (String) async throws -> [Movie] = { _ in [] }
    var note: @Sendable () async throws -> String = { "note" }
    var watch: @Sendable (Input) async throws -> Void = { _ in }
  }

  typealias Output = Int

  static func transduce(_ state: inout State, event: Event) -> Effect {
    switch event {
    case .queryChanged(let query):
      state.query = query
      state.isLoading = true
      return .task(id: "search", after: .milliseconds(300)) { _, env in .found(try await env.search(query)) }
    case .cleared:
      state = State()
      return .cancel("search")
    case .found(let movies):
      state.movies = movies
      state.isLoading = false
    case .failed(let error):
      state.error = error
      state.isLoading = false
    case .refresh:
      state.isLoading = true
      let query = state.query
      return .request { input, env in
        let movies = try await env.search(query)
        try await input.send(.found(movies))
        return movies.count
      }
    case .chained:
      return .sequence([.event(.noted("first")), .action { env async throws in .noted(try await env.note()) }])
    case .noted(let text): state.log.append(text)
    case .watch: return .run(id: "watch") { input, env in try await env.watch(input) }
    }
    return .none
  }

  static func failure(_ error: any Error) -> Event? { error is Refusal ? nil : .failed("\(error)") }
}

/// An error that no event stands for.
struct Refusal: Error {}
