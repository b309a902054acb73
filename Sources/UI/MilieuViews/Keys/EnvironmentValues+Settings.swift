public import Foundation
public import MilieuEnvironment

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.current
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.current
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.current
}

private enum ServerURLKey: EnvironmentKey {
  static let defaultValue: URL? = nil
}

extension EnvironmentValues {
  /// Whether controls take what a person does; `disabled(_:)` inside cannot undo one outside.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The locale that dates and numbers are formatted for.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar that dates are counted in.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that dates are shown in.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Where the process serves this app, for code that calls the app's own routes; `nil` outside the web host.
  ///
  /// Milieu's own; SwiftUI has no such value.
  public var serverURL: URL? {
    get { self[ServerURLKey.self] }
    set { self[ServerURLKey.self] = newValue }
  }
}
