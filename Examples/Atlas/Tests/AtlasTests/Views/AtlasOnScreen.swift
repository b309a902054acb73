import MilieuHeadless
import SwiftUI

@testable import Atlas

/// The whole window, mounted without a screen, with a service of the test's as the live one.
@MainActor
struct AtlasOnScreen {
  let screen: Headless

  init(_ service: any AtlasService = FixtureAtlasService()) {
    let book = LogBook()
    screen = Headless(
      RootScreen(logBook: book)
        .environment(\.atlasSource, AtlasSource(mode: .live, service: service))
        .environment(\.atlasLogger, .recording(in: book)))
  }

  /// The titles and subtitles of the entries shown, each as one text.
  var entries: [String] { screen.all(of: EntryRow.self).map(\.text) }

  /// What the field holds.
  var query: String? {
    get throws { try screen.find(identifier: "search-field").value }
  }

  /// The line that says how many were found.
  var count: String? { screen.all { $0.identifier == "result-count" }.first?.text }

  /// The name of the entry whose details are shown.
  var detailTitle: String? { screen.all { $0.identifier == "detail-title" }.first?.text }

  /// Whether the offline notice is shown.
  var saysOffline: Bool { !screen.all { $0.identifier == "offline-notice" }.isEmpty }

  func type(_ text: String) throws { try screen.find(identifier: "search-field").type(text) }

  /// Opens the entry shown under a title.
  func open(_ title: String) throws {
    let rows = screen.all { $0.role == .button && $0.text.hasPrefix(title) }
    guard let row = rows.first else { throw HeadlessError.notFound("entry \"\(title)\"", tree: screen.tree) }
    try row.tap()
  }

  /// Waits until the line above the results says this.
  func wait(forCount count: String) async throws {
    try await screen.wait { _ in self.count == count }
  }
}
