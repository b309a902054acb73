internal import Foundation
internal import MilieuViews

extension Color {
  /// The colour for an area, as CSS says it. System colours are tokens of the style sheet, which adapt to light and
  /// dark.
  var css: String { css(suffix: "") }

  /// The colour for words and symbols: of the system's colours a tone that is read well on the page.
  var cssInk: String { css(suffix: "-ink") }

  private func css(suffix: String) -> String {
    switch value {
    case .system(let name) where Self.hues.contains(name): faded("var(--\(name)\(suffix))")
    case .system(let name) where Self.roles.contains(name): faded("var(--\(name))")
    // A resource's colour is not known to a browser; it shows as the accent rather than not at all.
    case .system, .named: faded("var(--accent)")
    case .components(let red, let green, let blue):
      "#" + [red, green, blue].map(hexadecimal).joined() + (alpha == 1 ? "" : hexadecimal(alpha))
    }
  }

  private static let hues: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]
  private static let roles: Set = ["primary", "secondary", "accent"]

  private func faded(_ color: String) -> String {
    guard alpha != 1 else { return color }
    var percent = MarkupBuffer()
    percent.append(min(max(alpha, 0), 1) * 100)
    return "color-mix(in srgb,\(color) \(percent.text)%,transparent)"
  }

  private func hexadecimal(_ component: Double) -> String {
    let byte = UInt8((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
