import MilieuEffectViews
import MilieuEffects
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// What a person sees of a transducer that a view runs.
@Suite("A view runs a transducer") @MainActor
struct EffectViewTests {
  enum Counter: Transducer {
    struct State: Equatable { var count = 0, name = "" }
    enum Event { case up, named(String), same, doubled }
    struct Env: Sendable { var double: @Sendable (Int) async throws -> Int = { 2 * $0 } }

    static func transduce(_ state: inout State, event: Event) -> Effect? {
      switch event {
      case .up: state.count += 1
      case .named(let name): state.name = name
      case .same: state.count += 0
      case .doubled:
        let count = state.count
        return .run { input, env in
          let doubled = try await env.double(count)
          for _ in count..<doubled { try await input.send(.up) }
        }
      }
      return nil
    }
  }

  /// Counts the bodies of what it stands for.
  private struct Counted: View {
    let input: Counter.Input
    let bodies: Count
    var body: some View {
      let _ = bodies.increase()
      Button("Up") { input(.up) }
    }
  }

  private struct Screen: View {
    var initialEvent: Counter.Event?
    var env = Counter.Env()
    var bodies = Count()
    var children = Count()
    @State var state = Counter.State()

    var body: some View {
      EffectView(of: Counter.self, state: $state, initialEvent: initialEvent, initialEnv: env) { state, input in
        let _ = bodies.increase()
        Text(verbatim: "\(state.count) \(state.name)")
        Counted(input: input, bodies: children)
        Button("Same") { input(.same) }
        Button("Many") { for _ in 0..<1000 { input(.up) } }
        Button("Double") { input(.doubled) }
        TextField("Name", text: Binding(get: { state.name }, set: { input(.named($0)) }))
      }
    }
  }

  @Test("Events from buttons and fields change what is shown")
  func events() throws {
    let screen = Headless(Screen())
    try screen.button("Up").tap()
    try screen.button("Up").tap()
    try screen.textField("Name").type("Ada")
    #expect(screen.text.hasPrefix("2 Ada"))
  }

  @Test("The content is made once for any number of events in a handler, and not at all where the state stays the same")
  func bodies() throws {
    let (bodies, children) = (Count(), Count())
    let screen = Headless(Screen(bodies: bodies, children: children))
    #expect(bodies.number == 1)
    try screen.button("Same").tap()
    #expect(bodies.number == 1)
    try screen.button("Many").tap()
    #expect(bodies.number == 2)
    #expect(screen.text.hasPrefix("1000"))
    #expect(children.number == 1, "The input is the same, so the child that has it need not be redrawn")
  }

  @Test("The initial event is sent once, when the view first appears")
  func initialEvent() throws {
    let screen = Headless(Screen(initialEvent: .up))
    #expect(screen.text.hasPrefix("1"))
    try screen.button("Up").tap()
    #expect(screen.text.hasPrefix("2"))
  }

  @Test("What a task sends is shown when it comes")
  func tasks() async throws {
    let screen = Headless(Screen(initialEvent: .up))
    try screen.button("Up").tap()
    try screen.button("Double").tap()
    try await screen.wait { $0.text.hasPrefix("4") }
  }
}

/// Counts on the main actor.
@MainActor
final class Count {
  private(set) var number = 0
  nonisolated init() {}
  func increase() { number += 1 }
}
