internal import Foundation

/// Writes a number as a C specifier says, for a locale.
struct SpecifierStyle<Value: CVarArg & Equatable & Sendable>: FormatStyle {
  let specifier: String
  var locale = Locale(identifier: "en_US_POSIX")

  func format(_ value: Value) -> String { String(format: specifier, locale: locale, value) }

  func locale(_ locale: Locale) -> Self { SpecifierStyle(specifier: specifier, locale: locale) }
}
