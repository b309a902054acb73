import Dispatch
import MilieuEffectViews
import MilieuEffects
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// What goes on as long as the identity of a view that runs a transducer does.
@Suite("A view's identity goes on") @MainActor
struct IdentityTests {
  @Test("A tab that is not chosen goes on working, where a task modifier's action is cancelled")
  func tabs() async throws {
    let shared = Shared()
    let log = shared.log
    let screen = Headless(
      TabView {
        WorkerView(shared: shared)
          .task { await Service(log: log, gate: Gate()).waitForCancellation(as: "modifier") }
          .tabItem { Text("First") }
        Text("Nothing").tabItem { Text("Second") }
      })
    try screen.button("Up 0").tap()
    try await screen.wait { _ in log.lines.count == 2 }
    try screen.tab("Second").tap()
    try await screen.wait { _ in log.lines.contains("modifier cancelled") }
    try screen.tab("First").tap()
    #expect(screen.shows("Up 1"))
    #expect(!log.lines.contains("work cancelled"))
    #expect(shared.inputs.count == 1)
    #expect(log.lines.count { $0 == "work began" } == 1, "The initial event is not sent again")
  }

  @Test("A screen that another lies on goes on working, and takes in what its tasks send")
  func coveredScreens() async throws {
    let shared = Shared()
    let screen = Headless(
      NavigationStack {
        WorkerView(shared: shared, initialEvent: .stubborn)
        NavigationLink("Next") { Text("Second") }
      })
    try await screen.wait { _ in shared.gate.waiting == 1 }
    try screen.link("Next").tap()
    #expect(screen.shows("Second"))
    shared.gate.open()
    try await Task { try await shared.inputs[0].send(.up) }.value
    try screen.back()
    try await screen.wait { $0.shows("Up 2") }
    #expect(shared.log.lines.isEmpty)
  }

  @Test("What begins out of sight gets its initial event when it is seen")
  func initialEventInSight() throws {
    struct Screen: View {
      let shared: Shared
      @State private var isLate = false
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          if isLate { WorkerView(shared: shared, initialEvent: .up) }
          NavigationLink("Next", value: 1)
            .navigationDestination(for: Int.self) { _ in Button("Add below") { isLate = true } }
        }
      }
    }
    let shared = Shared()
    let screen = Headless(Screen(shared: shared))
    try screen.link("Next").tap()
    try screen.button("Add below").tap()
    let input = try #require(shared.inputs.first)
    try screen.back()
    #expect(screen.shows("Up 1"))
    #expect(shared.inputs == [input])
  }

  @Test("The initial event comes before what the content sends when it appears")
  func order() {
    enum Recorder: Transducer {
      struct State { var events: [String] = [] }
      enum Event { case initial, appeared }
      static func transduce(_ state: inout State, event: Event) -> Effect? {
        state.events.append("\(event)")
        return nil
      }
    }
    struct Screen: View {
      @State private var state = Recorder.State()
      var body: some View {
        EffectView(of: Recorder.self, state: $state, initialEvent: .initial) { state, input in
          Text(verbatim: state.events.joined(separator: " ")).onAppear { input(.appeared) }
        }
      }
    }
    #expect(Headless(Screen()).text == "initial appeared")
  }

  @Test("Rows that are moved keep their state and their tasks")
  func rows() async throws {
    struct Rows: View {
      let shared: Shared
      @State private var names = ["A", "B", "C"]
      var body: some View {
        ForEach(names, id: \.self) { WorkerView(shared: shared, name: $0) }
        Button("Reverse") { names.reverse() }
        Button("Drop") { names.removeAll { $0 == "B" } }
      }
    }
    let shared = Shared()
    let screen = Headless(Rows(shared: shared))
    try screen.button("B 0").tap()
    try screen.button("C 0").tap()
    try screen.button("Reverse").tap()
    #expect(screen.text == "C 1 B 1 A 0 Reverse Drop")
    try await screen.wait { _ in shared.log.lines.count == 3 }
    #expect(Set(shared.log.lines) == ["work began"])
    try screen.button("Drop").tap()
    try await screen.wait { _ in shared.log.lines.count == 4 }
    #expect(shared.log.lines.last == "work cancelled")
    #expect(shared.inputs.count == 3)
  }

  @Test("An env given later is ignored until the identity is another")
  func laterEnv() throws {
    enum Asking: Transducer {
      struct State { var answer = "" }
      enum Event { case ask, answered(String) }
      struct Env: Sendable { let name: String }
      static func transduce(_ state: inout State, event: Event) -> Effect {
        switch event {
        case .ask: return .action { env in .answered(env.name) }
        case .answered(let answer):
          state.answer = answer
          return .none
        }
      }
    }
    struct Screen: View {
      @State private var name = "first"
      @State private var id = 0
      @State private var state = Asking.State()
      var body: some View {
        EffectView(of: Asking.self, state: $state, initialEnv: Asking.Env(name: name)) { state, input in
          Text(verbatim: "<\(state.answer)>")
          Button("Ask") { input(.ask) }
        }
        .id(id)
        Button("Change") { name = "second" }
        Button("Begin anew") { id += 1 }
      }
    }
    let screen = Headless(Screen())
    try screen.button("Change").tap()
    try screen.button("Ask").tap()
    #expect(screen.shows("<first>"))
    try screen.button("Begin anew").tap()
    try screen.button("Ask").tap()
    #expect(screen.shows("<second>"))
  }
}
