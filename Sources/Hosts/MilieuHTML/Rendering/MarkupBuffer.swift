/// UTF-8 text that is put together piece by piece: markup, or JSON that carries markup.
struct MarkupBuffer {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  var isEmpty: Bool { bytes.isEmpty }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  // MARK: - As it is

  @inline(__always)
  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text that is known to hold nothing to be escaped.
  mutating func append(raw text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ other: MarkupBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  mutating func append(_ number: some BinaryInteger) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = UInt64(number.magnitude)
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Appends a number as CSS, HTML and JSON read it, to three decimals. What is not a number becomes 0.
  mutating func append(_ number: Double) {
    guard number.isFinite else { return append(0) }
    let thousandths = (min(max(number, -1e9), 1e9) * 1000).rounded()
    let whole = Int64(thousandths.magnitude) / 1000
    var fraction = Int64(thousandths.magnitude) % 1000
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: Int64 = 100
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }

  // MARK: - Escaped

  /// Appends text so that it reads as itself both between tags and in a quoted attribute.
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() {
        let reference: StaticString
        switch byte {
        case UInt8(ascii: "&"): reference = "&amp;"
        case UInt8(ascii: "<"): reference = "&lt;"
        case UInt8(ascii: ">"): reference = "&gt;"
        case UInt8(ascii: "\""): reference = "&quot;"
        case UInt8(ascii: "'"): reference = "&#39;"
        // A parser would drop or turn these into others.
        case 0: reference = "\u{FFFD}"
        case UInt8(ascii: "\r"): reference = "&#13;"
        default: continue
        }
        bytes.append(contentsOf: utf8[start..<index])
        append(reference)
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  /// Appends a JSON string.
  mutating func append(json text: String) {
    var text = text
    text.withUTF8 { append(json: $0) }
  }

  /// Appends a JSON string that carries what another buffer holds.
  mutating func append(json other: MarkupBuffer) {
    other.bytes.withUnsafeBufferPointer { append(json: $0) }
  }

  private mutating func append(json utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for (index, byte) in utf8.enumerated() where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    {
      bytes.append(contentsOf: utf8[start..<index])
      start = index + 1
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\t"): append("\\t")
      case UInt8(ascii: "\r"): append("\\r")
      default:
        append(byte < 0x10 ? "\\u000" : "\\u001")
        bytes.append(Self.hexadecimal[Int(byte & 0xF)])
      }
    }
    bytes.append(contentsOf: utf8[start...])
    bytes.append(UInt8(ascii: "\""))
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}
