import MilieuEffectViews
import MilieuEffects
import SwiftUI

enum Shelf: Transducer {
  struct State: Equatable, Sendable {
    var titles: [String] = []
    var failure: String?
  }

  enum Event: Equatable {
    case appeared
    case loaded([String])
    case failed(String)
  }

  struct Env: Sendable {
    var titles: @Sendable () async throws -> [String]
  }

  static func transduce(_ state: inout State, event: Event) -> Effect {
    switch event {
    case .appeared:
      state.failure = nil
      return .task(id: "load") { _, env in .loaded(try await env.titles()) }
    case .loaded(let titles):
      state.titles = titles
    case .failed(let message):
      state.failure = message
    }
    return .none
  }

  static func failure(_ error: any Error) -> Event { .failed(error.localizedDescription) }
}

extension EnvironmentValues {
  @Entry var shelfEnv = Shelf.Env(titles: { [] })
}

struct ShelfView: View {
  @State private var state = Shelf.State()

  var body: some View {
    EnvReader(\.shelfEnv) { env in
      EffectView(of: Shelf.self, state: $state, initialEvent: .appeared, initialEnv: env) { state, input in
        List(state.titles, id: \.self) { Text($0) }
          .overlay { if let failure = state.failure { Text(failure) } }
          .refreshable { try? await input.request(.appeared) }
      }
    }
  }
}

struct Book: Sendable {
  let title: String
  let isLent: Bool
}

actor BookDatabase {
  private let books: [Book]

  init(_ books: [Book]) { self.books = books }

  func allBooks() throws -> [Book] { books }
}

extension Shelf.Env {
  static func books(in database: BookDatabase) -> Shelf.Env {
    Shelf.Env(titles: {
      try await database.allBooks().filter { !$0.isLent }.map(\.title)
    })
  }
}

struct ShelfScreen: View {
  let database: BookDatabase

  var body: some View {
    ShelfView().environment(\.shelfEnv, .books(in: database))
  }
}
