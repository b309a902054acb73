import MilieuEffects

enum Library: Transducer {
  struct State: Equatable {
    var query = ""
    var titles: [String] = []
    var isLoading = false
  }

  enum Event {
    case queryChanged(String)
    case found([String])
    case failed
  }

  struct Env: Sendable {
    var search: @Sendable (String) async throws -> [String]
  }

  static func transduce(_ state: inout State, event: Event) -> Effect {
    switch event {
    case .queryChanged(let query):
      state.query = query
      state.isLoading = true
      return .task(id: "search", after: .milliseconds(300)) { _, env in .found(try await env.search(query)) }
    case .found(let titles):
      state.titles = titles
      state.isLoading = false
    case .failed:
      state.isLoading = false
    }
    return .none
  }

  static func failure(_ error: any Error) -> Event { .failed }
}
