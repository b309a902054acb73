public import Foundation

/// Words to look up for the person's language, with values put into them.
///
/// Values are formatted for the locale of the place where they are shown: `Text("\(1234) files")` shows a grouped number, as in
/// SwiftUI. Translations are not looked up yet; the words appear as they are written.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Segment: Sendable {
    case words(String)
    case value(@Sendable (Locale) -> String, plain: String)
    case text(Text)
  }

  /// The words, where no value depends on the locale.
  let words: String

  /// All parts, where one does.
  let segments: [Segment]

  public init(_ value: String) {
    words = value
    segments = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    words = stringInterpolation.words
    segments = stringInterpolation.finishedSegments
  }

  public static func == (left: Self, right: Self) -> Bool {
    guard left.words == right.words, left.segments.count == right.segments.count else { return false }
    return zip(left.segments, right.segments).allSatisfy { left, right in
      switch (left, right) {
      case (.words(let left), .words(let right)): left == right
      case (.value(_, let left), .value(_, let right)): left == right
      case (.text(let left), .text(let right)): left == right
      default: false
      }
    }
  }

  /// Collects the parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words = ""
    private var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      words.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    fileprivate var finishedSegments: [Segment] {
      segments.isEmpty || words.isEmpty ? segments : segments + [.words(words)]
    }

    private mutating func append(_ segment: Segment) {
      if !words.isEmpty { segments.append(.words(words)) }
      words = ""
      segments.append(segment)
    }

    public mutating func appendLiteral(_ literal: String) {
      words += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      words += string
    }

    public mutating func appendInterpolation(_ string: Substring) {
      words += string
    }

    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    public mutating func appendInterpolation<Value: BinaryInteger & Sendable>(_ value: Value) {
      append(.value({ LocalizedNumbers.text(for: Int64(clamping: value), in: $0) }, plain: String(value)))
    }

    public mutating func appendInterpolation(_ value: Double) {
      append(.value({ LocalizedNumbers.text(for: value, in: $0) }, plain: String(value)))
    }

    public mutating func appendInterpolation(_ value: Float) {
      append(.value({ LocalizedNumbers.text(for: Double(value), in: $0) }, plain: String(value)))
    }

    public mutating func appendInterpolation(_ value: CGFloat) {
      appendInterpolation(Double(value))
    }

    /// A value formatted as the C specifier says, such as `"%.2f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      words += String(format: specifier, value)
    }

    /// A value in a format that follows the locale.
    public mutating func appendInterpolation<Format: FormatStyle & Sendable>(_ value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
      append(.value({ format.locale($0).format(value) }, plain: format.format(value)))
    }

    /// A date in a style that follows the locale.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      words += String(describing: value)
    }
  }
}
