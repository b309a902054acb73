import Dispatch
import MilieuEffectViews
import MilieuEffects
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// The state of a transducer that a view runs belongs to whoever gives the binding.
@Suite("The state is where the binding leads") @MainActor
struct BindingTests {
  private struct Screen: View {
    let shared: Shared
    @State private var first = Worker.State()
    @State private var second = Worker.State()
    @State private var usesSecond = false

    var body: some View {
      Text(verbatim: "\(first.count)/\(second.count)")
      WorkerContent(shared: shared, name: "A", state: usesSecond ? $second : $first)
      WorkerContent(shared: shared, name: "B", state: $first)
      Button("Switch") { usesSecond.toggle() }
      Button("Write") { first.count = 10 }
    }
  }

  @Test("Two views on one binding change one state")
  func shared() throws {
    let screen = Headless(Screen(shared: Shared()))
    try screen.button("A 0").tap()
    try screen.button("B 1").tap()
    #expect(screen.text.hasPrefix("2/0 A 2 B 2"))
  }

  @Test("What the owner of the state writes is what the next event finds")
  func ownersWrites() throws {
    let screen = Headless(Screen(shared: Shared()))
    try screen.button("A 0").tap()
    try screen.button("Write").tap()
    #expect(screen.text.hasPrefix("10/0 A 10"))
    try screen.button("A 10").tap()
    #expect(screen.text.hasPrefix("11/0 A 11"))
  }

  @Test("A binding to another state is used from then on, by the same runtime")
  func otherBinding() throws {
    let shared = Shared()
    let screen = Headless(Screen(shared: shared))
    try screen.button("A 0").tap()
    try screen.button("Switch").tap()
    #expect(screen.text.hasPrefix("1/0 A 0 B 1"))
    try screen.button("A 0").tap()
    #expect(screen.text.hasPrefix("1/1 A 1 B 1"))
    try screen.button("Switch").tap()
    try screen.button("A 1").tap()
    #expect(screen.text.hasPrefix("2/1 A 2 B 2"))
    #expect(shared.inputs.count == 2)
  }

  @Test("A state that is part of another, or behind functions, is changed as well")
  func parts() throws {
    struct Parts: View {
      struct Whole { var worker = Worker.State(), name = "whole" }
      let shared: Shared
      @State private var whole = Whole()
      @State private var plain = Worker.State()
      var body: some View {
        Text(verbatim: "\(whole.name) \(whole.worker.count) \(plain.count)")
        WorkerContent(shared: shared, name: "Part", state: $whole.worker)
        WorkerContent(shared: shared, name: "Functions", state: Binding(get: { plain }, set: { plain = $0 }))
      }
    }
    let screen = Headless(Parts(shared: Shared()))
    try screen.button("Part 0").tap()
    try screen.button("Functions 0").tap()
    try screen.button("Part 1").tap()
    #expect(screen.text == "whole 2 1 Part 2 Functions 1")
  }

  @Test("A view inside a sheet that another view's state shows sends to both")
  func nested() throws {
    enum Shelf: Transducer {
      struct State { var isOpen = false, closed = 0 }
      enum Event { case open, closed }
      static func transduce(_ state: inout State, event: Event) -> Effect? {
        state.isOpen = event == .open
        if event == .closed { state.closed += 1 }
        return nil
      }
    }
    struct Page: View {
      let shared: Shared
      @State private var state = Shelf.State()
      var body: some View {
        EffectView(of: Shelf.self, state: $state) { state, shelf in
          Button("Open \(state.closed)") { shelf(.open) }
            .sheet(isPresented: Binding(get: { state.isOpen }, set: { if !$0 { shelf(.closed) } })) {
              WorkerView(shared: shared)
              Button("Done") { shelf(.closed) }
            }
        }
      }
    }
    let shared = Shared()
    let screen = Headless(Page(shared: shared))
    try screen.button("Open 0").tap()
    try screen.sheet.button("Up 0").tap()
    #expect(try screen.sheet.text == "Up 1 Done")
    try screen.sheet.button("Done").tap()
    #expect(screen.text == "Open 1")
    #expect(throws: EffectError.self) { try shared.inputs[0].post(.up) }
    try screen.button("Open 1").tap()
    #expect(try screen.sheet.text == "Up 0 Done")
    try screen.sheet.dismiss()
    #expect(screen.text == "Open 2")
  }

  @Test("Events from another thread are taken in on the main actor, in order, however many")
  func otherThreads() async throws {
    enum Recorder: Transducer {
      struct State { var numbers: [Int] = [] }
      typealias Event = Int
      static func transduce(_ state: inout State, event: Int) -> Effect? {
        MainActor.assertIsolated()
        state.numbers.append(event)
        return nil
      }
    }
    struct Screen: View {
      @State private var state = Recorder.State()
      var body: some View {
        EffectView(of: Recorder.self, state: $state) { state, input in
          Text(verbatim: state.numbers == Array(0..<10_000) ? "all" : "\(state.numbers.count)")
          Button("Start") { DispatchQueue.global().async { for number in 0..<10_000 { input(number) } } }
        }
      }
    }
    let screen = Headless(Screen())
    try screen.button("Start").tap()
    try await screen.wait { $0.shows("all") }
  }

  @Test("A transaction around an event goes along with the change, whatever was sent before in the same turn")
  func transactions() throws {
    struct Screen: View {
      @State private var state = Worker.State()
      let shared: Shared
      var body: some View {
        EffectView(of: Worker.self, state: $state, initialEnv: Worker.Env(service: shared.service)) { state, input in
          Text("\(state.count)")
          Button("Plain") { input(.up) }
          Button("Animated") {
            input(.up)
            withAnimation(.easeIn(duration: 1)) { input(.up) }
            input(.up)
          }
        }
      }
    }
    let screen = Headless(Screen(shared: Shared()))
    _ = screen.root.takeTransaction()
    try screen.button("Animated").tap()
    #expect(screen.text.hasPrefix("3"))
    #expect(screen.root.takeTransaction().animation == .easeIn(duration: 1))
    try screen.button("Plain").tap()
    #expect(screen.root.takeTransaction().animation == nil)
  }
}
