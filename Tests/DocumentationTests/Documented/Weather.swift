import Foundation
import MilieuTesting
import SwiftUI
import Testing

protocol Weather: Sendable {
  func degrees(in city: String) async throws -> Int
}

extension EnvironmentValues {
  @Entry(live: WebWeather(), preview: FixedWeather(degrees: 20)) var weather: any Weather
}

@Observable @MainActor final class CityModel {
  private(set) var degrees: Int?
  @ObservationIgnored @Environment(\.weather) private var weather

  func refresh() async throws { degrees = try await weather.degrees(in: "Oslo") }
}

@Test("A city is as warm as the weather says", .environment(\.weather, FixedWeather(degrees: 7)))
@MainActor func warmth() async throws {
  let city = CityModel()
  try await city.refresh()
  #expect(city.degrees == 7)
}

struct CityView: View {
  @State private var model = CityModel()

  var body: some View {
    Text(model.degrees.map { "\($0)°" } ?? "…")
      .task { try? await model.refresh() }
  }
}

func isFreezing(in city: String) async throws -> Bool {
  @Environment(\.weather) var weather
  return try await weather.degrees(in: city) < 0
}

extension EnvironmentValues {
  @Entry var alarm: @Sendable (String) -> Void = { _ in }
}

func warn(of city: String) {
  EnvironmentValues.current.alarm("Storm in \(city)")
}

func follow(_ feed: StormFeed) {
  let environment = EnvironmentValues.current
  feed.listen { city in
    withEnvironment(environment) { warn(of: city) }
  }
}

struct WebWeather: Weather {
  func degrees(in city: String) async throws -> Int { city.count }
}

struct FixedWeather: Weather {
  let degrees: Int
  func degrees(in city: String) async throws -> Int { degrees }
}

/// A library's, which calls from a thread of its own.
final class StormFeed: Sendable {
  let city: String

  init(_ city: String) {
    self.city = city
  }

  func listen(_ hear: @escaping @Sendable (String) -> Void) {
    let city = city
    Thread.detachNewThread { hear(city) }
  }
}
