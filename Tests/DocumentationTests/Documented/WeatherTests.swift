import MilieuTesting
import SwiftUI
import Testing

@Test("A model keeps the environment it was made in")
@MainActor func madeIn() async throws {
  let city = withEnvironment(\.weather, FixedWeather(degrees: 7)) { CityModel() }
  try await withEnvironment(\.weather, FixedWeather(degrees: -3)) {
    try await city.refresh()
    #expect(city.degrees == 7)
    #expect(try await isFreezing(in: "Oslo"))
  }
}
