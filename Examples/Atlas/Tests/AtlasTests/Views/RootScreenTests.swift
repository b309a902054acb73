import AtlasModel
import AtlasServices
import MilieuTesting
import SwiftUI
import Testing

@testable import Atlas

@MainActor
@Suite("Root screen")
struct RootScreenTests {
  @Test("Going offline changes the service of the search alone, and says so; the footnote outside stays")
  func offline() async throws {
    let service = ScriptedAtlasService()
    service.fail(with: .unreachable(cause: "no line"))
    let atlas = AtlasOnScreen(service)
    try await atlas.screen.wait { $0.shows("The search failed") }
    try atlas.turn(to: "Profile")
    let footnote = try atlas.screen.find(ServiceFootnote.self).text
    #expect(footnote.contains("live service stays connected"))
    try atlas.turn(to: "Browse")
    #expect(!atlas.saysOffline)

    try atlas.flip("Offline")
    #expect(atlas.saysOffline)
    try await atlas.wait(forCount: "39 found")
    #expect(service.nameRequests == 1)
    #expect(try atlas.screen.find(ServiceFootnote.self).text == footnote)

    try atlas.flip("Offline")
    try await atlas.screen.wait { $0.shows("The search failed") }
    #expect(!atlas.saysOffline)
    #expect(service.nameRequests == 2)
  }

  @Test("Going offline keeps the query and the entry that is open")
  func offlineKeepsState() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service)
    try await atlas.wait(forCount: "39 found")
    try atlas.type("isl")
    try await atlas.screen.wait { _ in atlas.count == "2 found" }
    try atlas.open("Iceland")
    try await atlas.screen.wait { _ in atlas.detailTitle == "Iceland" }
    try atlas.flip("Offline")
    #expect(atlas.saysOffline)
    try await atlas.screen.wait { _ in atlas.detailTitle == "Iceland" }
    try atlas.screen.back()
    try await atlas.screen.wait { _ in atlas.count != nil }
    #expect(try atlas.query == "isl")
    #expect(service.details == [EntryID(.country, "IS")])
  }

  @Test("Going offline redraws what depends on it, and no row")
  func cost() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    try atlas.turn(to: "Profile")
    let cost = try atlas.screen.cost { try atlas.screen.toggle("Offline").toggle() }
    // The screens that lead to the switched part, and the notice; none of the 39 rows.
    #expect(cost.bodies < 12)
  }

  @Test("The log shows what was done, newest first, while it is open")
  func log() async throws {
    let atlas = AtlasOnScreen(ScriptedAtlasService())
    try await atlas.wait(forCount: "39 found")
    try atlas.turn(to: "Profile")
    #expect(atlas.screen.all { $0.identifier == "log" }.isEmpty)
    try atlas.screen.toggle("Show log").toggle()
    try await atlas.screen.wait { $0.shows("Found 39 for \"\"") }
    try atlas.turn(to: "Browse")
    try atlas.type("ice")
    try await atlas.wait(forCount: "3 found")
    try atlas.turn(to: "Profile")
    try await atlas.screen.wait { $0.shows("Found 3 for \"ice\"") }
    try atlas.screen.toggle("Offline").toggle()
    try atlas.turn(to: "Browse")
    try await atlas.screen.wait { _ in atlas.logged.count { $0 == "Found 3 for \"ice\"" } == 2 }
    try atlas.turn(to: "Profile")
    try await atlas.screen.wait { $0.shows("Went offline") && $0.all { $0.text == "Found 3 for \"ice\"" }.count == 2 }
    let words = try atlas.screen.find(identifier: "log").text
    let newest = try #require(words.range(of: "Went offline")).lowerBound
    let oldest = try #require(words.range(of: "Found 39")).lowerBound
    #expect(newest < oldest)
    try atlas.screen.toggle("Show log").toggle()
    #expect(atlas.screen.all { $0.identifier == "log" }.isEmpty)
  }

  @Test("A failure is in the log")
  func failureInLog() async throws {
    let error = AtlasServiceError.unreachable(cause: "no line")
    let atlas = AtlasOnScreen(FailingAtlasService(error))
    try await atlas.screen.wait { $0.shows("The search failed") }
    try atlas.turn(to: "Profile")
    try atlas.screen.toggle("Show log").toggle()
    try await atlas.screen.wait { $0.shows("Loading the names failed: \(error.description)") }
  }

  @Test("The app itself, which no server serves, answers from what it brings along and says so")
  func app() async throws {
    let screen = Headless(app: AtlasApp())
    try await screen.wait { $0.shows("39 found") }
    #expect(try screen.find(identifier: "offline-notice").text.hasPrefix("Offline"))
    try screen.tab("Profile").tap()
    #expect(try screen.find(ServiceFootnote.self).text.hasPrefix("No server serves this app"))
    #expect(screen.reports == [])
  }
}
