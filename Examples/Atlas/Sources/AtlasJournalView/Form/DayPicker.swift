import AtlasJournal
import SwiftUI

/// Chooses a day: its number, its month, its year.
struct DayPicker: View {
  @Binding var date: Date

  var body: some View {
    let numbers = JournalDay.numbers(of: date)
    HStack(spacing: 8) {
      Picker("Day", selection: part(\.day)) {
        ForEach(1...days(in: numbers), id: \.self) { Text(String($0)).tag($0) }
      }
      Picker("Month", selection: part(\.month)) {
        ForEach(1...12, id: \.self) { Text(Self.months[$0 - 1]).tag($0) }
      }
      Picker("Year", selection: part(\.year)) {
        ForEach(years(around: numbers.year), id: \.self) { Text(String($0)).tag($0) }
      }
    }
    .labelsHidden()
    .pickerStyle(.menu)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private typealias Numbers = (year: Int, month: Int, day: Int)

  private func part(_ part: WritableKeyPath<Numbers, Int>) -> Binding<Int> {
    Binding(
      get: { JournalDay.numbers(of: date)[keyPath: part] },
      set: {
        var numbers = JournalDay.numbers(of: date)
        numbers[keyPath: part] = $0
        date = JournalDay.date(numbers.year, numbers.month, min(numbers.day, days(in: numbers)))
      })
  }

  private func days(in numbers: Numbers) -> Int {
    JournalDay.calendar.range(of: .day, in: .month, for: JournalDay.date(numbers.year, numbers.month, 1))?.count ?? 31
  }

  /// A long life up to next year, the latest first.
  private func years(around year: Int) -> [Int] {
    let next = JournalDay.numbers(of: .now).year + 1
    return (min(year, next - 100)...max(year, next)).reversed()
  }
}
