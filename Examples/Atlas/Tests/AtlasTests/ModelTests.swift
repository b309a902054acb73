import AtlasModel
import Foundation
import Testing

@testable import Atlas

@Suite("Models")
struct ModelTests {
  @Test("A country decodes from iso-codes' field names and survives a round trip")
  func country() throws {
    let json = """
      {"alpha_2": "KR", "alpha_3": "KOR", "numeric": "410", "flag": "🇰🇷",
       "name": "Korea, Republic of", "common_name": "South Korea"}
      """
    let country = try JSONDecoder().decode(Country.self, from: Data(json.utf8))
    #expect(country.title == "South Korea")
    #expect(country.officialName == nil)
    #expect(country.id == "KR")
    #expect(try roundTrip(country) == country)
  }

  @Test("A country spelled out in code has the same flag as one from the file")
  func flags() throws {
    for country in try World.catalog.countries {
      #expect(Country.flag(of: country.alpha2) == country.flag)
    }
  }

  @Test("A parent code without its country is completed", arguments: [("GB-SCT", "GB-EDH"), ("SCT", "GB-EDH")])
  func parents(parent: String, code: String) throws {
    let json = #"{"code": "\#(code)", "name": "Edinburgh", "type": "Council area", "parent": "\#(parent)"}"#
    let subdivision = try JSONDecoder().decode(Subdivision.self, from: Data(json.utf8))
    #expect(subdivision.parent == "GB-SCT")
    #expect(subdivision.country == "GB")
    #expect(try roundTrip(subdivision) == subdivision)
  }

  @Test("An entry identifier reads what it writes", arguments: ["country:DE", "subdivision:DE-BY", "language:deu"])
  func identifiers(text: String) throws {
    let id = try #require(EntryID(text))
    #expect(id.description == text)
    #expect(try roundTrip([id]) == [id])
  }

  @Test("What is no entry identifier is refused", arguments: ["", "DE", "country", "country:", "planet:3", ":DE"])
  func wrongIdentifiers(text: String) {
    #expect(EntryID(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([EntryID].self, from: try JSONEncoder().encode([text]))
    }
  }

  @Test("Every kind has its own symbol, titles and place in the order")
  func kinds() {
    let kinds = EntryKind.allCases
    #expect(kinds.map(\.symbol) == ["globe", "character.bubble", "banknote", "map"])
    #expect(kinds.map(\.position) == Array(kinds.indices))
    #expect(kinds.shuffled().sorted() == kinds)
    #expect(Set(kinds.flatMap { [$0.title, $0.pluralTitle] }).count == kinds.count * 2)
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }
}
