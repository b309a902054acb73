internal import Foundation
internal import MilieuViews

extension Animation {
  /// The course in CSS. A spring is a line through points on its way.
  var cssEasing: String {
    switch course {
    case .curve(0, 0, 1, 1): return "linear"
    case .curve(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(short).joined(separator: ",")))"
    case .spring:
      let points = (1..<Self.points).map { short(progress(at: Double($0) / Double(Self.points))) }
      return "linear(0,\(points.joined(separator: ",")),1)"
    }
  }

  private static let points = 24

  private func short(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension AnyTransition.Effect {
  /// A declaration that says what something is like before it has come, or after it has gone.
  var css: String {
    switch self {
    case .opacity: "opacity:0"
    case .scale(let scale): "scale:\(clamped(scale))"
    case .offset(let x, let y): "translate:\(clamped(x))px \(clamped(y))px"
    case .beyond(.leading): "translate:-100% 0"
    case .beyond(.trailing): "translate:100% 0"
    case .beyond(.top): "translate:0 -100%"
    case .beyond(.bottom): "translate:0 100%"
    }
  }

  private func clamped(_ number: Double) -> Double { number.isFinite ? min(max(number, -10_000), 10_000) : 0 }
}
