import AtlasModel
import MilieuTesting
import Testing

@testable import Atlas

@MainActor
@Suite("Browsing")
struct BrowsingTests {
  @Test("A result opens its details, and back keeps the query, its kind and its results")
  func openAndBack() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    try atlas.screen.picker("Kind").select("Countries")
    try atlas.type("ger")
    try await atlas.wait(forCount: "1 found")
    try atlas.open("Germany")
    try await atlas.screen.wait { _ in atlas.detailTitle == "Germany" }
    #expect(atlas.screen.shows("Alpha-3 code") && atlas.screen.shows("DEU"))
    #expect(atlas.count == nil)
    try atlas.screen.back()
    try await atlas.wait(forCount: "1 found")
    #expect(try atlas.query == "ger")
    #expect(try atlas.screen.picker("Kind").value == "Countries")
  }

  @Test("What belongs to an entry opens in turn, and back goes the same way")
  func path() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    try atlas.open("France")
    try await atlas.screen.wait { _ in atlas.detailTitle == "France" }
    try atlas.open("Euro")
    try await atlas.screen.wait { _ in atlas.detailTitle == "Euro" }
    try atlas.open("Germany")
    try await atlas.screen.wait { _ in atlas.detailTitle == "Germany" }
    for title in ["Euro", "France"] {
      try atlas.screen.back()
      try await atlas.screen.wait { _ in atlas.detailTitle == title }
    }
    try atlas.screen.back()
    try await atlas.wait(forCount: "39 found")
  }

  @Test("Details that are on their way, fail and come at last are shown as such")
  func states() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service)
    try await atlas.wait(forCount: "39 found")
    service.hold()
    try atlas.open("Japan")
    try await atlas.screen.wait { _ in service.details == [EntryID(.country, "JP")] }
    #expect(atlas.screen.all(.progress).map(\.accessibilityLabel) == ["Loading"])
    service.fail(with: .unreachable(cause: "no line"))
    service.release()
    try await atlas.screen.wait { $0.shows("This entry cannot be shown") }
    service.fail(with: nil)
    try atlas.screen.button("Try again").tap()
    try await atlas.screen.wait { _ in atlas.detailTitle == "Japan" }
    #expect(!atlas.screen.shows("This entry cannot be shown"))
  }
}
