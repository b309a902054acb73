import AtlasJournal
import AtlasModel
import AtlasServices
import Foundation
import MilieuTesting
import SwiftData
import SwiftUI
import Testing

@testable import Atlas

@MainActor
@Suite("The journal in the app")
struct JournalTests {
  private func turnToJournal(_ atlas: AtlasOnScreen) async throws {
    try await atlas.wait(forCount: "39 found")
    try atlas.turn(to: "Journal")
    try await atlas.screen.wait { $0.shows("No visits yet") }
  }

  @Test("What the app's service knows is imported, and leads from a place to its country")
  func importing() async throws {
    let atlas = AtlasOnScreen()
    try await turnToJournal(atlas)
    try atlas.screen.link("Places").tap()
    try atlas.screen.button("Import").tap()
    try await atlas.screen.wait { $0.shows("All 39 entries are in the journal.") }
    try atlas.screen.back()
    try atlas.screen.button("Add visit").tap()
    try atlas.screen.sheet.textField("Place").type("HOFUÐ")
    try atlas.screen.sheet.button("Choose Höfuðborgarsvæði").tap()
    try atlas.screen.sheet.button("Save").tap()
    try await atlas.screen.wait { $0.text.contains("Höfuðborgarsvæði") && $0.text.contains("Iceland · ") }
  }

  @Test("Countries can be chosen without an import; without a service the others can be filled in")
  func countries() async throws {
    let atlas = AtlasOnScreen()
    try await turnToJournal(atlas)
    try atlas.screen.button("Add visit").tap()
    try await atlas.screen.wait { _ in (try? atlas.screen.sheet.find(.picker, "Country").options.count) == 9 }

    let offline = AtlasOnScreen(FailingAtlasService(.unreachable(cause: "no line")))
    try offline.turn(to: "Journal")
    try await offline.screen.wait { $0.shows("No visits yet") }
    try offline.screen.button("Add visit").tap()
    try offline.screen.sheet.textField("Place").type("Oslo")
    #expect(try offline.screen.sheet.find(.picker, "Country").options == ["None"])
    try offline.screen.sheet.button("Save").tap()
    try await offline.screen.wait { $0.shows("Oslo") }
  }

  @Test("An import without a line says why it has failed")
  func failure() async throws {
    let error = AtlasServiceError.unreachable(cause: "no line")
    let atlas = AtlasOnScreen(FailingAtlasService(error))
    try atlas.turn(to: "Journal")
    try await atlas.screen.wait { $0.shows("No visits yet") }
    try atlas.screen.link("Places").tap()
    try atlas.screen.button("Import").tap()
    try await atlas.screen.wait { $0.text.contains(error.localizedDescription) }
  }

  @Test("The app that no server serves has a journal of its own in memory, and says so")
  func sample() async throws {
    let (first, second) = (Headless(app: AtlasApp()), Headless(app: AtlasApp()))
    for screen in [first, second] {
      try screen.tab("Journal").tap()
      try await screen.wait { $0.shows("No visits yet") }
      #expect(try screen.find(identifier: "journal-notice").text.contains("the journal is gone when it ends"))
    }
    try first.button("Add visit").tap()
    try first.sheet.textField("Place").type("Oslo")
    try first.sheet.button("Save").tap()
    try await first.wait { $0.shows("Oslo") }
    second.settle()
    #expect(second.shows("No visits yet"))
  }
}
