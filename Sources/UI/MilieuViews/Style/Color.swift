public import Foundation
public import MilieuRuntime

/// A colour, either one of the system's, which adapts to light and dark, or given by its components.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The space that components are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  package enum Value: Hashable, Sendable {
    /// A colour the host knows by name and shows to suit its appearance.
    case system(String)
    /// A colour of the app's own, named in its resources.
    case named(String)
    /// Red, green and blue from 0 to 1, in sRGB.
    case components(red: Double, green: Double, blue: Double)
  }

  package let value: Value

  /// From 0, invisible, to 1.
  package let alpha: Double

  private init(_ value: Value, alpha: Double = 1) {
    self.value = value
    self.alpha = alpha
  }

  /// A colour from components, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func gamma(_ linear: Double) -> Double {
      linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
    let isLinear = colorSpace == .sRGBLinear
    self.init(
      .components(
        red: isLinear ? gamma(red) : red, green: isLinear ? gamma(green) : green, blue: isLinear ? gamma(blue) : blue),
      alpha: opacity)
  }

  /// A grey, from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour named in the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name))
  }

  /// The same colour, more transparent.
  public func opacity(_ opacity: Double) -> Color {
    Color(value, alpha: alpha * opacity)
  }

  public var description: String {
    let name =
      switch value {
      case .system(let name), .named(let name): name
      case .components(let red, let green, let blue):
        "#" + [red, green, blue].map { hexadecimal($0) }.joined()
      }
    return alpha == 1 ? name : "\(name) \(Int((alpha * 100).rounded()))%"
  }

  private func hexadecimal(_ component: Double) -> String {
    let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  // MARK: - System colours

  public static let red = Color(.system("red"))
  public static let orange = Color(.system("orange"))
  public static let yellow = Color(.system("yellow"))
  public static let green = Color(.system("green"))
  public static let mint = Color(.system("mint"))
  public static let teal = Color(.system("teal"))
  public static let cyan = Color(.system("cyan"))
  public static let blue = Color(.system("blue"))
  public static let indigo = Color(.system("indigo"))
  public static let purple = Color(.system("purple"))
  public static let pink = Color(.system("pink"))
  public static let brown = Color(.system("brown"))
  public static let gray = Color(.system("gray"))
  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let primary = Color(.system("primary"))
  public static let secondary = Color(.system("secondary"))
  public static let accentColor = Color(.system("accent"))
}

/// As SwiftUI, a colour is also a view that fills the place it is given.
extension Color: PrimitiveView {
  @_documentation(visibility: internal)
  public typealias ElementContent = EmptyView
  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .color }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.set(.paint, .color(self))
  }
}
