import AtlasModel
import AtlasServices
import Foundation
import MilieuTesting
import SwiftUI
import Testing

@testable import Atlas

@MainActor
@Suite("Favourites")
struct FavouritesTests {
  private static let iceland = [EntryID(.country, "IS"), EntryID(.language, "isl"), EntryID(.currency, "ISK")]

  @Test("Row, screen and tab agree on what is starred, whichever of them changes it")
  func agree() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    try atlas.turn(to: "Favourites")
    #expect(atlas.screen.shows("No favourites yet"))
    try atlas.turn(to: "Browse")
    try atlas.screen.button("Add Iceland to favourites").tap()
    #expect(atlas.starred == ["Iceland"])
    try await atlas.visit("Iceland")
    #expect(atlas.starred == ["Iceland"])
    try atlas.screen.button("Add Icelandic to favourites").tap()

    try atlas.turn(to: "Favourites")
    #expect(atlas.entries == ["Iceland Republic of Iceland", "Icelandic Living language · isl"])
    try await atlas.visit("Iceland")
    try atlas.screen.button("Remove Iceland from favourites").tap()
    try atlas.screen.back()
    #expect(atlas.entries == ["Icelandic Living language · isl"])
    try atlas.turn(to: "Browse")
    #expect(atlas.starred == ["Icelandic"])
    try atlas.screen.back()
    #expect(atlas.starred == ["Icelandic"])
  }

  @Test("The list can be edited: rows move and go")
  func edit() throws {
    let atlas = AtlasOnScreen(favourites: Self.iceland)
    try atlas.turn(to: "Favourites")
    #expect(atlas.entries.map { $0.prefix { $0 != " " } } == ["Iceland", "Icelandic", "Iceland"])
    try atlas.screen.button("Edit").tap()
    try atlas.screen.all(.row)[1].moveUp()
    #expect(atlas.dependencies.favourites.entries.map(\.id.code) == ["isl", "IS", "ISK"])
    try atlas.screen.all(.row)[2].delete()
    #expect(atlas.dependencies.favourites.entries.map(\.id.code) == ["isl", "IS"])
    try atlas.screen.button("Done").tap()
    try atlas.screen.all(.row)[1].delete()
    try atlas.screen.all(.row)[0].delete()
    #expect(atlas.screen.shows("No favourites yet"))
  }

  @Test("A star redraws the stars that are shown, and no row")
  func cost() async throws {
    let atlas = AtlasOnScreen()
    try await atlas.wait(forCount: "39 found")
    let star = try atlas.screen.button("Add Iceland to favourites")
    let cost = try atlas.screen.cost { try star.tap() }
    // The 39 stars, and the keeper of the favourites.
    #expect(cost.bodies < 50)
    #expect(atlas.starred == ["Iceland"])
  }

  @Test("Favourites are kept beyond the life of the app, for those who share a store alone")
  func kept() async throws {
    let name = "atlas-tests-\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }

    let first = Headless(app: AtlasApp(), defaults: defaults)
    try await first.wait { $0.shows("39 found") }
    try first.button("Add Japan to favourites").tap()
    try first.button("Add Euro to favourites").tap()
    first.close()

    let second = Headless(app: AtlasApp(), defaults: defaults)
    try second.tab("Favourites").tap()
    #expect(second.all(.navigationLink).map(\.text) == ["Japan JP · JPN", "Euro EUR · 978"])

    let stranger = Headless(app: AtlasApp())
    try stranger.tab("Favourites").tap()
    #expect(stranger.shows("No favourites yet"))
  }

  @Test("What was kept reads as it was written; what nobody can have written is no favourite")
  func rawValue() {
    let entries = Self.iceland.compactMap(ISOCatalog.fixture.entry)
    #expect(KeptFavourites(rawValue: KeptFavourites(entries).rawValue)?.entries == entries)
    #expect(KeptFavourites(rawValue: "not JSON") == nil)
  }
}
