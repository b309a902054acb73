/// Reads the only shape of JSON a page sends: one array of numbers, texts, flags and nulls, without white space.
///
/// Whatever else JSON allows is refused, so that nothing a client nests or repeats costs more than its length.
struct ScalarArray {
  enum Scalar: Equatable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
    case null
  }

  /// The most values a message has.
  static let maximumCount = 8

  private let bytes: [UInt8]
  private var position = 0

  /// The values, or nil when the bytes are anything else.
  static func read(_ bytes: [UInt8]) -> [Scalar]? {
    var reader = ScalarArray(bytes: bytes)
    return reader.readArray()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func readArray() -> [Scalar]? {
    guard take("[") else { return nil }
    var values: [Scalar] = []
    values.reserveCapacity(4)
    repeat {
      guard values.count < Self.maximumCount, let value = readScalar() else { return nil }
      values.append(value)
    } while take(",")
    guard take("]"), position == bytes.count else { return nil }
    return values
  }

  private mutating func readScalar() -> Scalar? {
    switch next {
    case UInt8(ascii: "\""): readText().map(Scalar.text)
    case UInt8(ascii: "t"): readWord("true").map { _ in .flag(true) }
    case UInt8(ascii: "f"): readWord("false").map { _ in .flag(false) }
    case UInt8(ascii: "n"): readWord("null").map { _ in .null }
    default: readNumber().map(Scalar.number)
    }
  }

  private mutating func readWord(_ word: StaticString) -> Void? {
    let count = word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { bytes[position...].prefix(count).elementsEqual($0) }
    guard matches else { return nil }
    position += count
    return ()
  }

  // MARK: - Numbers

  private mutating func readNumber() -> Double? {
    let start = position
    let isNegative = take("-")
    guard let whole = readDigits(), whole.count == 1 || bytes[whole.start] != UInt8(ascii: "0") else { return nil }
    if next != UInt8(ascii: "."), next != UInt8(ascii: "e"), next != UInt8(ascii: "E"), whole.count <= 15 {
      let value = bytes[whole.start..<position].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return isNegative ? -Double(value) : Double(value)
    }
    if take(".") { guard readDigits() != nil else { return nil } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard readDigits() != nil else { return nil }
    }
    guard position - start <= 32 else { return nil }
    let value = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func readDigits() -> (start: Int, count: Int)? {
    let start = position
    while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { position += 1 }
    return position > start ? (start, position - start) : nil
  }

  // MARK: - Texts

  private mutating func readText() -> String? {
    guard take("\"") else { return nil }
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else { return nil }
      position += 1
    }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    while !take("\"") {
      if take("\\") {
        guard let scalar = readEscape() else { return nil }
        text.unicodeScalars.append(scalar)
        continue
      }
      let start = position
      while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        guard byte >= 0x20 else { return nil }
        position += 1
      }
      guard position > start else { return nil }
      text += String(decoding: bytes[start..<position], as: UTF8.self)
    }
    return text
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    guard let kind = next else { return nil }
    position += 1
    switch Unicode.Scalar(kind) {
    case "\"", "\\", "/": return Unicode.Scalar(kind)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return readHexEscape()
    default: return nil
    }
  }

  /// A `\u` escape. Half of a surrogate pair, which browsers write when a text is cut inside a character, becomes U+FFFD.
  private mutating func readHexEscape() -> Unicode.Scalar? {
    guard let unit = readHex() else { return nil }
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    let afterFirst = position
    if UTF16.isLeadSurrogate(unit), take("\\"), take("u"), let trail = readHex(), UTF16.isTrailSurrogate(trail) {
      return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF)))
    }
    position = afterFirst
    return "\u{FFFD}"
  }

  private mutating func readHex() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    position += 4
    return unit
  }
}
