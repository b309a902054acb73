internal import MilieuRuntime
internal import MilieuViews

// Screens: only the one that is seen, the last of the innermost navigation container that shows one, is looked at.
extension Headless {
  /// The title of the screen that is seen; `nil` if it has none.
  public var navigationTitle: String? { bars.compactMap { $0.element[.title] }.last }

  /// The link of a label: to another screen, or to an address.
  ///
  /// - Throws: ``HeadlessError`` when there is none or several.
  public func link(_ label: String) throws -> HeadlessElement {
    try (try? find(.navigationLink, label)) ?? find(.link, label)
  }

  /// Whether there is a way back from the screen that is seen.
  public var canGoBack: Bool { bars.contains { $0.element[.backTitle] != nil } }

  /// The title that the way back from the screen that is seen is named after; `nil` if there is no way back.
  public var backTitle: String? { bars.compactMap { $0.element[.backTitle] }.last }

  /// Goes back from the screen that is seen, as its back button does.
  ///
  /// - Throws: ``HeadlessError/notFound(_:tree:)`` when there is no way back.
  public func back() throws {
    guard let bar = bars.last(where: { $0.element[.backTitle] != nil }) else {
      throw HeadlessError.notFound("way back", tree: tree)
    }
    try bar.tap()
  }

  private var bars: [HeadlessElement] { all(.toolbar) }
}

// MARK: - Tabs

extension Headless {
  /// The tab of a label.
  ///
  /// - Throws: ``HeadlessError`` when there is none or several.
  public func tab(_ label: String) throws -> HeadlessElement { try find(.tab, label) }

  /// The labels of the tabs that are seen, in order.
  public var tabs: [String] { all(.tab).map(\.accessibilityLabel) }

  /// The label of the tab that is chosen; of several tab views, the innermost.
  public var selectedTab: String? { all(.tab).last(where: \.isOn)?.accessibilityLabel }
}
