import MilieuEffectViews
import MilieuEffects
import MilieuEnvironment
import MilieuRuntime
import MilieuViews

/// A feature whose services stand under a key of the environment.
enum Search: Transducer {
  struct State: Equatable { var query = "", answer = "" }
  enum Event { case typed(String), answered(String) }

  struct Env: Sendable, Equatable, CustomStringConvertible {
    var name: String
    var description: String { name }
  }

  static func transduce(_ state: inout State, event: Event) -> Effect {
    switch event {
    case .typed(let query):
      state.query = query
      return .action { env in .answered("\(env.name): \(query)") }
    case .answered(let answer):
      state.answer = answer
      return .none
    }
  }
}

extension EnvironmentValues {
  @Entry var searchEnv = Search.Env(name: "default")
  @Entry var host = "localhost"
  @Entry var port = 80
  @Entry var tone = "calm"
}

/// Shows a search with an env that it is handed.
struct SearchView: View {
  let env: Search.Env
  @State private var state = Search.State()

  var body: some View {
    EffectView(of: Search.self, state: $state, initialEnv: env) { state, input in
      Text(verbatim: "<\(state.answer)>")
      TextField("Search", text: Binding(get: { state.query }, set: { input(.typed($0)) }))
    }
  }
}
