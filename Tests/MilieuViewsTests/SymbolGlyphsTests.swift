import MilieuViews
import Testing

@Suite("Symbol glyphs")
struct SymbolGlyphsTests {
  @Test("Every glyph is one narrow character that is shown as text")
  func glyphsAreNarrowText() {
    #expect(SymbolGlyphs.names.count > 500)
    for name in SymbolGlyphs.names {
      let scalars = SymbolGlyphs.glyph(for: name).map { Array($0.unicodeScalars) } ?? []
      #expect(scalars.count == 1, "\(name)")
      for scalar in scalars {
        #expect(!scalar.properties.isEmojiPresentation && !scalar.properties.isWhitespace, "\(name): \(scalar)")
        // From U+2E80 on, the pictographs are the only narrow ones used.
        #expect(
          scalar.value < 0x2E80 || (0x1F300..<0x1F600).contains(scalar.value)
            || (0x1F680..<0x1F700).contains(scalar.value), "\(name): \(scalar)")
      }
    }
  }

  @Test(
    "A variant without a glyph has its base's",
    arguments: [
      ("checkmark", "✓"), ("checkmark.rectangle.fill", "✓"), ("star.fill", "★"), ("star", "☆"),
      ("star.circle", "☆"), ("star.circle.fill", "★"), ("folder.badge.plus", "🗀"), ("chevron.left.circle.fill", "‹"),
    ])
  func variants(name: String, glyph: String) {
    #expect(SymbolGlyphs.glyph(for: name) == glyph)
  }

  @Test("An unknown symbol has no glyph", arguments: ["", "fill", "no.such.symbol", "no.such.symbol.circle.fill"])
  func unknown(name: String) {
    #expect(SymbolGlyphs.glyph(for: name) == nil)
  }

  @Test("A name's candidates go from the nearest to the farthest")
  func candidates() {
    #expect(SymbolName("bell.circle.fill").candidates == ["bell.circle.fill", "bell.circle", "bell.fill", "bell"])
    #expect(SymbolName("person.fill.badge.plus").candidates == ["person.fill.badge.plus", "person.fill", "person"])
    #expect(SymbolName("mic.slash").candidates == ["mic.slash"])
    #expect(SymbolName("circle.fill").candidates == ["circle.fill", "circle"])
  }
}
