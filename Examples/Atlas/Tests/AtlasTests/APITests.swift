import Foundation
import Testing

@testable import Atlas

@Suite("JSON routes")
struct APITests {
  private let api = AtlasAPI(.fixture)

  @Test("Search answers with entries, the total and the query")
  func search() throws {
    let answer = api.answer(path: "/api/search", query: [("q", "ICE"), ("kinds", "country,language"), ("limit", "1")])
    let found = try decode(SearchAnswer.self, answer, status: 200)
    #expect(found.entries.map(\.title) == ["Icelandic"])
    #expect(found.total == 2)
    #expect(found.query == "ICE")
  }

  @Test("The JSON of an entry is as documented")
  func shape() {
    let answer = api.answer(path: "/api/search", query: [("q", "otago")])
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == #"{"entries":[{"id":"subdivision:NZ-OTA","subtitle":"Region, New Zealand","title":"Otago"}],"query":"otago","total":1}"#
    )
  }

  @Test("Parameters that are left out have defaults")
  func defaults() throws {
    let found = try decode(SearchAnswer.self, AtlasAPI(try World.library).answer(path: "/api/search"), status: 200)
    #expect(found.entries.count == APIQuery.defaultLimit)
    #expect(found.total == (try World.library.index.count))
  }

  @Test(
    "A wrong parameter is a 400 that names it",
    arguments: [
      ("limit", "0"), ("limit", "501"), ("limit", "ten"), ("limit", ""), ("limit", "1.5"),
      ("limit", "99999999999999999999"),
      ("kinds", "planet"), ("kinds", "country,"), ("kinds", "Country"), ("q", String(repeating: "a", count: 201)),
    ])
  func wrongParameter(name: String, value: String) throws {
    let failure = try decode(APIFailure.self, api.answer(path: "/api/search", query: [(name, value)]), status: 400)
    #expect(failure.parameter == name)
    #expect(failure.error.contains(name))
  }

  @Test("A parameter given twice is a 400 that names it", arguments: ["q", "kinds", "limit"])
  func repeated(name: String) throws {
    let answer = api.answer(path: "/api/search", query: [(name, "1"), (name, "1")])
    #expect(try decode(APIFailure.self, answer, status: 400).parameter == name)
  }

  @Test("The limits themselves are allowed", arguments: [1, 500])
  func limits(limit: Int) {
    #expect(api.answer(path: "/api/search", query: [("limit", String(limit)), ("other", "ignored")]).status == 200)
  }

  @Test("Every entry of the fixture has a route, percent-encoded or not", arguments: [":", "%3A"])
  func entries(colon: String) throws {
    for entry in AtlasLibrary.fixture.catalog.entries {
      let path = "/api/entries/" + entry.id.description.replacingOccurrences(of: ":", with: colon)
      #expect(try decode(EntryDetail.self, api.answer(path: path), status: 200).entry == entry)
    }
  }

  @Test("Countries and subdivisions come in order")
  func lists() throws {
    let countries = try decode([Country].self, api.answer(path: "/api/countries"), status: 200)
    #expect(countries == AtlasLibrary.fixture.catalog.countries)
    #expect(countries.first?.title == "Côte d'Ivoire" && countries.last?.title == "United Kingdom")
    let subdivisions = try decode(
      [Subdivision].self, api.answer(path: "/api/countries/DE/subdivisions"), status: 200)
    #expect(subdivisions.map(\.name) == ["Bayern", "Berlin", "Thüringen"])
  }

  @Test("Health tells how many entries there are")
  func health() throws {
    let health = try decode(APIHealth.self, api.answer(path: "/health"), status: 200)
    #expect(health == APIHealth(status: "ok", entries: AtlasLibrary.fixture.index.count))
  }

  @Test(
    "What does not exist is a 404",
    arguments: [
      "/", "/api", "/api/entries", "/api/entries/country:XX", "/api/countries/XX/subdivisions", "/api/countries/DE",
      "/api/countries/DE/towns", "/api/search/more", "/health/more",
    ])
  func missing(path: String) throws {
    let failure = try decode(APIFailure.self, api.answer(path: path), status: 404)
    #expect(failure.parameter == nil)
  }

  @Test("What is no entry identifier is a 400 that names the id")
  func wrongIdentifier() throws {
    let failure = try decode(APIFailure.self, api.answer(path: "/api/entries/DE"), status: 400)
    #expect(failure.parameter == "id")
  }

  @Test("Only GET is allowed", arguments: ["POST", "DELETE", "get"])
  func method(method: String) throws {
    #expect(api.answer(method: method, path: "/api/countries").status == 405)
  }

  private func decode<Body: Decodable>(_ type: Body.Type, _ answer: APIAnswer, status: Int) throws -> Body {
    #expect(answer.status == status)
    return try JSONDecoder().decode(type, from: answer.body)
  }
}
