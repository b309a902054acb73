import SwiftUI
import Synchronization

struct StationKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Station> { \.station }

  @Environment(\.weather) private var weather
  @Environment(\.city) private var city

  func makeValue() -> Station { Station(weather: weather, city: city) }
  static func tearDown(_ station: Station) async { await station.close() }
}

extension EnvironmentValues {
  @Entry var city = "Oslo"

  var station: Station {
    get { self[StationKey.self] }
    set { self[StationKey.self] = newValue }
  }
}

final class Station: Sendable {
  let city: String
  private let weather: any Weather
  private let closed = Mutex(false)

  init(weather: any Weather, city: String) {
    self.weather = weather
    self.city = city
  }

  var isClosed: Bool { closed.withLock { $0 } }
  func degrees() async throws -> Int { try await weather.degrees(in: city) }
  func close() async { closed.withLock { $0 = true } }
}

struct StationView: View {
  @Environment(\.station) private var station

  var body: some View { Text(station.city) }
}

struct TwoCities: View {
  var body: some View {
    VStack {
      StationView()
      StationView()
      StationView().environment(\.city, "Bergen")
    }
  }
}

struct NormalsKey: AsyncEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, AsyncOnce<Normals>> { \.normals }

  @Environment(\.weather) private var weather

  func make() async throws -> Normals { try await Normals(of: weather) }
}

extension EnvironmentValues {
  var normals: AsyncOnce<Normals> {
    get { self[NormalsKey.self] }
    set { self[NormalsKey.self] = newValue }
  }
}

struct Normals: Sendable {
  let degrees: [String: Int]

  init(degrees: [String: Int]) {
    self.degrees = degrees
  }

  init(of weather: any Weather) async throws {
    var degrees: [String: Int] = [:]
    for city in ["Bergen", "Oslo"] { degrees[city] = try await weather.degrees(in: city) }
    self.degrees = degrees
  }
}

struct NormalView: View {
  let city: String
  @Environment(\.normals) private var normals
  @State private var text = "…"

  var body: some View {
    Text(text).task {
      do { text = try await "\(normals.value.degrees[city] ?? 0)°" } catch { text = "not known" }
    }
  }
}

struct Tide {}
struct Moon {}

struct TideKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Tide> { \.tide }

  @Environment(\.moon) private var moon

  func makeValue() -> Tide { withExtendedLifetime(moon) { Tide() } }
}

struct MoonKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Moon> { \.moon }

  @Environment(\.tide) private var tide

  func makeValue() -> Moon { withExtendedLifetime(tide) { Moon() } }
}

extension EnvironmentValues {
  var tide: Tide { self[TideKey.self] }

  var moon: Moon {
    get { self[MoonKey.self] }
    set { self[MoonKey.self] = newValue }
  }
}

struct Harbour: View {
  var body: some View {
    VStack {
      Text("Harbour")
      TideView()
    }
  }
}

struct TideView: View {
  @Environment(\.tide) private var tide

  var body: some View { Text("\(type(of: tide))") }
}
