import AtlasModel
import AtlasServices
import Foundation
import Testing

@testable import Atlas

@Suite("Catalog")
struct CatalogTests {
  @Test("The real files hold a plausible world")
  func counts() throws {
    let catalog = try World.catalog
    #expect(catalog.countries.count >= 249)
    #expect(catalog.subdivisions.count > 4_000)
    #expect(catalog.languages.count > 7_500)
    #expect(catalog.currencies.count > 150)
    #expect(Set(catalog.entries.map(\.id)).count == catalog.entries.count)
    #expect(catalog.names.map(\.entry) == catalog.entries)
  }

  @Test("Every subdivision lies in a known country, and every parent is known")
  func subdivisionsBelong() throws {
    let catalog = try World.catalog
    for subdivision in catalog.subdivisions {
      #expect(catalog.country(subdivision.country) != nil, "\(subdivision.code)")
      guard let parent = subdivision.parent else { continue }
      #expect(catalog.subdivision(parent) != nil, "\(subdivision.code) in \(parent)")
      #expect(catalog.subdivisions(within: parent).contains(subdivision))
    }
  }

  @Test("Languages have readable scopes and types")
  func languages() throws {
    let catalog = try World.catalog
    let german = try #require(catalog.language("deu"))
    #expect(german.alpha2 == "de")
    #expect(german.bibliographic == "ger")
    #expect(german.scope == .individual && german.type == .living)
    #expect(catalog.language("zho")?.scope == .macrolanguage)
    #expect(catalog.language("epo")?.type == .constructed)
    #expect(catalog.language("ang")?.type == .historical)
  }

  @Test("Locale data links countries with their currency and languages")
  func links() throws {
    let catalog = try World.catalog
    #expect(catalog.currency(of: "JP")?.alpha3 == "JPY")
    #expect(catalog.currency(of: "AQ") == nil)
    #expect(catalog.countries(using: "EUR").contains { $0.alpha2 == "DE" })
    #expect(catalog.languages(of: "CH").map(\.alpha3).contains("roh"))
    #expect(catalog.countries(speaking: "por").contains { $0.alpha2 == "BR" })
  }

  @Test("Nearly every country has a currency and a language")
  func linkCoverage() throws {
    let catalog = try World.catalog
    #expect(catalog.countries.filter { catalog.currency(of: $0.alpha2) != nil }.count > 240)
    #expect(catalog.countries.filter { !catalog.languages(of: $0.alpha2).isEmpty }.count > 230)
  }

  @Test("Every entry has a detail with distinct labels, no empty value and no related entry twice")
  func details() throws {
    let catalog = try World.catalog
    for entry in catalog.entries {
      let detail = try #require(catalog.detail(of: entry.id))
      #expect(detail.entry == entry && catalog.entry(entry.id) == entry)
      #expect(Set(detail.facts.map(\.label)).count == detail.facts.count, "\(entry.id)")
      #expect(detail.facts.allSatisfy { !$0.value.isEmpty }, "\(entry.id)")
      #expect(Set(detail.related.map(\.id)).count == detail.related.count, "\(entry.id)")
      #expect(detail.relatedGroups.flatMap(\.entries) == detail.related, "\(entry.id)")
    }
  }

  @Test("A country's detail tells its names, codes and what belongs to it")
  func countryDetail() throws {
    let detail = try #require(ISOCatalog.fixture.detail(of: EntryID(.country, "KR")))
    #expect(detail.title == "South Korea")
    #expect(detail.flag == "🇰🇷")
    #expect(
      detail.facts.map { "\($0.label): \($0.value)" } == [
        "ISO name: Korea, Republic of", "Alpha-2 code: KR", "Alpha-3 code: KOR", "Numeric code: 410",
        "Subdivisions: 1",
      ])
    #expect(detail.related.map(\.id.description) == ["language:kor", "currency:KRW", "subdivision:KR-11"])
    #expect(detail.relatedGroups.map(\.kind) == [.language, .currency, .subdivision])
  }

  @Test("A subdivision's detail leads up to its country and parent and down to its parts")
  func subdivisionDetail() throws {
    let catalog = ISOCatalog.fixture
    let region = try #require(catalog.detail(of: EntryID(.subdivision, "FR-ARA")))
    #expect(region.related.map(\.title) == ["France", "Isère", "Rhône"])
    #expect(region.parent == nil)
    let department = try #require(catalog.detail(of: EntryID(.subdivision, "FR-38")))
    #expect(department.related.map(\.title) == ["France", "Auvergne-Rhône-Alpes"])
    #expect(department.parent == region.id)
    #expect(department.subtitle == "Metropolitan department, France")
  }

  @Test("An unknown code has no entry and no detail", arguments: EntryKind.allCases)
  func unknown(kind: EntryKind) throws {
    let id = EntryID(kind, "nowhere")
    #expect(try World.catalog.entry(id) == nil)
    #expect(try World.catalog.detail(of: id) == nil)
  }
}
