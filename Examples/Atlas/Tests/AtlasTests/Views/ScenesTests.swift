import MilieuTesting
import SwiftUI
import Testing

@testable import Atlas

@MainActor
@Suite("Scenes")
struct ScenesTests {
  @Test("A country leads to its subdivisions, one of them and its parts, and back goes the same way")
  func subdivisions() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    try await atlas.visit("France")
    try atlas.open("All 3 subdivisions")
    try await atlas.screen.wait { _ in atlas.entries.count == 3 }
    #expect(atlas.screen.navigationTitle == "Subdivisions")
    #expect(atlas.screen.backTitle == "France")
    #expect(
      atlas.entries == ["Auvergne-Rhône-Alpes FR-ARA", "Isère FR-38", "Rhône FR-69"])
    try await atlas.visit("Auvergne-Rhône-Alpes")
    #expect(atlas.entries.map { $0.prefix { $0 != " " } } == ["France", "Isère", "Rhône"])
    try await atlas.visit("Isère")
    #expect(atlas.entries.map { $0.prefix { $0 != " " } } == ["France", "Auvergne-Rhône-Alpes"])
    for title in ["Auvergne-Rhône-Alpes", "Subdivisions", "France", "Atlas"] {
      try atlas.screen.back()
      #expect(atlas.screen.navigationTitle == title)
    }
    #expect(!atlas.screen.canGoBack)
  }

  @Test(
    "Languages and currencies lead from country to country",
    arguments: [
      ["New Zealand", "English", "United Kingdom", "Pound Sterling"],
      ["Germany", "Euro", "France", "French", "Côte d'Ivoire", "CFA Franc BCEAO"],
    ])
  func crossLinks(way: [String]) async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    for title in way { try await atlas.visit(title) }
    #expect(atlas.screen.backTitle == way.dropLast().last)
    try atlas.screen.button("Start").tap()
    #expect(atlas.count == "39 found" && !atlas.screen.canGoBack)
  }

  @Test("Eight screens deep the objects of the root are there, with nothing passed between")
  func depth() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    let way = ["Germany", "Euro", "France", "French", "Côte d'Ivoire", "French", "France", "Euro"]
    for title in way { try await atlas.visit(title) }
    try atlas.screen.button("Add Euro to favourites").tap()
    #expect(atlas.dependencies.favourites.entries.map(\.title) == ["Euro"])
    #expect(atlas.logged.last == "Opened currency:EUR")
    #expect(atlas.screen.reports == [])
  }

  @Test("A scene makes its view model once, whatever is drawn and covered meanwhile, and asks once")
  func viewModels() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service)
    try await atlas.wait(forCount: "39 found")
    try await atlas.visit("Iceland")
    try atlas.screen.button("Add Iceland to favourites").tap()
    try await atlas.visit("Icelandic")
    try atlas.turn(to: "Favourites")
    try atlas.turn(to: "Browse")
    atlas.screen.setEnvironment { $0.colorScheme = .dark }
    try atlas.screen.back()
    #expect(atlas.detailTitle == "Iceland")
    try await atlas.visit("Iceland Krona")
    try atlas.screen.back()
    try atlas.screen.back()
    #expect(atlas.count == "39 found")

    let opened = atlas.logged.filter { $0.hasPrefix("Opened") }
    #expect(opened == ["Opened country:IS", "Opened language:isl", "Opened currency:ISK"])
    #expect(service.details.map(\.description) == ["country:IS", "language:isl", "currency:ISK"])
    #expect(service.nameRequests == 1)
  }

  @Test("A screen pushed eight deep costs what the same screen costs as the first one")
  func pushCost() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    func cost(of title: String) async throws -> Int {
      let before = atlas.screen.counts.bodies
      try await atlas.visit(title)
      return atlas.screen.counts.bodies - before
    }
    try await atlas.visit("Germany")
    let first = try await cost(of: "Euro")
    for title in ["France", "French", "France", "French", "France"] { try await atlas.visit(title) }
    #expect(try await cost(of: "Euro") == first)
  }

  @Test("A list of subdivisions that fails says so and comes when asked again")
  func failure() async throws {
    let service = ScriptedAtlasService()
    let screen = Headless(
      NavigationStack { SubdivisionsCoordinator(country: "FR") }.injectDependencies(.mock(service: service)),
      environment: { _ in service.fail(with: .unreachable(cause: "no line")) })
    try await screen.wait { $0.shows("The subdivisions cannot be shown") }
    service.fail(with: nil)
    try screen.button("Try again").tap()
    try await screen.wait { $0.shows("Isère") }
  }
}
