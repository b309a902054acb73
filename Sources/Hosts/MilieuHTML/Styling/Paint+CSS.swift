internal import Foundation
internal import MilieuViews

extension Paint {
  /// The paint as one colour; of a gradient, its first.
  var css: String {
    switch self {
    case .color(let color): color.css
    case .level(let level): "var(--l\(min(max(level, 0), 3)))"
    case .tint: "var(--tint)"
    case .background: "var(--background)"
    case .linear(let stops, _, _): stops.first?.color.css ?? "transparent"
    }
  }

  /// The paint as one colour that words and symbols are read in.
  var cssInk: String {
    switch self {
    case .color(let color): color.cssInk
    case .linear(let stops, _, _): stops.first?.color.cssInk ?? "transparent"
    default: css
    }
  }

  /// The paint as a background, gradients included.
  var cssBackground: String {
    guard case .linear(let stops, let start, let end) = self, stops.count > 1 else { return css }
    let list = stops.map { stop in
      var percent = MarkupBuffer()
      percent.append(stop.location * 100)
      return "\(stop.color.css) \(percent.text)%"
    }
    return "linear-gradient(\(Self.direction(from: start, to: end)),\(list.joined(separator: ",")))"
  }

  /// CSS draws a gradient from edge to edge; one between points inside is drawn at their angle.
  private static func direction(from start: UnitPoint, to end: UnitPoint) -> String {
    let across = Double(end.x - start.x)
    let down = Double(end.y - start.y)
    if across != 0, down != 0, abs(across) == abs(down) {
      // Corner to corner, CSS and SwiftUI agree on the lines of equal colour.
      return "to \(down > 0 ? "bottom" : "top") \(across > 0 ? "right" : "left")"
    }
    var degrees = MarkupBuffer()
    degrees.append(across == 0 && down == 0 ? 180 : atan2(across, -down) * 180 / .pi)
    return degrees.text + "deg"
  }
}
