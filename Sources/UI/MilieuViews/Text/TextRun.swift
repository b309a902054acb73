/// A part of a text that looks alike.
package struct TextRun: Hashable, Sendable, CustomStringConvertible {
  package var text: String
  package var look = TextLook()

  package init(_ text: String, look: TextLook = TextLook()) {
    self.text = text
    self.look = look
  }

  package var description: String { text }
}

/// How a text looks where it differs from what it inherits.
package struct TextLook: Hashable, Sendable {
  package var font: Font?
  package var foreground: Paint?
  package var weight: Font.Weight?
  package var design: Font.Design?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits: Bool?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?

  /// This look, with what it leaves open taken from another.
  func inside(_ outer: TextLook) -> TextLook {
    TextLook(
      font: font ?? outer.font, foreground: foreground ?? outer.foreground, weight: weight ?? outer.weight,
      design: design ?? outer.design, isItalic: isItalic ?? outer.isItalic,
      isMonospaced: isMonospaced ?? outer.isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      isUnderlined: isUnderlined ?? outer.isUnderlined, isStruckThrough: isStruckThrough ?? outer.isStruckThrough)
  }

  var isPlain: Bool { self == TextLook() }
}
