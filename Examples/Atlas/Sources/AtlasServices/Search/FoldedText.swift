import Foundation

/// A text as the search compares it: without case, diacritics and typographic variants, as UTF-8.
///
/// Foundation folds case, diacritics and width. It keeps letters that Unicode does not decompose ("ø", "ł", "ə") and
/// typographic apostrophes and dashes, which a keyboard lacks; these are replaced here, so that "Lodz" finds Łódź.
/// Runs of whitespace become one space; whitespace at both ends goes.
package struct FoldedText: Comparable, Hashable, Sendable {
  /// The folded text's UTF-8 bytes.
  package let bytes: [UInt8]

  /// Folds `text`.
  package init(_ text: String) {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    var scalars = String.UnicodeScalarView()
    var spaceIsDue = false
    for scalar in folded.unicodeScalars {
      if scalar.properties.isWhitespace {
        spaceIsDue = !scalars.isEmpty
        continue
      }
      if spaceIsDue {
        scalars.append(" ")
        spaceIsDue = false
      }
      if let replacement = Self.replacements[scalar] {
        scalars.append(contentsOf: replacement.unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    bytes = Array(String(scalars).utf8)
  }

  /// The folded text as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The text as an alphabetical list places it: without the signs before its first letter or digit, if it has one.
  ///
  /// So "'Are'are" stands with the names that begin with an A.
  package var sortingKey: FoldedText {
    guard let start = bytes.firstIndex(where: Self.isLetterOrDigit) else { return self }
    return FoldedText(bytes: Array(bytes[start...]))
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether a byte of folded text belongs to a word. Bytes of letters beyond ASCII do.
  package static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }

  /// Whether nothing is left of the text.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether `lhs` comes before `rhs` by the order of Unicode scalars, which for folded text is the alphabet's.
  package static func < (lhs: FoldedText, rhs: FoldedText) -> Bool {
    lhs.bytes.lexicographicallyPrecedes(rhs.bytes)
  }

  private static let replacements: [Unicode.Scalar: String] = [
    "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ı": "i", "ħ": "h", "ə": "e", "ǝ": "e", "æ": "ae", "œ": "oe", "þ": "th",
    "‘": "'", "’": "'", "ʻ": "'", "ʼ": "'", "ʹ": "'", "′": "'", "‐": "-", "‑": "-", "–": "-", "—": "-",
  ]
}
