import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Synchronization
import Testing

private final class Log: Sendable, Equatable {
  private let lines = Mutex<[String]>([])
  func note(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
  static func == (left: Log, right: Log) -> Bool { left === right }
}

/// A service over a name.
private final class Desk: Sendable {
  let name: String
  let log: Log
  init(name: String, log: Log) {
    (self.name, self.log) = (name, log)
    log.note("make \(name)")
  }
}

private struct DeskKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Desk> { \.desk }
  @Environment(\.deskName) private var name
  @Environment(\.deskLog) private var log
  func makeValue() -> Desk { Desk(name: name, log: log) }
  static func tearDown(_ value: Desk) async { value.log.note("end \(value.name)") }
}

extension EnvironmentValues {
  @Entry fileprivate var deskName = "plain"
  @Entry fileprivate var deskLog = Log()
  fileprivate var desk: Desk { self[DeskKey.self] }
}

private struct DeskRow: View {
  @Environment(\.desk) private var desk
  var body: some View { Text(verbatim: desk.name) }
}

@Suite @MainActor struct DerivedInViewsTests {
  @Test(
    "A thousand views share one value; an override rebuilds it below and nothing else, and redraws only readers there")
  func sharing() throws {
    struct Screen: View {
      @State private var name: String?
      let log: Log
      var body: some View {
        Button("name") { name = (name ?? "") + "x" }
        VStack { ForEach(0..<1000) { _ in DeskRow() } }
        VStack { ForEach(0..<10) { _ in DeskRow() } }.transformEnvironment(\.deskName) { $0 = name ?? $0 }
      }
    }
    let log = Log()
    let screen = Headless(Screen(log: log).environment(\.deskLog, log))
    #expect(log.all == ["make plain"])
    let first = try screen.cost { try screen.button("name").tap() }
    #expect(log.all.filter { $0.hasPrefix("make") } == ["make plain", "make x"])
    // The ten readers below the provider, which alone reads the state.
    #expect(first.bodies == 10)
    let second = try screen.cost { try screen.button("name").tap() }
    #expect(log.all.filter { $0.hasPrefix("make") } == ["make plain", "make x", "make xx"])
    #expect(second.bodies == 10)
  }

  @Test("Values end with the part of the tree they belong to, and all of them with the tree")
  func ending() async throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        DeskRow()
        Button("hide") { isShown = false }
        if isShown { DeskRow().environment(\.deskName, "inner") }
      }
    }
    let log = Log()
    let screen = Headless(Screen().environment(\.deskLog, log))
    #expect(log.all == ["make plain", "make inner"])
    try screen.button("hide").tap()
    await screen.finishEnding()
    #expect(log.all.last == "end inner")
    screen.close()
    await screen.finishEnding()
    #expect(log.all == ["make plain", "make inner", "end inner", "end plain"])
  }

  @Test("Two sessions have values of their own, and closing one ends its own")
  func sessions() async {
    let (left, right) = (Log(), Log())
    let screens = [Headless(DeskRow().environment(\.deskLog, left)), Headless(DeskRow().environment(\.deskLog, right))]
    screens[0].close()
    await screens[0].finishEnding()
    #expect(left.all == ["make plain", "end plain"])
    #expect(right.all == ["make plain"])
    screens[1].close()
  }
}
