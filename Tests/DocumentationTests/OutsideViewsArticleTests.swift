import Foundation
import MilieuTesting
import SwiftUI
import Synchronization
import Testing

@Observable private final class Sign {
  @ObservationIgnored @Environment(\.city) var city
}

private struct SignView: View {
  @State private var sign = Sign()
  var body: some View { Text(sign.city) }
}

/// What the article on the environment outside views says of the code in it holds.
@Suite @MainActor struct OutsideViewsArticleTests {
  private actor Observatory {
    @Environment(\.weather) private var weather
    var degrees: Int { get async throws { try await weather.degrees(in: "Oslo") } }
  }

  private final class Heard: Sendable {
    private let words = Mutex<[String]>([])
    var all: [String] { words.withLock { $0 } }
    func hear(_ said: String) { words.withLock { $0.append(said) } }
  }

  private static func settle(until isDone: () -> Bool) async {
    while !isDone() { await Task.yield() }
  }

  @Test("A model that a view makes reads what is provided above the view")
  func model() async throws {
    let screen = Headless(CityView().environment(\.weather, FixedWeather(degrees: 7)))
    try await screen.wait { $0.shows("7°") }
  }

  @Test("A model reads what the test provides, and so does an actor", .environment(\.weather, FixedWeather(degrees: 4)))
  func test() async throws {
    let city = CityModel()
    try await city.refresh()
    #expect(city.degrees == 4)
    #expect(try await Observatory().degrees == 4)
  }

  @Test("Whoever calls a model, it reads where it was made")
  func callers() async throws {
    let city = withEnvironment(\.weather, FixedWeather(degrees: 7)) { CityModel() }
    try await Task.detached { try await city.refresh() }.value
    #expect(city.degrees == 7)
  }

  @Test("A value is looked up when it is read, and a body that reads it through a model is redrawn")
  func changes() throws {
    struct Moving: View {
      @State private var city = "Oslo"
      var body: some View {
        SignView().environment(\.city, city)
        Button("Move") { city = "Bergen" }
      }
    }
    let screen = Headless(Moving())
    #expect(screen.shows("Oslo"))
    try screen.button("Move").tap()
    #expect(screen.shows("Bergen"))
  }

  @Test("An observable model is made in its view's place; another is made with the view, in the body around")
  func place() {
    final class PlainSign {
      @Environment(\.city) var city
    }
    struct PlainSignView: View {
      @State private var sign = PlainSign()
      var body: some View { Text(sign.city) }
    }
    struct Around: View {
      var body: some View {
        VStack {
          SignView()
          PlainSignView()
        }
        .environment(\.city, "Bergen")
      }
    }
    #expect(Headless(Around().environment(\.city, "Bodø")).text == "Bergen Bodø")
  }

  @Test("A model that outlives its view reads the values that stood there")
  func outliving() async throws {
    struct Keeping: View {
      let keep: (CityModel) -> Void
      @State private var model = CityModel()
      var body: some View { Text("").onAppear { keep(model) } }
    }
    var kept: CityModel?
    let screen = Headless(Keeping { kept = $0 }.environment(\.weather, FixedWeather(degrees: 7)))
    screen.close()
    let city = try #require(kept)
    try await city.refresh()
    #expect(city.degrees == 7)
  }

  @Test("The present environment is a place: what is written on it stays in the copy")
  func copies() {
    withEnvironment(\.city, "Bergen") {
      var copy = EnvironmentValues.current
      copy.city = "Bodø"
      #expect(copy.city == "Bodø")
      #expect(EnvironmentValues.current.city == "Bergen")
    }
  }

  @Test("An object that is made once for all belongs to the environment of whoever touches it first")
  func shared() async throws {
    @MainActor enum Shared {
      static let city = CityModel()
    }
    _ = withEnvironment(\.weather, FixedWeather(degrees: 1)) { Shared.city }
    try await withEnvironment(\.weather, FixedWeather(degrees: 2)) { try await Shared.city.refresh() }
    #expect(Shared.city.degrees == 1)
  }

  @Test("The present value may be wrapped")
  func wrapped() async throws {
    struct Warmer: Weather {
      let inner: any Weather
      func degrees(in city: String) async throws -> Int { try await inner.degrees(in: city) + 1 }
    }
    try await withEnvironment(\.weather, FixedWeather(degrees: 7)) {
      let city = withEnvironment(\.weather, decorating: { Warmer(inner: $0) }) { CityModel() }
      try await city.refresh()
      #expect(city.degrees == 8)
    }
  }

  @Test("A callback on another thread has the environment that was taken along")
  func callback() async {
    let heard = Heard()
    withEnvironment(\.alarm, { heard.hear($0) }) { follow(StormFeed("Bergen")) }
    await Self.settle { !heard.all.isEmpty }
    #expect(heard.all == ["Storm in Bergen"])
  }

  @Test("Where there is no environment, a test reads no live value; an object made there reads the present one")
  func nowhere() async throws {
    // The preview value stands in.
    #expect(try await Task.detached { try await EnvironmentValues.current.weather.degrees(in: "Oslo") }.value == 20)
    let city = await Task.detached { @MainActor in CityModel() }.value
    try await withEnvironment(\.weather, FixedWeather(degrees: 7)) { try await city.refresh() }
    #expect(city.degrees == 7)
  }

  @Test("A test that the README's would be without its trait fails, and names the key and what to write")
  func withoutTrait() async throws {
    try await withKnownIssue {
      let city = CityModel()
      try await city.refresh()
      #expect(city.degrees == 20)
    } matching: { issue in
      let said = issue.comments.map(\.rawValue).joined()
      return said.contains(#"\.weather has a live value and none for tests"#)
        && said.contains(#"@Environment(\.weather), DocumentationTests/Weather.swift:"#)
        && said.contains(#"@Test(.environment(\.weather, …))"#)
    }
  }

  @Test("A place explains where the README's value comes from")
  func explained() {
    withEnvironment(\.weather, FixedWeather(degrees: 7)) {
      let weather = EnvironmentValues.current.explain(\.weather)
      #expect(weather.provider?.source.contains("OutsideViewsArticleTests.swift:") == true)
    }
  }
}
