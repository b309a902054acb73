internal import Foundation

/// Goes through the characters of a format, and the arguments it takes in.
struct FormatScanner {
  let format: String
  let characters: [Character]
  let arguments: [Any]
  var place = 0
  var argument = 0

  init(_ format: String, _ arguments: [Any]) {
    self.format = format
    characters = Array(format)
    self.arguments = arguments
  }

  func failure(_ message: String, at place: Int? = nil) -> PredicateFormatError {
    PredicateFormatError(format: format, place: place ?? self.place, message: message)
  }

  var isAtEnd: Bool { place >= characters.count }
  var next: Character? { isAtEnd ? nil : characters[place] }

  mutating func skipSpace() {
    while let next, next.isWhitespace { place += 1 }
  }

  /// Takes a sign, if it is the next.
  mutating func take(_ sign: String) -> Bool {
    skipSpace()
    let signs = Array(sign)
    guard place + signs.count <= characters.count, Array(characters[place..<place + signs.count]) == signs else {
      return false
    }
    place += signs.count
    return true
  }

  static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "@"
  }

  /// The next word, which is not taken.
  func peekWord() -> String? {
    var ahead = self
    return ahead.takeName()
  }

  /// Takes a word whatever letters are capital, if it is the next.
  mutating func take(word: String) -> Bool {
    guard peekWord()?.uppercased() == word else { return false }
    skipSpace()
    place += word.count
    return true
  }

  /// Takes a name: letters, digits, `_` and `@`.
  mutating func takeName() -> String? {
    skipSpace()
    let start = place
    while let next, Self.isName(next) { place += 1 }
    return place == start ? nil : String(characters[start..<place])
  }

  /// The argument that stands for a mark in the format.
  mutating func takeArgument(for mark: String, at place: Int) throws -> Any {
    guard argument < arguments.count else {
      throw failure(
        "there \(arguments.count == 1 ? "is 1 argument" : "are \(arguments.count) arguments"), and none is left for '\(mark)'",
        at: place)
    }
    defer { argument += 1 }
    return arguments[argument]
  }

  /// Takes a text that stands in quotes.
  mutating func takeText() throws -> String? {
    guard let quote = next, quote == "'" || quote == "\"" else { return nil }
    let start = place
    place += 1
    var text = ""
    while let character = next {
      place += 1
      if character == quote { return text }
      guard character == "\\", let escaped = next else {
        text.append(character)
        continue
      }
      place += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      // Left for a pattern, which has signs of its own.
      case "\\", "'", "\"": text.append(escaped)
      default: text += ["\\", escaped]
      }
    }
    throw failure("the text that begins here has no end: there is no second \(quote)", at: start)
  }

  /// Takes a number.
  mutating func takeNumber() throws -> Any? {
    let start = place
    if next == "-" || next == "+" { place += 1 }
    let digits = place
    while let next, next.isNumber || next == "." || (next == "e" || next == "E") && place > digits { place += 1 }
    guard place > digits else {
      place = start
      return nil
    }
    let text = String(characters[start..<place])
    if let whole = Int64(text) { return whole }
    if let real = Double(text) { return real }
    throw failure("'\(text)' is no number", at: start)
  }
}
