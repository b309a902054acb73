import Foundation

/// A figure beside the baseline of the same run and the bound it is held to.
struct Figure: Codable {
  let name: String
  let value: Double
  let unit: String
  /// What the figure should stay under; `nil` for baselines.
  let bound: Double?
  /// How many times the named baseline operation the figure is.
  let baseline: String?
  let ratio: Double?
}

/// Collects figures, prints them as a table and writes them as JSON.
struct Report {
  private(set) var figures: [Figure] = []
  private var baselines: [String: Double] = [:]

  mutating func baseline(_ name: String, nanoseconds: Double) {
    baselines[name] = nanoseconds
    figures.append(Figure(name: name, value: nanoseconds, unit: "ns", bound: nil, baseline: nil, ratio: nil))
  }

  /// - Parameters:
  ///   - nanoseconds: what was measured.
  ///   - bound: what it should stay under, in nanoseconds.
  ///   - baseline: the operation timed in the same run to compare with.
  mutating func time(_ name: String, nanoseconds: Double, bound: Double?, beside baseline: String) {
    let ratio = baselines[baseline].map { nanoseconds / $0 }
    let (scale, unit) = nanoseconds >= 1e6 ? (1e6, "ms") : nanoseconds >= 1e3 ? (1e3, "µs") : (1, "ns")
    figures.append(
      Figure(
        name: name, value: nanoseconds / scale, unit: unit, bound: bound.map { $0 / scale }, baseline: baseline,
        ratio: ratio))
  }

  mutating func count(_ name: String, _ value: Double, unit: String, bound: Double? = nil) {
    figures.append(Figure(name: name, value: value, unit: unit, bound: bound, baseline: nil, ratio: nil))
  }

  func printTable() {
    let width = figures.map(\.name.count).max() ?? 0
    for figure in figures {
      var line = figure.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      line += String(format: "%10.2f %@", figure.value, figure.unit.padding(toLength: 7, withPad: " ", startingAt: 0))
      if let bound = figure.bound {
        line += String(format: "  %@ %.4g", figure.value <= bound ? "under" : "OVER", bound)
      }
      if let baseline = figure.baseline, let ratio = figure.ratio {
        line += String(format: "  (%.4g × %@)", ratio, baseline)
      }
      print(line)
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(figures).write(to: URL(filePath: path))
  }
}
