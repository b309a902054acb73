import Foundation
import MilieuTesting
import SwiftUI
import Synchronization
import Testing

/// What the article on values that are made from others says of the code in it holds.
@Suite(.environment(\.weather, FixedWeather(degrees: 7))) @MainActor struct MadeFromOthersArticleTests {
  private final class Seen {
    var stations: [Station] = []
  }

  /// Shows the station of its place, and keeps it for the test.
  private struct Watching: View {
    let seen: Seen
    @Environment(\.station) private var station

    var body: some View { Text(station.city).onAppear { seen.stations.append(station) } }
  }

  private static func settle(until isDone: () -> Bool) async {
    while !isDone() { await Task.yield() }
  }

  // MARK: - Where an instance lives

  @Test("Places that find the same share an instance, and an equal value is the same")
  func sharing() {
    let seen = Seen()
    _ = Headless(
      VStack {
        Watching(seen: seen)
        Watching(seen: seen).environment(\.city, "Oslo")
        Watching(seen: seen).environment(\.city, "Bergen")
      })
    #expect(seen.stations.map(\.city) == ["Oslo", "Oslo", "Bergen"])
    #expect(seen.stations[0] === seen.stations[1])
    #expect(EnvironmentValues.current.station === seen.stations[0])
    #expect(Headless(TwoCities()).text == "Oslo Oslo Bergen")
  }

  @Test("A place says that a value is made from others")
  func explained() throws {
    let screen = Headless(StationView())
    #expect(try screen.explain(\.station, at: "Oslo").provider?.source == "the key, from other values")
  }

  @Test("Two sessions share nothing")
  func sessions() async {
    // As in a process that serves: no test is around, and each tree is a root.
    let weather = FixedWeather(degrees: 1)
    let stations = await Task.detached { @MainActor in
      let seen = Seen()
      for _ in 0..<2 { _ = Headless(Watching(seen: seen).environment(\.weather, weather)) }
      return seen.stations
    }.value
    #expect(stations.count == 2)
    #expect(stations[0] !== stations[1])
  }

  // MARK: - Changes

  @Test("When something it is made from changes, readers get a new instance, and the old one is torn down")
  func change() async throws {
    struct Moving: View {
      let seen: Seen
      @State private var city = "Bodø"
      var body: some View {
        Noting(seen: seen).environment(\.city, city)
        Button("Stay") { city = "Bodø" }
        Button("Move") { city = "Bergen" }
      }
    }
    struct Noting: View {
      let seen: Seen
      @Environment(\.station) private var station
      var body: some View {
        let _ = seen.stations.append(station)
        Text(station.city)
      }
    }
    let seen = Seen()
    let screen = Headless(Moving(seen: seen).environment(\.weather, FixedWeather(degrees: 1)))
    try screen.button("Stay").tap()
    #expect(seen.stations.count == 1)
    try screen.button("Move").tap()
    #expect(seen.stations.map(\.city) == ["Bodø", "Bergen"])
    await Self.settle { seen.stations[0].isClosed }
    #expect(!seen.stations[1].isClosed)
  }

  @Test("Only what stored properties read counts")
  func otherReads() {
    let label = EnvironmentValues.current.label
    #expect(label == "Oslo")
    withEnvironment(\.city, "Bergen") { #expect(EnvironmentValues.current.label == label) }
  }

  // MARK: - Providing one

  @Test("A value that is provided is read as it is, and not torn down")
  func provided() async {
    let station = Station(weather: FixedWeather(degrees: 0), city: "Bodø")
    let seen = Seen()
    let screen = Headless(Watching(seen: seen).environment(\.station, station))
    withEnvironment(\.station, station) { #expect(EnvironmentValues.current.station === station) }
    screen.close()
    #expect(seen.stations.first === station)
    #expect(!station.isClosed)
  }

  // MARK: - Asynchronously

  private actor Slow: Weather {
    private(set) var asked: [String] = []
    private var fails: Bool

    init(failingOnce fails: Bool = false) {
      self.fails = fails
    }

    func degrees(in city: String) async throws -> Int {
      asked.append(city)
      defer { fails = false }
      if fails { throw CancellationError() }
      await Task.yield()
      return city.count
    }
  }

  @Test("All who ask wait for one making")
  func once() async throws {
    let weather = Slow()
    try await withEnvironment(\.weather, weather) {
      let normals = EnvironmentValues.current.normals
      async let first = normals.value
      async let second = normals.value
      let both = try await [first, second]
      #expect(both.map(\.degrees) == [["Bergen": 6, "Oslo": 4], ["Bergen": 6, "Oslo": 4]])
    }
    #expect(await weather.asked == ["Bergen", "Oslo"])
  }

  @Test("Who asks after an error tries anew")
  func again() async throws {
    try await withEnvironment(\.weather, Slow(failingOnce: true)) {
      let normals = EnvironmentValues.current.normals
      await #expect(throws: CancellationError.self) { try await normals.value }
      let made = try await normals.value
      #expect(made.degrees["Oslo"] == 4)
    }
  }

  @Test("A view shows what is made")
  func shown() async throws {
    let screen = Headless(NormalView(city: "Oslo"))
    try await screen.wait { $0.shows("7°") }
  }

  // MARK: - The end

  @Test("An instance ends with the part of the tree that it belongs to, and one further out goes on")
  func ending() async throws {
    struct Closing: View {
      let seen: Seen
      @State private var isOpen = true
      var body: some View {
        Watching(seen: seen)
        Button("Close") { isOpen = false }
        if isOpen { Watching(seen: seen).environment(\.city, "Bergen") }
      }
    }
    let seen = Seen()
    let screen = Headless(Closing(seen: seen))
    try screen.button("Close").tap()
    let bergen = try #require(seen.stations.first { $0.city == "Bergen" })
    await Self.settle { bergen.isClosed }
    #expect(seen.stations.first { $0.city == "Oslo" }?.isClosed == false)
  }

  @Test("An instance that was made for some work ends when nothing of the work is left")
  func work() async {
    let station = withEnvironment(\.city, "Bergen") { EnvironmentValues.current.station }
    await Self.settle { station.isClosed }
  }

  // MARK: - Circles

  @Test("What the article shows is what the place of a circle says, and the rest lives")
  func circle() throws {
    var reports: [String] = []
    withKnownIssue {
      let screen = Headless(Harbour())
      reports = screen.reports
      #expect(screen.shows("Harbour"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("TideKey cannot be made") }
    }
    let article = try String(
      contentsOf: DocumentedCodeTests.repository
        .appending(path: "Sources/Milieu/Documentation.docc/ValuesMadeFromOthers.md"), encoding: .utf8)
    #expect(article.contains("```\n\(reports.joined())\n```"), "\(reports)")
    #expect(WiringReport(of: Harbour.self).missing.map(\.cycle) == [["TideKey", "MoonKey", "TideKey"]])
  }

  @Test("Providing one of the values breaks the circle")
  func brokenCircle() {
    #expect(Headless(Harbour().environment(\.moon, Moon())).shows("Tide"))
  }

  @Test("So does an object that reads the other when it is used")
  func readLater() {
    #expect(EnvironmentValues.current.bell.sound == "The bell of a clock")
    #expect(EnvironmentValues.current.clock.sound == "The bell of a clock")
  }
}

/// Reads in another way than by a stored property.
private struct LabelKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, String> { \.label }

  @Environment(\.weather) private var weather

  func makeValue() -> String { EnvironmentValues.current.city }
}

private final class Clock {
  @Environment(\.bell) private var bell
  let name = "clock"

  var sound: String { bell.sound }
}

private final class Bell {
  let sound: String

  init(of clock: Clock) {
    sound = "The bell of a \(clock.name)"
  }
}

private struct ClockKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Clock> { \.clock }

  func makeValue() -> Clock { Clock() }
}

private struct BellKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Bell> { \.bell }

  @Environment(\.clock) private var clock

  func makeValue() -> Bell { Bell(of: clock) }
}

extension EnvironmentValues {
  fileprivate var label: String { self[LabelKey.self] }
  fileprivate var clock: Clock { self[ClockKey.self] }
  fileprivate var bell: Bell { self[BellKey.self] }
}
