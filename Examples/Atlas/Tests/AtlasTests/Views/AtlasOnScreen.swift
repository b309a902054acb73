import AtlasModel
import AtlasServices
import MilieuTesting
import SwiftUI

@testable import Atlas

/// The whole window, mounted without a screen, with stand-ins for all that it asks for.
@MainActor
struct AtlasOnScreen {
  let screen: Headless
  let dependencies: DependencyContainer
  let auth: AuthService

  /// - Parameters:
  ///   - service: what answers as the live service.
  ///   - favourites: what is starred already.
  ///   - recents: the words of earlier searches.
  ///   - auth: who is logged in; `nil` for nobody.
  init(
    _ service: any AtlasService = FixtureAtlasService(), favourites: [EntryID] = [],
    recents: [String] = [], auth: AuthService? = nil
  ) {
    dependencies = .mock(service: service, favourites: favourites, recents: recents)
    let auth = auth ?? AuthService(backend: StubAuthBackend(delay: .zero))
    self.auth = auth
    screen = Headless(RootScreen().injectDependencies(dependencies).environmentObject(auth))
  }

  // MARK: - What is seen

  /// The titles and subtitles of the entries that are seen, each as one text.
  var entries: [String] { links.map(\.text) }

  /// The ways to other screens.
  var links: [HeadlessElement] { screen.all(.navigationLink) }

  /// What the field holds.
  var query: String? {
    get throws { try screen.find(identifier: "search-field").value }
  }

  /// The line that says how many were found.
  var count: String? { screen.all { $0.identifier == "result-count" }.first?.text }

  /// The words of earlier searches that are offered.
  var recents: [String] {
    screen.all(.button).compactMap { $0.accessibilityLabel.wholeMatch(of: #/Search for (.+)/#) }.map { String($0.1) }
  }

  /// The name of the entry whose details are shown.
  var detailTitle: String? { screen.all { $0.identifier == "detail-title" }.first?.text }

  /// Whether the offline notice is shown.
  var saysOffline: Bool { !screen.all { $0.identifier == "offline-notice" }.isEmpty }

  /// The lines of the log.
  var logged: [String] { dependencies.logBook.lines.map(\.message) }

  /// The names of the entries whose stars are seen and full.
  var starred: [String] {
    screen.all(.button).compactMap { $0.accessibilityLabel.wholeMatch(of: #/Remove (.+) from favourites/#) }
      .map { String($0.1) }
  }

  // MARK: - What a person does

  func type(_ text: String) throws { try screen.find(identifier: "search-field").type(text) }

  /// Turns to a tab.
  func turn(to tab: String) throws { try screen.tab(tab).tap() }

  /// Opens the first of what is listed under a title.
  func open(_ title: String) throws {
    guard let row = links.first(where: { $0.text.hasPrefix(title) }) else {
      throw HeadlessError.notFound("entry \"\(title)\"", tree: screen.tree)
    }
    try row.tap()
  }

  /// Opens the screen of an entry and waits until it is there.
  func visit(_ title: String) async throws {
    try open(title)
    try await screen.wait { _ in detailTitle == title }
  }

  /// Presses a switch of the settings, from whichever tab, and comes back to it.
  func flip(_ label: String) throws {
    let tab = screen.selectedTab
    try turn(to: "Profile")
    try screen.toggle(label).toggle()
    if let tab { try turn(to: tab) }
  }

  /// Fills the form in and sends it.
  func logIn(_ name: String, password: String) throws {
    let form = try screen.sheet
    try form.textField("Name").type(name)
    try form.textField("Password").type(password)
    try form.button("Log in").tap()
  }

  /// Waits until the line above the results says this.
  func wait(forCount count: String) async throws {
    try await screen.wait { _ in self.count == count }
  }
}
