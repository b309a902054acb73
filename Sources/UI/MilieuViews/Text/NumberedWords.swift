internal import Foundation

/// Words that contain integers, written plainly, which a locale may write otherwise.
struct NumberedWords: Equatable, Sendable {
  private(set) var text: String

  /// Where the integers lie in ``text``: bytes from its start, times 256, plus bytes of the number.
  private var places: [UInt32] = []

  init(_ text: String) {
    self.text = text
  }

  var isEmpty: Bool { text.isEmpty }

  /// Whether the words look the same in every locale.
  var isFixed: Bool { places.isEmpty }

  mutating func append(_ words: String) {
    text += words
  }

  mutating func append(_ number: Int64) {
    let start = text.utf8.count
    text += String(number)
    // NB: past 16 million bytes of text a number stays as it is written.
    if let place = UInt32(exactly: start * 256 + (text.utf8.count - start)) { places.append(place) }
  }

  /// The words as a locale writes them.
  func text(in locale: Locale) -> String {
    guard !places.isEmpty else { return text }
    let isWestern = LocaleDigits.areWestern(in: locale)
    // Numbers of up to three digits look the same in every locale that writes the digits 0 to 9.
    if isWestern, places.allSatisfy({ $0 & 255 <= 3 }) { return text }
    let bytes = text.utf8
    var result = ""
    var next = bytes.startIndex
    for place in places {
      let start = bytes.index(bytes.startIndex, offsetBy: Int(place >> 8))
      let end = bytes.index(start, offsetBy: Int(place & 255))
      result += text[next..<start]
      result += Int64(text[start..<end]).map { LocalizedNumbers.text(for: $0, in: locale) } ?? String(text[start..<end])
      next = end
    }
    return result + text[next...]
  }
}
