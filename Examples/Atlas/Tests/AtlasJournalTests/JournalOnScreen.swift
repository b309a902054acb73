import AtlasJournal
import AtlasModel
import MilieuHeadless
import SwiftData
import SwiftUI

@testable import AtlasJournalView

/// The journal, mounted without a screen.
@MainActor
struct JournalOnScreen {
  let screen: Headless
  let store: JournalStore

  /// - Parameters:
  ///   - store: the journal; several screens may show the same.
  ///   - source: the atlas around it.
  init(_ store: JournalStore, source: JournalSource = .small) {
    self.store = store
    screen = Headless(JournalScreen().environment(store).environment(\.journalSource, source))
    screen.settle()
  }

  /// A journal with some travels in it, in memory.
  static func travels() throws -> JournalOnScreen {
    let store = JournalStore(file: nil)
    store.open()
    try Travels.fill(store.container!.mainContext)
    return JournalOnScreen(store)
  }

  // MARK: - What is seen

  /// The places, in order.
  var places: [String] {
    screen.all(.row).compactMap { row in row.all(where: { $0.role == .text }).first { $0.text.count > 2 }?.text }
  }

  /// The titles of the sections.
  var sections: [String] {
    screen.all(.section).compactMap { $0.all(where: { $0.role.name == "header" }).first?.text }
  }

  /// Whether some words are seen, be it among others.
  func says(_ words: String) -> Bool { screen.text.contains(words) }

  /// Waits until these places are seen: what another context saves comes with the main actor's next turn.
  func wait(for places: [String]) async throws {
    try await screen.wait { _ in self.places == places }
  }

  /// What the bar says that offers to take a deletion back.
  var deletion: String? { screen.all { $0.identifier == "deleted-visit" }.first?.text }

  // MARK: - What a person does

  func search(_ words: String) throws { try screen.textField("Place, country, tag or note").type(words) }

  func choose(_ order: VisitOrder) throws { try screen.button(order.title).tap() }

  /// Opens the form of a visit.
  func open(_ place: String) throws {
    guard let row = screen.all(.row).first(where: { $0.shows(place) }) else {
      throw HeadlessError.notFound("visit \"\(place)\"", tree: screen.tree)
    }
    try row.all(where: { $0.role == .button }).first?.tap()
  }

  /// Deletes the visit by its row's button.
  func delete(_ place: String) throws {
    guard let row = screen.all(.row).first(where: { $0.shows(place) }) else {
      throw HeadlessError.notFound("visit \"\(place)\"", tree: screen.tree)
    }
    try row.delete()
  }
}

extension JournalSource {
  /// Two countries, and a few entries to import.
  static let small = JournalSource(
    countries: {
      [
        Country(alpha2: "IS", alpha3: "ISL", numeric: "352", name: "Iceland"),
        Country(alpha2: "NO", alpha3: "NOR", numeric: "578", name: "Norway"),
      ]
    }, entries: { world(20) })
}
