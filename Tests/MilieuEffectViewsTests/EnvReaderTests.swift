import MilieuEffectViews
import MilieuEffects
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

/// Reading the environment where only a part of a body needs it.
@Suite("A reader of the environment") @MainActor
struct EnvReaderTests {
  @Observable
  final class Library {
    var name: String
    init(name: String) { self.name = name }
  }

  @Test("The env of a feature comes from a key path, as it is overridden at the place")
  func feature() throws {
    let screen = Headless(
      EnvReader(\.searchEnv) { SearchView(env: $0) }.environment(\.searchEnv, Search.Env(name: "offline")))
    try screen.textField("Search").type("Lisbon")
    #expect(screen.shows("<offline: Lisbon>"))
  }

  private struct Screen: View {
    let bodies: [Count]
    @State private var tone = "calm"
    @State private var port = 80
    var body: some View {
      VStack {
        EnvReader(\.tone) { tone in
          let _ = bodies[0].increase()
          Text(verbatim: tone)
        }
        EnvReader(\.host, \.port, \.tone) { host, port, tone in
          let _ = bodies[1].increase()
          Text(verbatim: "\(host):\(port) \(tone)")
        }
        EnvReader(\.port) { port in
          let _ = bodies[2].increase()
          Text(verbatim: "\(port)")
        }
      }
      .environment(\.tone, tone)
      .environment(\.port, port)
      Button("Tone") { tone = "loud" }
      Button("Port") { port = 443 }
    }
  }

  @Test("Several key paths give their values in order, and each reader hears of its own only")
  func several() throws {
    let bodies = [Count(), Count(), Count()]
    let screen = Headless(Values(bodies: bodies))
    #expect(screen.text == "calm localhost:80 calm 80")
    screen.setEnvironment { $0.tone = "loud" }
    #expect(screen.text == "loud localhost:80 loud 80")
    #expect(bodies.map(\.number) == [2, 2, 1])
    screen.setEnvironment { $0.port = 443 }
    #expect(screen.text == "loud localhost:443 loud 443")
    #expect(bodies.map(\.number) == [2, 3, 2])
  }

  /// Readers whose view is not made anew when values change.
  private struct Values: View {
    let bodies: [Count]
    var body: some View {
      EnvReader(\.tone) { tone in
        let _ = bodies[0].increase()
        Text(verbatim: tone)
      }
      EnvReader(\.host, \.port, \.tone) { host, port, tone in
        let _ = bodies[1].increase()
        Text(verbatim: "\(host):\(port) \(tone)")
      }
      EnvReader(\.port) { port in
        let _ = bodies[2].increase()
        Text(verbatim: "\(port)")
      }
    }
  }

  @Test("Values that are provided and changed by the view around are read as well")
  func provided() throws {
    let screen = Headless(Screen(bodies: [Count(), Count(), Count()]))
    #expect(screen.text.hasPrefix("calm localhost:80 calm 80"))
    try screen.button("Tone").tap()
    try screen.button("Port").tap()
    #expect(screen.text.hasPrefix("loud localhost:443 loud 443"))
  }

  @Test("An object is found by its type, and followed")
  func object() throws {
    let library = Library(name: "City")
    let screen = Headless(
      EnvReader(Library.self) { library in
        Text(verbatim: library.name)
        Button("Rename") { library.name = "Town" }
      }
      .environment(library))
    #expect(screen.text == "City Rename")
    try screen.button("Rename").tap()
    #expect(screen.text == "Town Rename")
  }

  @Test(
    "A missing object is diagnosed where the reader stands, with the line it is written on, and found when it comes")
  func missing() throws {
    struct Shelf: View {
      @State private var library: Library?
      var body: some View {
        VStack {
          Text("Shelf")
          EnvReader(Library.self) { Text(verbatim: $0.name) }
        }
        .environment(library)
        Button("Provide") { library = Library(name: "City") }
      }
    }
    let line = #line - 6
    let screen = Headless(root: ViewRoot(Shelf(), showsDiagnoses: true))
    #expect(screen.shows("Shelf"))
    let report = try #require(screen.reports.first)
    #expect(report.contains("Library is missing: nothing above EnvReader provides it."))
    #expect(
      report.contains(
        "@Environment(Library.self) EnvReader.object, MilieuEffectViewsTests/EnvReaderTests.swift:\(line)"))
    #expect(report.contains("Shelf › EnvReader"))
    try screen.button("Provide").tap()
    #expect(screen.text == "Shelf City Provide")
  }

  @Test("A reader keeps the identity of what it shows when its value changes")
  func identity() throws {
    let shared = Shared()
    let screen = Headless(EnvReader(\.tone) { WorkerView(shared: shared, name: $0) })
    try screen.button("calm 0").tap()
    screen.setEnvironment { $0.tone = "loud" }
    #expect(screen.text == "loud 1")
    #expect(shared.inputs.count == 1)
  }

  @Test("A reader whose function captures nothing is not made anew with the view around it")
  func unchanged() throws {
    struct Around: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        EnvReader(\.tone) { Text(verbatim: $0) }
        EnvReader(\.host, \.port) { Text(verbatim: "\($0) \($1)") }
      }
    }
    let screen = Headless(Around())
    let cost = try screen.cost { try screen.button("Count 0").tap() }
    #expect(screen.text == "Count 1 calm localhost 80")
    #expect(cost.bodies == 1)
  }
}
