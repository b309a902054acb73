import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// What a root knows of the tasks of the transducers in it: previews wait for these before they are shown.
@Suite("Unfinished work of transducers") @MainActor
struct UnfinishedWorkTests {
  private struct Place: View {
    let shared: Shared
    let event: Worker.Event
    @State private var isShown = true

    var body: some View {
      if isShown { WorkerView(shared: shared, initialEvent: event) }
      Button("End") { isShown = false }
    }
  }

  @Test("A task is waited for until it ends, or its view goes")
  func task() async throws {
    let shared = Shared()
    let screen = Headless(Place(shared: shared, event: .work))
    try await screen.wait { _ in shared.log.lines == ["work began"] }
    #expect(screen.root.hasUnfinishedWork)
    try screen.button("End").tap()
    #expect(!screen.root.hasUnfinishedWork)
    #expect(screen.root.unfinishedWork.isEmpty)
  }

  @Test("What nobody waits for, such as a subscription, is not waited for here either")
  func run() async throws {
    let shared = Shared()
    let screen = Headless(Place(shared: shared, event: .stubborn))
    try await screen.wait { _ in shared.gate.waiting == 1 }
    #expect(!screen.root.hasUnfinishedWork)
    shared.gate.open()
    try await screen.wait { $0.shows("Up 1") }
  }
}
