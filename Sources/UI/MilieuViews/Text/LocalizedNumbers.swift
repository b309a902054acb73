internal import Foundation
internal import Synchronization

/// Numbers as a locale writes them.
enum LocalizedNumbers {
  static func text(for value: Int64, in locale: Locale) -> String {
    // NB: a format style costs a microsecond; small numbers look the same in every locale that writes Western digits.
    if -1000 < value, value < 1000, LocaleDigits.areWestern(in: locale) { return String(value) }
    return value.formatted(.number.locale(locale))
  }
}

/// Which locales write numbers with the digits 0 to 9.
enum LocaleDigits {
  private static let known = Mutex<[String: Bool]>([:])

  static func areWestern(in locale: Locale) -> Bool {
    // NB: asking ICU takes microseconds; a process meets few locales.
    let identifier = locale.identifier
    if let answer = known.withLock({ $0[identifier] }) { return answer }
    let answer = (0 as Int).formatted(.number.locale(locale)) == "0"
    known.withLock { $0[identifier] = answer }
    return answer
  }
}
