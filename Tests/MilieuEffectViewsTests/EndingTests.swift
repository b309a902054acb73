import MilieuEffectViews
import MilieuEffects
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

/// What ends with the identity of a view that runs a transducer.
@Suite("The end of a view's identity") @MainActor
struct EndingTests {
  enum Ending: CaseIterable {
    case branch, id, row, screen, sheet, root
  }

  /// Shows a worker until "End" is pressed.
  private struct Place: View {
    let ending: Ending
    let shared: Shared
    @State private var isShown = true
    @State private var generation = 0
    @State private var rows = [1]
    @State private var path = [1]

    var body: some View {
      switch ending {
      case .branch:
        if isShown { WorkerView(shared: shared) }
        Button("End") { isShown = false }
      case .id:
        WorkerView(shared: shared).id(generation)
        Button("End") { generation += 1 }
      case .row:
        ForEach(rows, id: \.self) { _ in WorkerView(shared: shared) }
        Button("End") { rows = [] }
      case .screen:
        NavigationStack(path: $path) {
          Text("First").navigationDestination(for: Int.self) { _ in
            WorkerView(shared: shared)
            Button("End") { path = [] }
          }
        }
      case .sheet:
        Text("Page").sheet(isPresented: $isShown) {
          WorkerView(shared: shared)
          Button("End") { isShown = false }
        }
      case .root:
        WorkerView(shared: shared)
      }
    }
  }

  private func end(_ ending: Ending, of screen: Headless) throws {
    if ending == .root { screen.close() } else { try screen.button("End").tap() }
  }

  @Test("Tasks are cancelled, whoever waits fails, and env and state are let go", arguments: Ending.allCases)
  func everything(_ ending: Ending) async throws {
    let shared = Shared()
    weak let service = shared.service
    let screen = Headless(Place(ending: ending, shared: shared))
    let input = try #require(shared.inputs.first)
    let answer = Task { try await input.request(.ask) }
    try await screen.wait { _ in Set(shared.log.lines) == ["work began", "ask began"] }

    shared.replaceService()
    try end(ending, of: screen)
    #expect(throws: EffectError.ended(transducer: "Worker")) { try input.post(.up) }
    await #expect(throws: EffectError.ended(transducer: "Worker")) { try await answer.value }
    await #expect(throws: EffectError.ended(transducer: "Worker")) { try await input.send(.up) }
    try await screen.wait { _ in
      shared.log.lines.count { $0.hasSuffix("cancelled") } == 2 && service == nil
    }
    #expect(shared.inputs.count == (ending == .id ? 2 : 1))
  }

  @Test("What a task that ignores its cancellation sends later is refused, and changes nothing")
  func lateEvents() async throws {
    struct Parent: View {
      let shared: Shared
      @State private var state = Worker.State()
      @State private var isShown = true
      var body: some View {
        Text("Count \(state.count)")
        if isShown { WorkerContent(shared: shared, initialEvent: .stubborn, state: $state) }
        Button("End") { isShown = false }
      }
    }
    let shared = Shared()
    let screen = Headless(Parent(shared: shared))
    try screen.button("Up 0").tap()
    try await screen.wait { _ in shared.gate.waiting == 1 }
    try screen.button("End").tap()
    shared.gate.open()
    try await screen.wait { _ in !shared.log.lines.isEmpty }
    #expect(shared.log.lines[0].hasPrefix("refused Worker has ended"))
    #expect(screen.text == "Count 1 End")
  }

  @Test(
    "A view that goes while an action is waited for fails what waits behind it, and what the action returns is dropped")
  func duringAnAction() async throws {
    struct Parent: View {
      let shared: Shared
      @State private var state = Worker.State()
      @State private var isShown = true
      var body: some View {
        Text("Count \(state.count)").sheet(isPresented: $isShown) {
          WorkerContent(shared: shared, initialEvent: .act, state: $state)
        }
      }
    }
    let shared = Shared()
    weak let service = shared.service
    let screen = Headless(Parent(shared: shared))
    let input = try #require(shared.inputs.first)
    try await screen.wait { _ in shared.gate.waiting == 1 }
    let behind = Task { try await input.send(.up) }
    try screen.sheet.button("Up 0").tap()
    #expect(try screen.sheet.text == "Up 0", "Nothing comes in between")
    shared.replaceService()
    try screen.sheet.dismiss()
    await #expect(throws: EffectError.ended(transducer: "Worker")) { try await behind.value }
    shared.gate.open()
    try await screen.wait { _ in service == nil }
    #expect(screen.text == "Count 0")
  }

  @Test("An event sent to a view that is gone is dropped where nobody asks, and the input may be kept")
  func droppedEvents() throws {
    let shared = Shared()
    let screen = Headless(Place(ending: .branch, shared: shared))
    let input = try #require(shared.inputs.first)
    try end(.branch, of: screen)
    input(.up)
    #expect(screen.text == "End")
    #expect(screen.reports.isEmpty)
  }

  @Test("An input that somebody keeps keeps nothing of the environment the view stood in")
  func keptInput() throws {
    struct Inner: View {
      let remote: ManyEventsTests.Remote
      @State private var state = ManyEventsTests.Ledger.State()
      var body: some View {
        EffectView(of: ManyEventsTests.Ledger.self, state: $state) { _, input in
          let _ = remote.take(input, $state)
          Text("Inner")
        }
      }
    }
    let remote = ManyEventsTests.Remote()
    weak var provided: Provided?
    do {
      let object = Provided()
      provided = object
      let screen = Headless(Inner(remote: remote).environment(object))
      screen.close()
    }
    remote.letGoOfState()
    #expect(provided == nil)
    #expect(throws: EffectError.self) { try remote.input.post(.nothing) }
  }

  @Observable
  final class Provided {}
}
