import AtlasModel
import Foundation

/// Answers the app's JSON routes from a catalog, knowing nothing of any HTTP server.
///
/// | Route                                      | Answer           |
/// |--------------------------------------------|------------------|
/// | `GET /api/names`                           | `[NamedEntry]`   |
/// | `GET /api/entries/{id}`                    | `EntryDetail`    |
/// | `GET /api/countries`                       | `[Country]`      |
/// | `GET /api/countries/{alpha2}/subdivisions` | `[Subdivision]`  |
/// | `GET /health`                              | `APIHealth`      |
///
/// An error is an `APIFailure`: 400 for what is no identifier, 404 for what does not exist, 405 for a method other than
/// GET.
package struct AtlasAPI: Sendable {
  private let catalog: ISOCatalog
  /// Two megabytes for the whole world and the same for everybody, so written out once.
  private let names: APIAnswer

  /// An API that answers from `catalog`.
  package init(_ catalog: ISOCatalog) {
    self.catalog = catalog
    names = Self.json(catalog.names)
  }

  /// Answers one request.
  ///
  /// - Parameters:
  ///   - method: The HTTP method, in capitals.
  ///   - path: The path without the query; it may still be percent-encoded. A slash at its end does not matter.
  package func answer(method: String = "GET", path: String) -> APIAnswer {
    guard method == "GET" else {
      return Self.json(APIFailure(error: "\(method) is not allowed here; use GET", parameter: nil), status: 405)
    }
    let segments = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    do {
      return try answer(segments) ?? notFound("there is no route \(path)")
    } catch let failure as APIFailure {
      return Self.json(failure, status: 400)
    } catch {
      return Self.json(APIFailure(error: "\(error)", parameter: nil), status: 500)
    }
  }

  /// The answer of the route with the segments, or `nil` if there is no such route.
  private func answer(_ segments: [String]) throws -> APIAnswer? {
    switch (segments.count, segments.first, segments.dropFirst().first) {
    case (1, "health", _): Self.json(APIHealth(status: "ok", entries: catalog.entries.count))
    case (2, "api", "names"): names
    case (2, "api", "countries"): Self.json(catalog.countries)
    case (3, "api", "entries"): try entry(segments[2])
    case (4, "api", "countries") where segments[3] == "subdivisions": subdivisions(of: segments[2])
    default: nil
    }
  }

  // MARK: - Routes

  private func entry(_ text: String) throws -> APIAnswer {
    guard let id = EntryID(text) else {
      throw APIFailure(error: "\"\(text)\" is no entry identifier; one looks like \"country:DE\"", parameter: "id")
    }
    guard let detail = catalog.detail(of: id) else { return notFound(Self.missingEntry(id)) }
    return Self.json(detail)
  }

  private func subdivisions(of country: Country.ID) -> APIAnswer {
    guard catalog.country(country) != nil else { return notFound(Self.missingCountry(country)) }
    return Self.json(catalog.subdivisions(of: country))
  }

  // MARK: - Answers

  /// What to say of an entry that does not exist, without a full stop.
  package static func missingEntry(_ id: EntryID) -> String {
    "there is no \(id.kind.rawValue) with the code \"\(id.code)\""
  }

  /// What to say of a country that does not exist, without a full stop.
  package static func missingCountry(_ alpha2: Country.ID) -> String {
    missingEntry(EntryID(.country, alpha2))
  }

  private func notFound(_ message: String) -> APIAnswer {
    Self.json(APIFailure(error: message, parameter: nil), status: 404)
  }

  private static func json(_ value: some Encodable, status: Int = 200) -> APIAnswer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return APIAnswer(status: status, body: try encoder.encode(value))
    } catch {
      // Strings and whole numbers always encode; a model that comes to hold more must not take the server down.
      return APIAnswer(status: 500, body: Data(#"{"error":"the answer cannot be encoded"}"#.utf8))
    }
  }
}
