public import Foundation
public import MilieuRuntime

/// Words.
///
/// Texts that are added with `+` keep their own looks.
nonisolated public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case formatted(FormattedValue)
    indirect case styled(Text, TextLook)
    indirect case joined(Text, Text)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Words in the person's language, with values formatted for the locale.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    storage = key.parts.isEmpty && key.words.isFixed ? .verbatim(key.words.text) : .localized(key)
  }

  /// Words as they are.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Words as they are.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    storage = .verbatim(String(content))
  }

  /// A value in a format that follows the locale of the place.
  public init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
    storage = .formatted(FormattedValue(input, format: format))
  }

  /// One text after another, each with its own looks.
  public static func + (left: Text, right: Text) -> Text {
    Text(.joined(left, right))
  }
}

// MARK: - Looks

extension Text {
  private func with(_ change: (inout TextLook) -> Void) -> Text {
    var look = TextLook()
    var inner = self
    if case .styled(let text, let existing) = storage {
      inner = text
      look = existing
    }
    var outer = TextLook()
    change(&outer)
    return Text(.styled(inner, look.inside(outer)))
  }

  /// Sets the font; `nil` for that of the place.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// Sets the colour; `nil` for that of the place.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map { .color($0) } } }
  /// Sets what the words are drawn with.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = style.drawing.paint }
  }
  /// Sets how heavy the words are; `nil` for as the font is.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// Sets the design of the typeface; `nil` for as the font is.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  /// Makes the words bold.
  public func bold() -> Text { with { $0.weight = .bold } }
  /// Makes the words bold, or regular.
  public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : .regular } }
  /// Makes the words italic.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// Makes the words italic, or upright.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// Gives all letters one width, or their own.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  /// Gives all digits one width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  /// Draws a line below the words, or none.
  public func underline(_ isActive: Bool = true) -> Text { with { $0.isUnderlined = isActive } }
  /// Draws a line through the words, or none.
  public func strikethrough(_ isActive: Bool = true) -> Text { with { $0.isStruckThrough = isActive } }
}

// MARK: - View

extension Text: PrimitiveView {
  @_documentation(visibility: internal)
  public typealias ElementContent = EmptyView
  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .text }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    if case .verbatim(let words) = storage { return element.set(.text, words) }
    if case .localized(let key) = storage, key.parts.isEmpty {
      return element.set(.text, key.words.text(in: element.environment.locale))
    }
    let runs = resolved(in: element)
    if runs.count <= 1, runs.first?.look.isPlain != false {
      element.set(.text, runs.first?.text ?? "")
    } else {
      element.set(.runs, runs)
    }
  }

  /// The text as it appears in a place.
  @MainActor func resolved(in element: ElementDescription) -> [TextRun] {
    var locale: Locale?
    var runs: [TextRun] = []
    collect(TextLook(), into: &runs) {
      if let locale { return locale }
      let read = element.environment.locale
      locale = read
      return read
    }
    return runs
  }

  /// The words alone, in a locale.
  func words(in locale: Locale) -> String {
    var runs: [TextRun] = []
    collect(TextLook(), into: &runs) { locale }
    return runs.map(\.text).joined()
  }

  /// The words alone, as they appear in a place.
  @MainActor func words(in element: ElementDescription) -> String {
    resolved(in: element).map(\.text).joined()
  }

  private func collect(_ look: TextLook, into runs: inout [TextRun], locale: () -> Locale) {
    func append(_ words: String) {
      if let last = runs.last, last.look == look {
        runs[runs.count - 1].text += words
      } else {
        runs.append(TextRun(words, look: look))
      }
    }
    switch storage {
    case .verbatim(let words): append(words)
    case .formatted(let value): append(value.text(in: locale()))
    case .styled(let text, let inner): text.collect(inner.inside(look), into: &runs, locale: locale)
    case .joined(let left, let right):
      left.collect(look, into: &runs, locale: locale)
      right.collect(look, into: &runs, locale: locale)
    case .localized(let key):
      if key.parts.isEmpty { append(key.words.text(in: locale())) }
      for part in key.parts {
        switch part {
        case .words(let words): append(words.text(in: locale()))
        case .value(let value): append(value.text(in: locale()))
        case .text(let text): text.collect(look, into: &runs, locale: locale)
        }
      }
    }
  }
}
