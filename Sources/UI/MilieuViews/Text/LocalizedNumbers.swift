internal import Foundation

/// Numbers as a locale writes them.
enum LocalizedNumbers {
  static func text(for value: Int64, in locale: Locale) -> String {
    // NB: a format style costs a microsecond; small numbers look the same in every locale that writes Western digits.
    if -1000 < value, value < 1000, LocaleDigits.areWestern(in: locale) { return String(value) }
    return value.formatted(.number.locale(locale))
  }

  /// As C's `%f`, which is how SwiftUI's keys format floating-point numbers.
  static func text(for value: Double, in locale: Locale) -> String {
    value.formatted(.number.precision(.fractionLength(6)).grouping(.never).locale(locale))
  }
}

/// Which locales write numbers with the digits 0 to 9.
enum LocaleDigits {
  static func areWestern(in locale: Locale) -> Bool {
    switch locale.language.languageCode?.identifier {
    case "ar", "fa", "ur", "ps", "ckb", "ne", "mr", "bn", "as", "my", "dz", "sat", "mni", "sd", "ks", "uz", "pa", "lrc":
      (0 as Int).formatted(.number.locale(locale)) == "0"
    default: locale.numberingSystem.identifier == "latn"
    }
  }
}
