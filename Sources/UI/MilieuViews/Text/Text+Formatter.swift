public import Foundation

nonisolated extension Text {
  /// A value as a formatter of the author's writes it; it follows the formatter's locale, not that of the place.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
