import AtlasModel
import Foundation
import Testing

@testable import Atlas
@testable import AtlasServices

@Suite("JSON routes")
struct APITests {
  private let api = AtlasAPI(.fixture)

  @Test("The JSON of a name is as documented")
  func names() throws {
    let answer = api.answer(path: "/api/names")
    #expect(try decode([NamedEntry].self, answer, status: 200) == ISOCatalog.fixture.names)
    #expect(
      String(decoding: answer.body, as: UTF8.self).contains(
        #"""
        {"codes":["ang"],"entry":{"id":"language:ang","subtitle":"Historical language · ang","title":"Old English \#
        (ca. 450-1100)"},"otherNames":["English, Old (ca. 450-1100)"]}
        """#))
  }

  @Test("Every entry of the fixture has a route, percent-encoded or not", arguments: [":", "%3A"])
  func entries(colon: String) throws {
    for entry in ISOCatalog.fixture.entries {
      let path = "/api/entries/" + entry.id.description.replacingOccurrences(of: ":", with: colon)
      #expect(try decode(EntryDetail.self, api.answer(path: path), status: 200).entry == entry)
    }
  }

  @Test("Countries and subdivisions come in order")
  func lists() throws {
    let countries = try decode([Country].self, api.answer(path: "/api/countries"), status: 200)
    #expect(countries == ISOCatalog.fixture.countries)
    #expect(countries.first?.title == "Côte d'Ivoire" && countries.last?.title == "United Kingdom")
    let subdivisions = try decode(
      [Subdivision].self, api.answer(path: "/api/countries/DE/subdivisions"), status: 200)
    #expect(subdivisions.map(\.name) == ["Bayern", "Berlin", "Thüringen"])
  }

  @Test("Health tells how many entries there are")
  func health() throws {
    let health = try decode(APIHealth.self, api.answer(path: "/health"), status: 200)
    #expect(health == APIHealth(status: "ok", entries: ISOCatalog.fixture.entries.count))
  }

  @Test(
    "What does not exist is a 404",
    arguments: [
      "/", "/api", "/api/entries", "/api/entries/country:XX", "/api/countries/XX/subdivisions", "/api/countries/DE",
      "/api/countries/DE/towns", "/api/names/more", "/api/search", "/health/more",
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
