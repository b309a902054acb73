import AtlasModel
import AtlasServices
import Foundation
import Testing

@testable import Atlas

@Suite("Search")
struct SearchTests {
  @Test(
    "Folding removes case, diacritics and typography",
    arguments: [
      ("  Côte   d’Ivoire ", "cote d'ivoire"), ("Łódź", "lodz"), ("Höfuðborgarsvæði", "hofudborgarsvaedi"),
      ("İstanbul", "istanbul"), ("Bakı", "baki"), ("Şəki", "seki"), ("Straße", "strasse"),
      ("Auvergne–Rhône", "auvergne-rhone"),
      ("\u{A0}\n", ""),
    ])
  func folding(text: String, folded: String) {
    #expect(FoldedText(text).string == folded)
    #expect(FoldedText(folded).string == folded)
  }

  @Test("Ranks run from the title over prefixes to the middle of a word")
  func ranks() {
    let catalog = ISOCatalog(
      countries: [],
      subdivisions: [],
      languages: ["Island", "Land", "New Land", "Landing", "Lands", "Eastland-Landing", "Flandish"].enumerated().map {
        Language(alpha3: "q\($0.offset)", name: $0.element)
      } + [Language(alpha3: "land", name: "Zzz")],
      currencies: [], links: RegionalLinks())
    let titles = SearchIndex(catalog.names).search("LÄND", limit: 10).entries.map(\.title)
    #expect(titles == ["Land", "Zzz", "Lands", "Landing", "New Land", "Eastland-Landing", "Island", "Flandish"])
  }

  @Test("A code is found in full only")
  func codes() throws {
    let index = SearchIndex(ISOCatalog.fixture.names)
    #expect(index.search("nzl", limit: 10).entries.map(\.title) == ["New Zealand"])
    #expect(index.search("ger", limit: 10).entries.map(\.title) == ["German", "Germany"])
    #expect(index.search("392", limit: 10).entries.map(\.title) == ["Japan", "Yen"])
    #expect(index.search("39", limit: 10).total == 0)
    #expect(try World.index.search("us-ny", limit: 1).entries.first?.title == "New York")
  }

  @Test("Every country is found first by its names")
  func countriesByName() throws {
    let index = try World.index
    for country in try World.catalog.countries {
      for name in [country.title, country.name, country.officialName].compactMap({ $0 }) {
        let found = index.search(name, limit: 1).entries.first
        #expect(found?.id == EntryID(.country, country.alpha2), "\(name) found \(found?.id.description ?? "nothing")")
      }
    }
  }

  @Test("The index agrees with a plain reading of the rules", arguments: sampleQueries)
  func oracle(query: String) throws {
    let expected = try SearchOracle.shared.get().search(query)
    let answer = try World.index.search(query, limit: .max)
    #expect(answer.entries.map(\.id) == expected)
    #expect(answer.total == expected.count)
  }

  @Test(
    "Every result has a name that contains the query or all its words, or has it as a code", arguments: sampleQueries)
  func soundness(query: String) throws {
    let terms = Dictionary(uniqueKeysWithValues: try World.catalog.names.map { ($0.entry.id, $0.terms) })
    let folded = FoldedText(query).string
    let words = folded.split { !$0.isLetter && !$0.isNumber }
    for entry in try World.index.search(query, limit: .max).entries {
      #expect(
        terms[entry.id]?.contains { term in
          let text = FoldedText(term.text).string
          if text == folded { return true }
          return term.role != .code
            && (text.contains(folded) || !words.isEmpty && words.allSatisfy { text.contains($0) })
        } == true,
        "\(entry.id)")
    }
  }

  @Test(
    "Words are found in any order, each from its beginning",
    arguments: [
      ("zealand new", ["New Zealand", "New Zealand Dollar"]), ("republic cote", ["Côte d'Ivoire"]),
      ("old eng", ["Old English (ca. 450-1100)"]), ("alpes rhone", ["Auvergne-Rhône-Alpes"]),
      ("ealand new", []), ("zealand old", []), ("korea of republic", ["South Korea"]),
    ])
  func words(query: String, titles: [String]) {
    #expect(SearchIndex(ISOCatalog.fixture.names).search(query, limit: 10).entries.map(\.title) == titles)
  }

  @Test("Kinds filter without changing the order", arguments: EntryKind.allCases)
  func kinds(kind: EntryKind) throws {
    let index = try World.index
    let all = index.search("an", limit: .max)
    let filtered = index.search("an", kinds: [kind], limit: .max)
    #expect(filtered.entries == all.entries.filter { $0.kind == kind })
    #expect(filtered.total > 0 && filtered.total == filtered.entries.count)
    #expect(index.search("an", kinds: [], limit: 10).total == 0)
  }

  @Test("A limit cuts the list and leaves the total", arguments: [0, 1, 7, -1])
  func limit(limit: Int) throws {
    let index = try World.index
    let all = index.search("saint", limit: .max)
    let answer = index.search("saint", limit: limit)
    #expect(answer.entries == Array(all.entries.prefix(max(0, limit))))
    #expect(answer.total == all.total)
    #expect(answer.isTruncated && !all.isTruncated)
  }

  @Test(
    "Empty text matches everything: countries, languages, currencies, subdivisions, each by title",
    arguments: ["", "  "])
  func empty(query: String) throws {
    let catalog = try World.catalog
    let index = try World.index
    let answer = index.search(query, limit: .max)
    let expected =
      catalog.countries.map(\.title) + catalog.languages.map(\.name) + catalog.currencies.map(\.name)
      + catalog.subdivisions.map(\.name)
    #expect(answer.total == expected.count)
    let isInOrder = answer.entries.map(\.title) == expected
    #expect(isInOrder)
    #expect(index.search(query, kinds: [.language], limit: .max).total == catalog.languages.count)
  }

  @Test(
    "Signs before a name's first letter do not place it", arguments: [("'Are'are", "are'are"), ("(", "("), ("’t", "t")])
  func leadingSigns(name: String, key: String) throws {
    #expect(FoldedText(name).sortingKey.string == key)
    let first = try #require(try World.catalog.languages.first)
    #expect(first.name.first?.isLetter == true, "\(first.name) comes first")
  }

  /// Fixed queries of every sort, and pieces of names picked with a fixed step.
  static let sampleQueries: [String] =
    [
      "a", "an", "de", "DE", "land", "saint", "new york", "Korea", "the", "d'ivoire", "Łódź", "zzzz", "(", "-", "eur",
      "276", "york new", "republic of the", "saint the", "d e",
    ]
    + (((try? World.catalog.entries) ?? []).enumerated().filter { $0.offset % 701 == 0 }).map { index, entry in
      String(entry.title.dropFirst(index % 3).prefix(2 + index % 5))
    }
}
