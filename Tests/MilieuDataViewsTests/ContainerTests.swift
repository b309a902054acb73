import Foundation
import MilieuData
import MilieuDataViews
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuUndo
import MilieuViews
import Synchronization
import Testing

@Suite @MainActor struct ContainerTests {
  /// Counts what a modifier tells its author.
  private final class Setups {
    var results: [Result<ModelContainer, any Error>] = []
    var containers: [ModelContainer] { results.compactMap { try? $0.get() } }
  }

  private struct Outer: View {
    let setups: Setups
    @State private var turns = 0

    var body: some View {
      Button("Again") { turns += 1 }
      Text("\(turns)")
      Names().modelContainer(for: [Trip.self, Song.self], inMemory: true) { setups.results.append($0) }
    }
  }

  @Test("A container is made once for its place, however often the view around is made anew")
  func once() throws {
    let setups = Setups()
    let screen = Headless(Outer(setups: setups))
    let container = try #require(setups.containers.first)
    container.mainContext.insert(Trip("A"))
    try screen.button("Again").tap()
    #expect(screen.shows("1") && screen.shows("A"))
    #expect(setups.results.count == 1)
  }

  @Test("What is inserted where a container is set up shows at once")
  func seeding() {
    let screen = Headless(
      Names().modelContainer(for: Trip.self, inMemory: true) { result in
        (try? result.get())?.mainContext.insert(Trip("Seed"))
      })
    #expect(screen.text == "Seed")
    #expect(screen.counts.turns == 0)
  }

  @Test("Each root has a container of its own, unless one is handed over")
  func roots() throws {
    struct Windows: App {
      let setups: Setups?
      init() { setups = nil }
      init(_ setups: Setups) { self.setups = setups }

      var body: some Scene {
        WindowGroup { Names() }
          .modelContainer(for: Trip.self, inMemory: true) { setups?.results.append($0) }
      }
    }
    let setups = Setups()
    let screens = [Headless(app: Windows(setups)), Headless(app: Windows(setups))]
    setups.containers[0].mainContext.insert(Trip("First"))
    screens.forEach { $0.settle() }
    #expect(screens.map(\.text) == ["First", ""])

    let container = try ModelContainer.inMemory()
    let sharing = (0..<2).map { _ in Headless(Names().modelContainer(container)) }
    container.mainContext.insert(Trip("Both"))
    sharing.forEach { $0.settle() }
    #expect(sharing.map(\.text) == ["Both", "Both"])
  }

  @Test("A scene hands on a container and a context")
  func scenes() throws {
    struct Handing: App {
      let container: ModelContainer
      init() { preconditionFailure("Made with a container.") }
      init(_ container: ModelContainer) { self.container = container }

      var body: some Scene { WindowGroup { Names() }.modelContainer(container) }
    }
    struct Context: App {
      let context: ModelContext
      init() { preconditionFailure("Made with a context.") }
      init(_ context: ModelContext) { self.context = context }

      var body: some Scene { WindowGroup { Names() }.modelContext(context) }
    }
    let container = try ModelContainer.inMemory()
    container.mainContext.insert(Trip("A"))
    #expect(Headless(app: Handing(container)).text == "A")
    #expect(Headless(app: Context(container.mainContext)).text == "A")
  }

  @Test("Autosave is as the modifier says")
  func autosave() {
    let setups = Setups()
    let on = Headless(Names().modelContainer(for: Trip.self, inMemory: true) { setups.results.append($0) })
    let off = Headless(
      Names().modelContainer(for: Trip.self, inMemory: true, isAutosaveEnabled: false) { setups.results.append($0) })
    #expect(setups.containers.map(\.mainContext.autosaveEnabled) == [true, false])
    #expect(on.reports.isEmpty && off.reports.isEmpty)
  }

  @Test("A container that was made for a place goes with it, and saves first")
  func ends() throws {
    weak var gone: ModelContainer?
    let saves = Mutex(0)
    do {
      let screen = Headless(
        Names().modelContainer(for: Trip.self, inMemory: true) { gone = try? $0.get() })
      let container = try #require(gone)
      container.mainContext.insert(Trip("A"))
      screen.settle()
      #expect(screen.text == "A")
      let observer = NotificationCenter.default.addObserver(
        forName: ModelContext.didSave, object: container.mainContext, queue: nil
      ) { _ in saves.withLock { $0 += 1 } }
      screen.close()
      NotificationCenter.default.removeObserver(observer)
    }
    #expect(saves.withLock { $0 } == 1)
    #expect(gone == nil)
  }

  // MARK: - What goes wrong

  @Test("A container that cannot be opened is told, and a diagnosis stands in its place and nowhere else")
  func failure() {
    let setups = Setups()
    let screen = failing {
      Names().modelContainer(for: Twin.self, inMemory: true) { setups.results.append($0) }
    }
    #expect(screen.shows("Above"))
    #expect(screen.text.contains("The model container of 'Twin' cannot be opened: There are 2 models of the name"))
    #expect(screen.reports.contains { $0.contains("ContainerTests.swift") && $0.contains("remedy") })
    #expect(setups.results.count == 1 && setups.containers.isEmpty)
  }

  @Test("A query without a container says what is missing, where, and what helps")
  func missing() throws {
    let screen = failing { Names() }
    #expect(screen.shows("Above"))
    #expect(screen.text.contains("No model container is provided for a query of 'Trip'."))
    let report = try #require(screen.reports.first)
    #expect(report.contains("Names.trips") && report.contains(".modelContainer(for: Trip.self)"))
  }

  /// Mounts something that cannot be shown beside something that can, without failing the test for it.
  private func failing(@ViewBuilder _ content: () -> some View) -> Headless {
    let view = VStack {
      Text("Above")
      content()
    }
    return Headless(root: ViewRoot(view))
  }

  @Test("The context where no container is provided takes nothing, and does not stop the program")
  func unprovided() throws {
    let context = EnvironmentValues().modelContext
    #expect(context.container.schema.entities.isEmpty)
    #expect(throws: SwiftDataError.self) { try context.fetch(FetchDescriptor<Trip>()) }
    #expect(EnvironmentValues().modelContext === context)
  }

  @Test("With undo enabled, the undo manager of the window takes the main context's changes back")
  func undo() throws {
    struct Screen: View {
      @Environment(\.modelContext) private var context
      @Environment(\.undoManager) private var undo
      var body: some View {
        Names()
        Button("add") { context.insert(Trip("Oslo")) }
        Button("undo") { undo?.undo() }
        Button("redo") { undo?.redo() }
      }
    }
    let screen = Headless(Screen().modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true))
    try screen.button("add").tap()
    #expect(screen.text.contains("Oslo"))
    try screen.button("undo").tap()
    #expect(!screen.text.contains("Oslo"))
    try screen.button("redo").tap()
    #expect(screen.text.contains("Oslo"))
  }
}

/// Two models of one name, which no container takes.
@Model final class Twin {
  var other: Inner.Twin?

  init() {}
}

enum Inner {
  @Model final class Twin {
    var name = ""

    init() {}
  }
}
