import Foundation

/// A text as the search compares it: without case, diacritics and typographic variants, as UTF-8.
///
/// Foundation folds case, diacritics and width. It keeps letters that Unicode does not decompose ("ø", "ł", "ə") and
/// typographic apostrophes and dashes, which a keyboard lacks; these are replaced here, so that "Lodz" finds Łódź.
/// Runs of whitespace become one space; whitespace at both ends goes.
struct FoldedText: Comparable, Hashable, Sendable {
  /// The folded text's UTF-8 bytes.
  let bytes: [UInt8]

  /// Folds `text`.
  init(_ text: String) {
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
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether nothing is left of the text.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether `lhs` comes before `rhs` by the order of Unicode scalars, which for folded text is the alphabet's.
  static func < (lhs: FoldedText, rhs: FoldedText) -> Bool {
    lhs.bytes.lexicographicallyPrecedes(rhs.bytes)
  }

  private static let replacements: [Unicode.Scalar: String] = [
    "ø": "o", "đ": "d", "ð": "d", "ł": "l", "ı": "i", "ħ": "h", "ə": "e", "ǝ": "e", "æ": "ae", "œ": "oe", "þ": "th",
    "‘": "'", "’": "'", "ʻ": "'", "ʼ": "'", "ʹ": "'", "′": "'", "‐": "-", "‑": "-", "–": "-", "—": "-",
  ]
}
