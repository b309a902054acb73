import MilieuTesting
import Testing

@testable import Atlas

@MainActor
@Suite("Search screen")
struct SearchScreenTests {
  @Test("At first everything is listed, countries first")
  func first() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    #expect(atlas.entries.first == "Côte d'Ivoire Republic of Côte d'Ivoire")
    #expect(atlas.entries.dropFirst(8).first?.hasPrefix("Chinese") == true)
  }

  @Test("Typing narrows the list down, and the words typed stay in the field")
  func typing() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    try atlas.type("icel")
    try await atlas.wait(forCount: "3 found")
    #expect(
      atlas.entries == ["Iceland Republic of Iceland", "Icelandic Living language · isl", "Iceland Krona ISK · 352"])
    #expect(try atlas.query == "icel")
  }

  @Test("A kind leaves the others out, at once and for the same words")
  func kinds() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    try atlas.screen.picker("Kind").select("Currencies")
    try await atlas.wait(forCount: "7 found")
    try atlas.type("iceland")
    try await atlas.wait(forCount: "1 found")
    #expect(atlas.entries == ["Iceland Krona ISK · 352"])
    try atlas.screen.picker("Kind").select("All")
    try await atlas.wait(forCount: "3 found")
  }

  @Test("Words that nothing is called are repeated")
  func nothing() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    try atlas.type("atlantis")
    try await atlas.screen.wait { $0.shows("Nothing is called “atlantis”") }
    #expect(atlas.entries.isEmpty)
  }

  @Test("Fast typing asks once, for the last words")
  func pause() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service)
    try await atlas.wait(forCount: "39 found")
    for words in ["i", "ic", "ice", "icel", "ice"] { try atlas.type(words) }
    #expect(service.searches == [""])
    try await atlas.wait(forCount: "3 found")
    #expect(service.searches == ["", "ice"])
  }

  @Test("Words typed before the first answer wait for the next ones, too")
  func pauseBeforeAnswer() async throws {
    let service = ScriptedAtlasService()
    service.hold()
    let atlas = AtlasOnScreen(service)
    try await atlas.screen.wait { _ in service.searches == [""] }
    for words in ["n", "ne", "new"] { try atlas.type(words) }
    try await atlas.screen.wait { _ in service.searches == ["", "new"] }
    service.release()
    try await atlas.wait(forCount: "2 found")
    #expect(service.searches == ["", "new"])
  }

  @Test("Until the first answer a search shows that it goes on; later the old results stay until the new ones come")
  func progress() async throws {
    let service = ScriptedAtlasService()
    service.hold()
    let atlas = AtlasOnScreen(service)
    try await atlas.screen.wait { _ in service.searches == [""] }
    #expect(atlas.screen.all(.progress).map(\.accessibilityLabel) == ["Searching"])
    service.release()
    try await atlas.wait(forCount: "39 found")
    #expect(atlas.screen.all(.progress).isEmpty)

    service.hold()
    try atlas.type("new")
    try await atlas.screen.wait { _ in service.searches.last == "new" }
    #expect(atlas.count == "39 found")
    service.release()
    try await atlas.wait(forCount: "2 found")
  }

  @Test("An answer that comes late does not replace that of later words")
  func lateAnswer() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service)
    try await atlas.wait(forCount: "39 found")
    service.hold()
    try atlas.type("new")
    try await atlas.screen.wait { _ in service.searches.last == "new" }
    try atlas.type("ice")
    try await atlas.screen.wait { _ in service.searches.last == "ice" }
    service.release()
    try await atlas.wait(forCount: "3 found")
    #expect(atlas.screen.settle())
    #expect(atlas.count == "3 found")
  }

  @Test("A failure says why")
  func failure() async throws {
    let error = AtlasServiceError.server(status: 503, message: "closed for today")
    let atlas = AtlasOnScreen(FailingAtlasService(error))
    try await atlas.screen.wait { $0.shows("The search failed") }
    #expect(atlas.screen.shows(error.description))
    try atlas.screen.button("Try again").tap()
    try await atlas.screen.wait { $0.shows("The search failed") }
  }

  @Test("Trying again brings the results once the service answers, and so does typing on")
  func retry() async throws {
    let service = ScriptedAtlasService()
    service.fail(with: .unreachable(cause: "no line"))
    let atlas = AtlasOnScreen(service)
    try await atlas.screen.wait { $0.shows("The search failed") }
    service.fail(with: nil)
    try atlas.screen.button("Try again").tap()
    try await atlas.wait(forCount: "39 found")
    #expect(!atlas.screen.shows("The search failed"))

    service.fail(with: .unreachable(cause: "no line"))
    try atlas.type("ic")
    try await atlas.screen.wait { $0.shows("The search failed") }
    service.fail(with: nil)
    try atlas.type("ice")
    try await atlas.wait(forCount: "3 found")
  }
}
