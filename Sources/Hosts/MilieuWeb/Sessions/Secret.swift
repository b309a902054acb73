/// Texts that nobody can guess.
enum Secret {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// How long a secret is.
  static let length = 24

  /// Whether a text could be a secret.
  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == length && text.utf8.allSatisfy { alphabet.contains($0) }
  }

  /// 144 bits from the system's generator, in the alphabet of base64url.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(unsafeUninitializedCapacity: length) { text in
      var bits: UInt64 = 0
      for index in 0..<length {
        if index % 8 == 0 { bits = generator.next() }
        text[index] = alphabet[Int(bits & 63)]
        bits >>= 6
      }
      return length
    }
  }
}
