/// Values in a line of a message.
enum ValueText {
  private static let longest = 60

  /// A value as short as it can be said: an object by its type, text in quotation marks.
  ///
  /// NB: an object is not asked for its description, which may read properties that a body would then depend on.
  static func line(_ value: Any?) -> String {
    guard let value = value.flatMap(unwrapped) else { return "nil" }
    if type(of: value) is AnyClass { return "\(type(of: value))" }
    if let text = value as? String { return shortened(text.debugDescription) }
    let words = String(describing: value)
    return words == "(Function)" ? "a function" : shortened(words)
  }

  /// The value of one that is provided, if it is known.
  static func line(of provider: EnvironmentExplanation.Provider) -> String {
    if provider.value == nil, provider.lifetime == .process { return "" }
    return line(provider.value)
  }

  /// What an optional holds, however deep.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any Wrapping else { return value }
    return optional.content.flatMap(unwrapped)
  }

  private static func shortened(_ words: String) -> String {
    let line = words.prefix { !$0.isNewline }
    return line.count == words.count && line.count <= longest ? words : line.prefix(longest) + "…"
  }
}

/// An optional, whatever it holds.
private protocol Wrapping {
  var content: Any? { get }
}

extension Optional: Wrapping {
  fileprivate var content: Any? { self }
}
