import AtlasModel
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the app's own JSON routes (see `AtlasAPI`) over HTTP.
///
/// Two that ask the same server in the same way are equal, so that an app may make one whenever it is drawn: what the
/// screens have of the first stays.
package struct LiveAtlasService: AtlasService, Equatable {
  private let baseURL: URL
  private let session: URLSession
  private let logger: AtlasLogger

  /// A service that asks the server at `baseURL`.
  ///
  /// - Parameters:
  ///   - baseURL: The server's root, such as `http://localhost:8080`; the routes' paths are added to it.
  ///   - session: What sends the requests.
  ///   - logger: Gets a line for every request once it has ended.
  package init(baseURL: URL, session: URLSession = .shared, logger: AtlasLogger = .silent) {
    self.baseURL = baseURL
    self.session = session
    self.logger = logger
  }

  /// Asks `/api/names`.
  package func names() async throws -> [NamedEntry] {
    try await answer(to: ["api", "names"])
  }

  /// Asks `/api/entries/{id}`.
  package func detail(of id: AtlasEntry.ID) async throws -> EntryDetail {
    try await answer(to: ["api", "entries", id.description])
  }

  /// Asks `/api/countries`.
  package func countries() async throws -> [Country] {
    try await answer(to: ["api", "countries"])
  }

  /// Asks `/api/countries/{alpha2}/subdivisions`.
  package func subdivisions(of country: Country.ID) async throws -> [Subdivision] {
    try await answer(to: ["api", "countries", country, "subdivisions"])
  }

  // MARK: - Requests

  private func answer<Answer: Decodable>(to path: [String]) async throws -> Answer {
    let url = path.reduce(baseURL) { $0.appendingPathComponent($1) }
    let start = Date()
    do {
      let answer = try await decoded(Answer.self, from: url)
      logger.log("GET \(url.absoluteString): answered in \(milliseconds(since: start)) ms")
      return answer
    } catch {
      logger.log("GET \(url.absoluteString): \(error is CancellationError ? "cancelled" : "\(error)")")
      throw error
    }
  }

  private func decoded<Answer: Decodable>(_ type: Answer.Type, from url: URL) async throws -> Answer {
    let (data, response) = try await exchange(URLRequest(url: url))
    guard let response = response as? HTTPURLResponse else {
      throw AtlasServiceError.malformed(cause: "it is not an HTTP response")
    }
    guard response.statusCode == 200 else {
      throw failure(status: response.statusCode, body: data)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw AtlasServiceError.malformed(cause: (error as? DecodingError)?.summary ?? error.localizedDescription)
    }
  }

  private func exchange(_ request: URLRequest) async throws -> (Data, URLResponse) {
    try Task.checkCancellation()
    do {
      let session = session
      return try await Abandonable.run { try await session.data(for: request) }
    } catch {
      // A cancelled request fails with whatever error the session had at hand.
      try Task.checkCancellation()
      if (error as? URLError)?.code == .cancelled { throw CancellationError() }
      throw AtlasServiceError.unreachable(cause: Self.withoutFullStop(error.localizedDescription))
    }
  }

  private func failure(status: Int, body: Data) -> AtlasServiceError {
    let message =
      (try? JSONDecoder().decode(APIFailure.self, from: body))?.error
      ?? HTTPURLResponse.localizedString(forStatusCode: status)
    return status == 404 ? .notFound(message: message) : .server(status: status, message: message)
  }

  private static func withoutFullStop(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  private func milliseconds(since start: Date) -> Int {
    Int((Date().timeIntervalSince(start) * 1000).rounded())
  }
}
