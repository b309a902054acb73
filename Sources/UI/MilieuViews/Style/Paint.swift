/// What something is drawn with, as a host is told.
package enum Paint: Hashable, Sendable, CustomStringConvertible {
  case color(Color)
  /// A level of the inherited foreground: 0 for primary, 1 for secondary and so on.
  case level(Int)
  /// The accent of the place.
  case tint
  /// The background of the place.
  case background
  case linear([GradientStop], from: UnitPoint, to: UnitPoint)

  package var description: String {
    switch self {
    case .color(let color): color.description
    case .level(let level): "level \(level)"
    case .tint: "tint"
    case .background: "background"
    case .linear(let stops, let start, let end): "gradient \(stops.map(\.color)) from \(start) to \(end)"
    }
  }
}

/// A colour of a gradient and where it stands.
package struct GradientStop: Hashable, Sendable {
  package let color: Color

  /// From 0, the start, to 1, the end.
  package let location: Double
}
