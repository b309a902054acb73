import MilieuEnvironment
import MilieuRuntime
import Observation
import Synchronization

/// What the tests of this target depend on.
protocol Catalog: Sendable {
  var name: String { get }
}

/// Counts how often it is made, which no test here does.
struct WebCatalog: Catalog {
  static let made = Mutex(0)
  let name = "web"
  init() { Self.made.withLock { $0 += 1 } }
}

struct SampleCatalog: Catalog {
  var name = "sample"
}

/// Keeps what it is told, which tests must not share.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }
  func write(_ line: String) { lines.withLock { $0.append(line) } }
}

@Unimplementable
struct Weather: Sendable {
  var forecast: @Sendable (String) async throws -> String
  var cities: @Sendable () -> [String]
  var isOnline: @Sendable () -> Bool = { false }
}

struct SunnyWeather {
  static let live = Weather(forecast: { "sun in \($0)" }, cities: { ["Oslo"] }, isOnline: { true })
}

extension EnvironmentValues {
  @Entry(live: WebCatalog(), preview: SampleCatalog()) var catalog: any Catalog
  @Entry(live: Journal(), test: Journal()) var journal: Journal
  @Entry(live: SunnyWeather.live) var weather: Weather
  @Entry(live: "live") var stage: String
  @Entry var number = 0
}

@Observable final class ShopModel: @unchecked Sendable {
  // NB: unchecked because its properties are written by nobody.
  @ObservationIgnored @Environment(\.catalog) private var catalog
  @ObservationIgnored @Environment(\.weather) private var weather
  @ObservationIgnored @Environment(\.number) private var storedNumber

  var catalogName: String { catalog.name }
  var number: Int { storedNumber }
  func forecast() async throws -> String { try await weather.forecast("Oslo") }
}
