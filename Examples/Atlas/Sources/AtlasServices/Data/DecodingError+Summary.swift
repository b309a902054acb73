extension DecodingError {
  /// What is wrong and where, in one line without a full stop: "no value for alpha_3 at 3166-1[12]".
  package var summary: String {
    switch self {
    case .keyNotFound(let key, let context):
      "no value for \(key.stringValue)" + Self.place(context.codingPath)
    case .valueNotFound(let type, let context):
      "null instead of \(type)" + Self.place(context.codingPath)
    case .typeMismatch(let type, let context):
      "not of type \(type)" + Self.place(context.codingPath)
    case .dataCorrupted(let context):
      Self.sentence(context.debugDescription) + Self.place(context.codingPath)
    @unknown default:
      String(describing: self)
    }
  }

  private static func place(_ path: [CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    let place = path.reduce(into: "") { text, key in
      // A dictionary's key may look like a number too ("4217"); only an index has another spelling besides.
      if let index = key.intValue, key.stringValue != String(index) {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return " at \(place)"
  }

  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
