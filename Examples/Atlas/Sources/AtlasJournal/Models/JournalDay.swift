import Foundation

/// How the journal keeps days.
///
/// A day is kept as noon in GMT and read there, so that it is the same day wherever the person who reads it is.
package enum JournalDay {
  /// The calendar that days are kept in.
  package static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// How days are written: "14 Mar 2026".
  package static let format = Date.FormatStyle(
    date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_GB"), calendar: calendar, timeZone: .gmt)

  /// A day by its numbers, which count on where there are fewer: 31 April is 1 May.
  package static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)) ?? .distantPast
  }

  /// The day that it is somewhere.
  ///
  /// - Parameters:
  ///   - instant: when.
  ///   - timeZone: where.
  package static func day(at instant: Date, in timeZone: TimeZone) -> Date {
    var local = calendar
    local.timeZone = timeZone
    let numbers = local.dateComponents([.year, .month, .day], from: instant)
    return date(numbers.year ?? 1, numbers.month ?? 1, numbers.day ?? 1)
  }

  /// The year, month and day of a day.
  package static func numbers(of date: Date) -> (year: Int, month: Int, day: Int) {
    let numbers = calendar.dateComponents([.year, .month, .day], from: date)
    return (numbers.year ?? 1, numbers.month ?? 1, numbers.day ?? 1)
  }
}
