internal import Foundation

private struct Content<Format: FormatStyle & Sendable>: Sendable where Format.FormatInput: Sendable {
  let input: Format.FormatInput
  let format: Format
}

/// A value with the format it is shown in.
final class FormattedValue: Equatable, Sendable {
  private let format: @Sendable (Locale) -> String
  private let isSame: @Sendable (FormattedValue) -> Bool
  private let input: any Sendable

  init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
    self.input = Content(input: input, format: format)
    self.format = { format.locale($0).format(input) }
    isSame = { other in
      guard let other = other.input as? Content<Format> else { return false }
      return other.input == input && other.format == format
    }
  }

  func text(in locale: Locale) -> String { format(locale) }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool {
    left === right || left.isSame(right)
  }
}
