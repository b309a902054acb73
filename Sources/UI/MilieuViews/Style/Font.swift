public import Foundation

/// A typeface, size and weight.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  /// The system's text styles, which follow the person's text size.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    /// As CSS and OpenType count, from 100 to 900.
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The design of the system's typeface.
  public enum Design: String, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  package enum Size: Hashable, Sendable {
    case style(TextStyle)
    case points(Double)
  }

  /// `nil` for a font that changes other traits of the inherited one.
  package private(set) var size: Size?
  package private(set) var name: String?
  package private(set) var weight: Weight?
  package private(set) var design: Design?
  package private(set) var isItalic = false
  package private(set) var hasMonospacedDigits = false

  private init(size: Size?) {
    self.size = size
  }

  /// A font of the system in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(size: .style(style))
    font.design = design
    font.weight = weight
    return font
  }

  /// A font of the system in a size of points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(size: .points(Double(size)))
    font.design = design
    font.weight = weight
    return font
  }

  /// A font by its family name; a host that does not have it shows the system's.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(size: .points(Double(size)))
    font.name = name
    return font
  }

  /// A font by its family name. The size does not follow the person's text size here.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A font by its family name, in a size that does not follow the person's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  public static let largeTitle = Font(size: .style(.largeTitle))
  public static let title = Font(size: .style(.title))
  public static let title2 = Font(size: .style(.title2))
  public static let title3 = Font(size: .style(.title3))
  public static let headline = Font(size: .style(.headline))
  public static let subheadline = Font(size: .style(.subheadline))
  public static let body = Font(size: .style(.body))
  public static let callout = Font(size: .style(.callout))
  public static let footnote = Font(size: .style(.footnote))
  public static let caption = Font(size: .style(.caption))
  public static let caption2 = Font(size: .style(.caption2))

  // MARK: - Variants

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  public var description: String {
    var parts: [String] = []
    switch size {
    case .style(let style): parts.append(style.rawValue)
    case .points(let points): parts.append("\(points)pt")
    case nil: break
    }
    if let name { parts.append(name) }
    if let weight { parts.append("weight \(weight.value)") }
    if let design { parts.append(design.rawValue) }
    if isItalic { parts.append("italic") }
    if hasMonospacedDigits { parts.append("monospaced digits") }
    return parts.joined(separator: " ")
  }
}
