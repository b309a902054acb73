import AtlasModel
import AtlasSearchFeature
import AtlasSearchGlue
import AtlasSearchView
import AtlasServices
import MilieuEffects
import MilieuTesting
import SwiftUI
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

  @Test("Words are found in any order, without accents, wherever they begin")
  func words() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    try atlas.type("alpes rhone")
    try await atlas.wait(forCount: "1 found")
    try await atlas.visit("Auvergne-Rhône-Alpes")
  }

  @Test("Fast typing searches once, for the last words, and asks the service for nothing")
  func pause() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service)
    try await atlas.wait(forCount: "39 found")
    for words in ["i", "ic", "ice", "icel", "ice"] { try atlas.type(words) }
    try await atlas.wait(forCount: "3 found")
    try await atlas.screen.wait { _ in atlas.logged == ["Found 39 for \"\"", "Found 3 for \"ice\""] }
    #expect(service.nameRequests == 1)
  }

  @Test("While the names are collected the screen says so, and words that are typed meanwhile do not begin it anew")
  func preparing() async throws {
    let service = ScriptedAtlasService()
    service.hold()
    let atlas = AtlasOnScreen(service)
    try await atlas.screen.wait { _ in service.nameRequests == 1 }
    for words in ["n", "ne", "new"] { try atlas.type(words) }
    #expect(atlas.screen.all(.progress).map(\.accessibilityLabel) == ["Collecting all names"])
    service.release()
    try await atlas.wait(forCount: "2 found")
    #expect(atlas.screen.all(.progress).isEmpty)
    #expect(service.nameRequests == 1)
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

  @Test("Trying again brings the results for what was typed meanwhile, once the service answers")
  func retry() async throws {
    let service = ScriptedAtlasService()
    service.fail(with: .unreachable(cause: "no line"))
    let atlas = AtlasOnScreen(service)
    try await atlas.screen.wait { $0.shows("The search failed") }
    try atlas.type("ice")
    service.fail(with: nil)
    try atlas.screen.button("Try again").tap()
    try await atlas.wait(forCount: "3 found")
    #expect(!atlas.screen.shows("The search failed"))
    #expect(service.nameRequests == 2)
  }

  @Test("Words that led somewhere are offered when the field is empty, the latest first, and searched at a press")
  func recents() async throws {
    let atlas = AtlasOnScreen(recents: ["euro"])
    try await atlas.wait(forCount: "39 found")
    #expect(atlas.recents == ["euro"])
    try atlas.type("icel")
    try await atlas.wait(forCount: "3 found")
    #expect(atlas.recents.isEmpty)
    try await atlas.visit("Iceland")
    try atlas.screen.back()
    try atlas.type("atlantis")
    try await atlas.screen.wait { $0.shows("Nothing is called “atlantis”") }
    try atlas.screen.find(identifier: "search-field").submit()
    try atlas.type("")
    try await atlas.wait(forCount: "39 found")
    #expect(atlas.recents == ["icel", "euro"])
    try atlas.screen.button("Search for euro").tap()
    try await atlas.wait(forCount: "1 found")
    #expect(try atlas.query == "euro")
    try atlas.type("")
    try await atlas.screen.wait { _ in !atlas.recents.isEmpty }
    try atlas.screen.button("Clear recent searches").tap()
    try await atlas.screen.wait { _ in atlas.recents.isEmpty }
    #expect(atlas.dependencies.recents.words.isEmpty)
  }

  @Test("Refreshing fetches the names again and shows so until the results are there; those of before stay meanwhile")
  func refreshing() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service)
    try await atlas.wait(forCount: "39 found")
    service.hold()
    try atlas.screen.button("Refresh").tap()
    try await atlas.screen.wait { _ in service.nameRequests == 2 }
    #expect(atlas.count == "39 found")
    #expect(try !atlas.screen.button("Refresh").isEnabled)
    #expect(atlas.screen.all(.progress).count == 1)
    service.release()
    try await atlas.screen.wait { try $0.button("Refresh").isEnabled }
    #expect(atlas.logged == ["Found 39 for \"\"", "Found 39 for \"\""])
  }

  @Test("Names that cannot be fetched again leave the results, with a word about it until it succeeds")
  func refreshFails() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service)
    try await atlas.wait(forCount: "39 found")
    let error = AtlasServiceError.unreachable(cause: "no line")
    service.fail(with: error)
    try atlas.screen.button("Refresh").tap()
    try await atlas.screen.wait { $0.shows(error.description) }
    #expect(atlas.count == "39 found")
    service.fail(with: nil)
    try await atlas.screen.wait { try $0.button("Refresh").isEnabled }
    try atlas.screen.button("Refresh").tap()
    try await atlas.screen.wait { !$0.shows(error.description) }
  }

  @Test("Turning away while the names are collected gives them up; coming back asks anew")
  func leaving() async throws {
    let service = ScriptedAtlasService()
    service.hold()
    let atlas = AtlasOnScreen(service)
    try await atlas.screen.wait { _ in service.nameRequests == 1 }
    try atlas.turn(to: "Favourites")
    service.release()
    try await atlas.screen.wait { _ in service.cancelled == 1 }
    #expect(atlas.count == nil)
    try atlas.turn(to: "Browse")
    try await atlas.wait(forCount: "39 found")
    #expect(service.nameRequests == 2)
  }

  @Test("The view takes whatever services the environment gives it, without a service of the app")
  func literal() async throws {
    struct Alone: View {
      @State private var state = AtlasSearch.State()
      var body: some View { AtlasSearchView(state: $state) { Text($0.title) } }
    }
    let iceland = AtlasEntry(id: EntryID(.country, "IS"), title: "Iceland", subtitle: "")
    let env = AtlasSearch.Env(
      search: { SearchAnswer(query: $0.text, entries: [iceland], total: 1) }, recents: RecentSearches(["ice"]))
    let screen = Headless(Alone().environment(\.atlasSearchEnv, env))
    try await screen.wait { $0.shows("Iceland") }
    #expect(screen.shows("1 found"))
    _ = try await screen.wait { try !$0.button("Search for ice").text.isEmpty }
    let none = Headless(Alone())
    try await none.wait { $0.shows("The search has no services. Write .environment(\\.atlasSearchEnv, …) around it.") }
  }

  @Test("Without a screen, the same services serve a store")
  func storeAlone() async throws {
    let service = ScriptedAtlasService()
    let store = withEnvironment(\.atlasService, service) {
      let environment = EnvironmentValues.current
      return EffectStore<AtlasSearch>(
        state: AtlasSearch.State(),
        env: .searching(
          environment.nameIndex, of: environment.atlasRepository, logger: .silent, recents: RecentSearches()))
    }
    store.input(.textChanged("iceland"))
    try await store.input.request(.began)
    guard case .found(let answer, _) = store.state.phase else {
      Issue.record("unexpected: \(store.state.phase)")
      return
    }
    #expect(answer.entries.map(\.title) == ["Iceland", "Icelandic", "Iceland Krona"])
    #expect(service.nameRequests == 1)
  }
}
