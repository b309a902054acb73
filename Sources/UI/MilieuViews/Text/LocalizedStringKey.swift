public import Foundation

/// Words to look up for the person's language, with values put into them.
///
/// Values are formatted for the locale of the place where they are shown: `Text("\(1234) files")` shows a grouped number, as in
/// SwiftUI. Translations are not looked up yet; the words appear as they are written.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Part: Equatable, Sendable {
    case words(NumberedWords)
    case value(FormattedValue)
    case text(Text)
  }

  /// The words, where nothing but integers is put into them.
  let words: NumberedWords

  /// All parts, where other values are put into the words.
  let parts: [Part]

  public init(_ value: String) {
    words = NumberedWords(value)
    parts = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    words = stringInterpolation.parts.isEmpty ? stringInterpolation.words : NumberedWords("")
    parts = stringInterpolation.finishedParts
  }

  /// Collects the parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words: NumberedWords
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      words = NumberedWords("")
    }

    fileprivate var finishedParts: [Part] {
      parts.isEmpty || words.isEmpty ? parts : parts + [.words(words)]
    }

    private mutating func append(_ part: Part) {
      if !words.isEmpty { parts.append(.words(words)) }
      words = NumberedWords("")
      parts.append(part)
    }

    public mutating func appendLiteral(_ literal: String) { words.append(literal) }
    public mutating func appendInterpolation(_ string: String) { words.append(string) }
    public mutating func appendInterpolation(_ string: Substring) { words.append(String(string)) }
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// An integer, grouped as the locale does.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      words.append(Int64(clamping: value))
    }

    /// A number with six digits after the point, as SwiftUI's keys show one; use `specifier:` or `format:` for another form.
    public mutating func appendInterpolation(_ value: Double) {
      append(.value(FormattedValue(value, format: .number.precision(.fractionLength(6)).grouping(.never))))
    }

    public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }
    public mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }

    /// A value formatted as the C specifier says, such as `"%.2f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      words.append(String(format: specifier, value))
    }

    /// A value in a format that follows the locale.
    public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
      _ value: Format.FormatInput, format: Format
    )
    where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
      append(.value(FormattedValue(value, format: format)))
    }

    /// A date in a style that follows the locale.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      words.append(String(describing: value))
    }
  }
}
