internal import MilieuViews

extension AttributeWriter {
  /// Writes a font for what inherits it. Weights go through variables, so that `bold()` around a font still holds.
  mutating func inherited(_ font: Font) {
    switch font.size {
    case .style(let style): addClass("f-", suffix: style.rawValue)
    case .points(let points):
      addClass("f")
      style("font-size", number: max(points, 1) / 16, unit: "rem")
    case nil: break
    }
    if let weight = font.weight { style("--fw", number: Double(weight.value)) }
    family(of: font)
    if font.isItalic { style("font-style", "italic") }
    if font.hasMonospacedDigits { style("font-variant-numeric", "tabular-nums") }
  }

  /// Writes what inherited text takes on whatever its font.
  mutating func inherited(_ look: TextLook) {
    if let weight = look.weight { style("--lw", number: Double(weight.value)) }
    if let isItalic = look.isItalic { style("font-style", css: isItalic ? "italic" : "normal") }
    family(of: look)
    if look.hasMonospacedDigits == true { style("font-variant-numeric", "tabular-nums") }
    lines(of: look)
    if let font = look.font { inherited(font) }
    if let foreground = look.foreground { style("color", css: foreground.cssInk) }
  }

  /// Writes how one part of a text looks.
  mutating func run(_ look: TextLook) {
    if let font = look.font { inherited(font) }
    if let foreground = look.foreground { style("color", css: foreground.cssInk) }
    if let weight = look.weight { style("font-weight", number: Double(weight.value)) }
    if let isItalic = look.isItalic { style("font-style", css: isItalic ? "italic" : "normal") }
    family(of: look)
    if look.hasMonospacedDigits == true { style("font-variant-numeric", "tabular-nums") }
    lines(of: look)
  }

  private mutating func lines(of look: TextLook) {
    switch (look.isUnderlined == true, look.isStruckThrough == true) {
    case (true, true): style("text-decoration", "underline line-through")
    case (true, false): style("text-decoration", "underline")
    case (false, true): style("text-decoration", "line-through")
    case (false, false): break
    }
  }

  private mutating func family(of font: Font) {
    if let name = font.name, let family = Self.familyName(name) {
      style("font-family", css: "\"\(family)\",var(--sans)")
      return
    }
    switch font.design {
    case .serif: style("font-family", "var(--serif)")
    case .rounded: style("font-family", "var(--rounded)")
    case .monospaced: style("font-family", "var(--mono)")
    case .default, nil: break
    }
  }

  private mutating func family(of look: TextLook) {
    switch look.isMonospaced == true ? .monospaced : look.design {
    case .serif: style("font-family", "var(--serif)")
    case .rounded: style("font-family", "var(--rounded)")
    case .monospaced: style("font-family", "var(--mono)")
    case .default: style("font-family", "var(--sans)")
    case nil: break
    }
  }

  /// A family's name is free text: only what names consist of is taken.
  private static func familyName(_ name: String) -> String? {
    let family = name.unicodeScalars.filter { $0.properties.isAlphabetic || "0123456789 -".unicodeScalars.contains($0) }
    return family.isEmpty ? nil : String(String.UnicodeScalarView(family))
  }
}
