import MilieuEnvironment
import MilieuRuntime

private struct CountKey: EnvironmentKey { static let defaultValue = 0 }
private struct NameKey: EnvironmentKey { static let defaultValue = "nobody" }
private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }

struct Theme: Equatable, Sendable {
  var accent = "blue"
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
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// Two keys behind one property.
  var countAndName: (Int, String) {
    get { (count, name) }
    set { (count, name) = newValue }
  }
}

/// Notes what happens, in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []
  nonisolated init() {}
  func note(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Something that tests change from outside, and that views hold without reading it.
@MainActor
final class Remote<Value> {
  var set: ((Value) -> Void)?
  nonisolated init() {}
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
