import MilieuEnvironment

struct CountKey: EnvironmentKey { static let defaultValue = 0 }
struct NameKey: EnvironmentKey { static let defaultValue = "nobody" }
struct TitleKey: EnvironmentKey { static let defaultValue = "untitled" }
struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }

struct Theme: Equatable, Sendable {
  struct Colors: Equatable, Sendable {
    var accent = "blue"
    var background = "white"
  }
  var colors = Colors()
  var size = 12
}

extension EnvironmentValues {
  var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// Several keys behind one property.
  var nameAndTitle: String {
    get { name + "/" + title }
    set { (name, title) = (newValue, newValue) }
  }
}

extension EnvironmentScope {
  /// Provides what a change writes on values that start as those of the parent.
  @discardableResult
  func provide(from site: ProviderSite = .unknown, _ change: (inout EnvironmentValues) -> Void) -> [ObjectIdentifier] {
    var values = EnvironmentValues(scope: parent ?? EnvironmentScope(), provider: site)
    change(&values)
    return provide(values)
  }
}

/// Counts what a reader hears.
final class Listener: EnvironmentReaderOwner {
  var changes = 0
  var certain = 0
  var notesReads = true

  func environmentDidChange(isCertain: Bool) {
    changes += 1
    if isCertain { certain += 1 }
  }
}

/// Random numbers that are the same in every run (SplitMix64, Steele 2014).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
