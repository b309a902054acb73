import MilieuEffectViews
import MilieuEffects
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite("A view's events can be kept in a log") @MainActor
struct LogTests {
  private struct Screen: View {
    let log: EventLog<Search>
    @State private var state = Search.State()

    var body: some View {
      EffectView(of: Search.self, state: $state, initialEnv: Search.Env(name: "A"), log: log) { state, input in
        Text(verbatim: state.answer)
        Button("Search") { input(.typed("x")) }
      }
    }
  }

  @Test("Each event is in it with what it changed, and the states can be had again")
  func log() throws {
    let log = EventLog(of: Search.self)
    let screen = Headless(Screen(log: log))
    try screen.button("Search").tap()
    #expect(screen.text.contains("A: x"))
    #expect(log.entries.map(\.origin) == [.outside, .inline])
    #expect(log.entries[0].changes.description == "query: \"\" → \"x\"")
    #expect(log.state(after: 2) == Search.State(query: "x", answer: "A: x"))
  }
}
