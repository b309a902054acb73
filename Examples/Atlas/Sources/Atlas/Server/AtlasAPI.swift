import Foundation

/// Answers the app's JSON routes from a library, knowing nothing of any HTTP server.
///
/// | Route                                      | Answer           |
/// |--------------------------------------------|------------------|
/// | `GET /api/search?q=…&kinds=…&limit=…`      | `SearchAnswer`   |
/// | `GET /api/entries/{id}`                    | `EntryDetail`    |
/// | `GET /api/countries`                       | `[Country]`      |
/// | `GET /api/countries/{alpha2}/subdivisions` | `[Subdivision]`  |
/// | `GET /health`                              | `APIHealth`      |
///
/// An error is an `APIFailure`: 400 for a wrong parameter, which it names, 404 for what does not exist, 405 for a
/// method other than GET.
struct AtlasAPI: Sendable {
  private let library: AtlasLibrary

  /// An API that answers from `library`.
  init(_ library: AtlasLibrary) {
    self.library = library
  }

  /// Answers one request.
  ///
  /// - Parameters:
  ///   - method: The HTTP method, in capitals.
  ///   - path: The path without the query; it may still be percent-encoded. A slash at its end does not matter.
  ///   - query: The names and values of the query, decoded, in order.
  func answer(method: String = "GET", path: String, query: [(name: String, value: String)] = []) -> APIAnswer {
    guard method == "GET" else {
      return json(APIFailure(error: "\(method) is not allowed here; use GET", parameter: nil), status: 405)
    }
    let segments = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    do {
      return try answer(segments, APIQuery(query)) ?? notFound("there is no route \(path)")
    } catch let failure as APIFailure {
      return json(failure, status: 400)
    } catch {
      return json(APIFailure(error: "\(error)", parameter: nil), status: 500)
    }
  }

  /// The answer of the route with the segments, or `nil` if there is no such route.
  private func answer(_ segments: [String], _ query: APIQuery) throws -> APIAnswer? {
    switch (segments.count, segments.first, segments.dropFirst().first) {
    case (1, "health", _): json(APIHealth(status: "ok", entries: library.index.count))
    case (2, "api", "search"): try search(query)
    case (2, "api", "countries"): json(library.catalog.countries)
    case (3, "api", "entries"): try entry(segments[2])
    case (4, "api", "countries") where segments[3] == "subdivisions": subdivisions(of: segments[2])
    default: nil
    }
  }

  // MARK: - Routes

  private func search(_ query: APIQuery) throws -> APIAnswer {
    json(library.index.search(try query.text, kinds: try query.kinds, limit: try query.limit))
  }

  private func entry(_ text: String) throws -> APIAnswer {
    guard let id = EntryID(text) else {
      throw APIFailure(error: "\"\(text)\" is no entry identifier; one looks like \"country:DE\"", parameter: "id")
    }
    guard let detail = library.catalog.detail(of: id) else { return notFound(Self.missingEntry(id)) }
    return json(detail)
  }

  private func subdivisions(of country: Country.ID) -> APIAnswer {
    guard library.catalog.country(country) != nil else { return notFound(Self.missingCountry(country)) }
    return json(library.catalog.subdivisions(of: country))
  }

  // MARK: - Answers

  /// What to say of an entry that does not exist, without a full stop.
  static func missingEntry(_ id: EntryID) -> String {
    "there is no \(id.kind.rawValue) with the code \"\(id.code)\""
  }

  /// What to say of a country that does not exist, without a full stop.
  static func missingCountry(_ alpha2: Country.ID) -> String {
    missingEntry(EntryID(.country, alpha2))
  }

  private func notFound(_ message: String) -> APIAnswer {
    json(APIFailure(error: message, parameter: nil), status: 404)
  }

  private func json(_ value: some Encodable, status: Int = 200) -> APIAnswer {
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
