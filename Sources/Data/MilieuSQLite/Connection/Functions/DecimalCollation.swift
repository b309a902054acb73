extension SQLiteCollation {
  /// Compares decimal numbers that are written as text by what they are worth, exactly: 9 comes before 10, and 1.0 is 1.
  ///
  /// What is no number comes after all numbers, byte by byte. The command `sqlite3` brings a collation of the same name, so that it can read
  /// and sort such columns; it takes 1.0 and 1 for two numbers, though.
  package static let decimal = SQLiteCollation(name: "decimal") { one, other in
    switch (DecimalText(one), DecimalText(other)) {
    case (let one?, let other?): one.compared(with: other)
    case (_?, nil): -1
    case (nil, _?): 1
    case (nil, nil): DecimalText.compareBytes(one, other)
    }
  }
}

/// A decimal number as it is written: sign, digits, point, digits, and perhaps a power of ten.
private struct DecimalText {
  private var isNegative = false
  /// Without zeros before it; with a point perhaps.
  private var digits: UnsafeRawBufferPointer
  /// How many digits stand before the point once it is written as 0.digits × 10ⁿ.
  private var magnitude = 0
  private var isZero = true

  init?(_ text: UnsafeRawBufferPointer) {
    var index = text.startIndex
    if index < text.endIndex, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      isNegative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    var first: Int?
    var end = index
    var point: Int?
    var hasDigits = false
    while end < text.endIndex {
      let byte = text[end]
      if byte == UInt8(ascii: "."), point == nil {
        point = end
      } else if Self.isDigit(byte) {
        hasDigits = true
        if byte != UInt8(ascii: "0"), first == nil { first = end }
      } else {
        break
      }
      end += 1
    }
    guard hasDigits else { return nil }
    var exponent = 0
    if end < text.endIndex {
      guard let read = Self.exponent(text[end...]) else { return nil }
      exponent = read
    }
    digits = UnsafeRawBufferPointer(rebasing: text[(first ?? end)..<end])
    guard let first else {
      isNegative = false
      return
    }
    isZero = false
    let unit = point ?? end
    magnitude = (first < unit ? unit - first : unit - first + 1) + exponent
  }

  func compared(with other: Self) -> Int {
    if isZero || other.isZero { return sign - other.sign }
    guard isNegative == other.isNegative else { return isNegative ? -1 : 1 }
    let size = magnitude != other.magnitude ? magnitude - other.magnitude : comparedDigits(with: other)
    return isNegative ? -size.signum() : size.signum()
  }

  private var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// Both begin with a digit that is not zero, of the same worth.
  private func comparedDigits(with other: Self) -> Int {
    var one = digits.makeIterator()
    var two = other.digits.makeIterator()
    while true {
      let left = Self.digit(&one)
      let right = Self.digit(&two)
      if left == nil, right == nil { return 0 }
      let difference = Int(left ?? UInt8(ascii: "0")) - Int(right ?? UInt8(ascii: "0"))
      if difference != 0 { return difference }
    }
  }

  private static func digit(_ digits: inout UnsafeRawBufferPointer.Iterator) -> UInt8? {
    while let byte = digits.next() {
      if byte != UInt8(ascii: ".") { return byte }
    }
    return nil
  }

  /// A power of ten that no decimal number reaches is none.
  private static func exponent(_ text: Slice<UnsafeRawBufferPointer>) -> Int? {
    guard let mark = text.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return nil }
    var rest = text.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.count <= 6, rest.allSatisfy(isDigit) else { return nil }
    let power = rest.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return isNegative ? -power : power
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func compareBytes(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Int {
    for (left, right) in zip(one, other) where left != right { return Int(left) - Int(right) }
    return one.count - other.count
  }
}
