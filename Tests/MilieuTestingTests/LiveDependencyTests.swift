import MilieuEnvironment
import MilieuRuntime
import MilieuTesting
import MilieuViews
import Synchronization
import Testing

/// A test that reads a live dependency without providing a value.
@Suite struct LiveDependencyTests {
  @Test("Reading a live dependency fails the test, once, and says what, where, in which test, and what to write")
  func fails() async throws {
    let failures = await Failures.during { _ in
      #expect(ShopModel().catalogName == "sample")
      #expect(ShopModel().catalogName == "sample")
      #expect(EnvironmentValues.current.catalog.name == "sample")
    }
    #expect(failures.count == 1)
    let lines = try #require(failures.first).message.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("\\.catalog has a live value and none for tests, and “Reading a live dependency fails"))
    #expect(lines[1].hasPrefix("  read by  @Environment(\\.catalog), MilieuTestingTests/Shop.swift:"))
    #expect(lines[2] == "  got      its preview value")
    #expect(
      lines[3]
        == "  remedy   @Test(.environment(\\.catalog, …)), or withEnvironment(\\.catalog, …) { … } around what reads it."
    )
    #expect(WebCatalog.made.withLock { $0 } == 0)
  }

  @Test("So does a view that reads one")
  @MainActor func view() async throws {
    struct Title: View {
      @Environment(\.catalog) private var catalog
      var body: some View { Text(catalog.name) }
    }
    let failures = await Failures.during { _ in
      #expect(Headless(Title()).text == "sample")
    }
    #expect(failures.count == 1)
    #expect(failures.allSatisfy { $0.message.contains("MilieuTestingTests/LiveDependencyTests.swift:") })
    #expect(Headless(Title().environment(\.catalog, SampleCatalog(name: "given"))).text == "given")
  }

  @Test("An override is all it takes", .environment(\.catalog, SampleCatalog(name: "given")))
  func overridden() {
    #expect(ShopModel().catalogName == "given")
    withEnvironment(\.catalog, SampleCatalog(name: "inner")) { #expect(ShopModel().catalogName == "inner") }
  }

  @Test("A value for tests is one, and each test has its own", arguments: 1...20)
  func testValue(_ number: Int) {
    let journal = EnvironmentValues.current.journal
    journal.write("\(number)")
    #expect(EnvironmentValues.current.journal === journal)
    #expect(EnvironmentValues().journal === journal)
    #expect(journal.all == ["\(number)"])
  }

  @Test("A test may say that it means the live values", .environment(.live))
  func live() {
    #expect(EnvironmentValues.current.stage == "live")
    withEnvironment(\.stage, "inner") { #expect(EnvironmentValues.current.stage == "inner") }
  }

  @Test("Live values and overrides go together in any order", .environment(\.number, 1), .environment(.live))
  func liveInside() {
    #expect(EnvironmentValues.current.number == 1)
    #expect(EnvironmentValues.current.stage == "live")
  }

  @Suite("Of a suite", .environment(.live)) struct LiveSuite {
    @Test("The suite says it for its tests")
    func inherited() { #expect(EnvironmentValues.current.stage == "live") }

    @Test("and a test of it for itself", .environment(.preview))
    func innermost() { #expect(EnvironmentValues.current.catalog.name == "sample") }
  }

  // MARK: - Unimplemented

  @Test("A struct of closures fails the test that reads it, and again where a closure is called, by name")
  func unimplemented() async throws {
    let failures = await Failures.during { _ in
      let model = ShopModel()
      await #expect(throws: Unimplemented.self) { try await model.forecast() }
    }
    #expect(failures.count == 2)
    #expect(failures.first?.message.hasPrefix("\\.weather has a live value and none for tests") == true)
    #expect(
      failures.last?.message.hasPrefix("Weather.forecast was called and is not implemented, in “A struct") == true)
  }

  @Test("Some closures of it may be given, the others still fail", .environment(\.weather.cities, { ["Rome"] }))
  func partly() async throws {
    #expect(EnvironmentValues.current.weather.cities() == ["Rome"])
    withEnvironment(\.weather.isOnline, { true }) {
      #expect(EnvironmentValues.current.weather.isOnline())
      #expect(EnvironmentValues.current.weather.cities() == ["Rome"])
    }
    let failures = await Failures.during { _ in
      await #expect(throws: Unimplemented.self) { try await EnvironmentValues.current.weather.forecast("Oslo") }
    }
    #expect(failures.map { $0.message.split(separator: " ")[0] } == ["Weather.forecast"])
  }

  @Test("An override does not make the live value that it replaces")
  @MainActor func replaced() {
    struct Stage: View {
      @Environment(\.once) private var once
      var body: some View { Text(once.name) }
    }
    withEnvironment(\.once, Once("override")) { #expect(EnvironmentValues.current.once.name == "override") }
    #expect(Headless(Stage().environment(\.once, Once("view"))).text == "view")
    #expect(Once.live.withLock { $0 } == 0)
  }

  @Test(
    "Without a default of its own a closure that cannot throw gives what is empty, and with one what that does",
    .environment { $0.weather = .unimplemented })
  func placeholders() async throws {
    let failures = await Failures.during { _ in
      #expect(EnvironmentValues.current.weather.cities().isEmpty)
      #expect(!EnvironmentValues.current.weather.isOnline())
    }
    #expect(failures.map { $0.message.split(separator: " ")[0] } == ["Weather.cities", "Weather.isOnline"])
  }
}

/// Counts how often the live one is made.
struct Once: Sendable {
  static let live = Mutex(0)
  let name: String
  init(_ name: String) { self.name = name }
  static func makeLive() -> Once {
    live.withLock { $0 += 1 }
    return Once("live")
  }
}

extension EnvironmentValues {
  @Entry(live: Once.makeLive()) fileprivate var once: Once
}
