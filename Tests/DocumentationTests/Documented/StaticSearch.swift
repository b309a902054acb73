import MilieuEffectViews
import MilieuEffects
import SwiftUI

protocol SearchAPI: Sendable {
  static func search(_ query: String) async throws -> [Movie]
}

enum StaticSearch<API: SearchAPI>: Transducer {
  typealias Env = API.Type

  struct State: Equatable, Sendable {
    var movies: [Movie] = []
  }

  enum Event: Equatable {
    case queryChanged(String)
    case found([Movie])
  }

  static func transduce(_ state: inout State, event: Event) -> TransducerEffect<Self>? {
    switch event {
    case .queryChanged(let query):
      return .task(id: "search") { _, api in .found(try await api.search(query)) }
    case .found(let movies):
      state.movies = movies
      return nil
    }
  }
}

enum CatalogAPI: SearchAPI {
  static func search(_ query: String) async throws -> [Movie] {
    catalog.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  private static let catalog = [Movie(id: 1, title: "Heat"), Movie(id: 2, title: "Ran")]
}

struct StaticSearchView<API: SearchAPI>: View {
  @State private var state = StaticSearch<API>.State()

  var body: some View {
    EffectView(of: StaticSearch<API>.self, state: $state, initialEnv: API.self) { state, input in
      Button("Search") { input(.queryChanged("heat")) }
      List(state.movies) { Text($0.title) }
    }
  }
}
