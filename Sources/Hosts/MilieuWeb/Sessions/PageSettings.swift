internal import Foundation
package import MilieuEnvironment
internal import MilieuViews

/// What a page tells of the place it is shown in: a flag for each question that `milieu.js` asks the browser, the pixels a point is
/// wide, and the time zone, with bars between.
package struct PageSettings: Equatable, Sendable {
  /// The cookie in which a page leaves its settings for the next, so that that is right from the first.
  static let cookie = "milieu-page"

  /// The name of the event by which a page tells them.
  static let event = "page"

  private var isDark = false
  private var isNarrow = false
  private var isLow = false
  private var reducesMotion = false
  private var hasMoreContrast = false
  private var reducesTransparency = false
  private var invertsColors = false
  private var isHidden = false
  private var scale = 1.0
  private var timeZone: String?

  /// The settings of a page that has told none.
  init() {}

  /// - Parameter text: as the page writes it; what is not understood is left at what is usual.
  init(_ text: String) {
    guard text.utf8.count <= 120 else { return }
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let flags = (parts.first ?? "").map { $0 == "1" }
    func flag(_ position: Int) -> Bool { flags.indices.contains(position) && flags[position] }
    isDark = flag(0)
    isNarrow = flag(1)
    isLow = flag(2)
    reducesMotion = flag(3)
    hasMoreContrast = flag(4)
    reducesTransparency = flag(5)
    invertsColors = flag(6)
    isHidden = flag(7)
    if parts.count > 1, let scale = Double(parts[1]), (0.1...16).contains(scale) { self.scale = scale }
    if parts.count > 2 { timeZone = String(parts[2]) }
  }

  /// - Parameter cookies: the header field with the request's cookies.
  init(cookies: String?) {
    self.init(String(Cookies.values(of: Self.cookie, in: cookies).first ?? ""))
  }

  /// Sets what views read.
  package func apply(to values: inout EnvironmentValues) {
    values.colorScheme = isDark ? .dark : .light
    values.horizontalSizeClass = isNarrow ? .compact : .regular
    values.verticalSizeClass = isLow ? .compact : .regular
    values.setAccessibility(
      contrast: hasMoreContrast ? .increased : .standard, reducesMotion: reducesMotion,
      reducesTransparency: reducesTransparency, invertsColors: invertsColors)
    values.scenePhase = isHidden ? .background : .active
    values.displayScale = scale
    if let timeZone, let zone = TimeZone(identifier: timeZone) { values.timeZone = zone }
  }
}
