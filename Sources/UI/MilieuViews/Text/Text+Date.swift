public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case date, time
    }

    fileprivate let kind: Kind

    /// Day, month and year.
    public static let date = DateStyle(kind: .date)

    /// Hour and minute.
    public static let time = DateStyle(kind: .time)
  }

  /// A date, written for the locale of the place.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    }
  }
}
