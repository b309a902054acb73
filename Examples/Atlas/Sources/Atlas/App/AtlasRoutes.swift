import AtlasServices
import SwiftUI

/// The JSON routes that the live service asks, answered from the files of Debian's `iso-codes`.
enum AtlasRoutes {
  static var all: [Route] {
    [
      route("/health"), route("/api/names"), route("/api/entries/{id}"), route("/api/countries"),
      route("/api/countries/{code}/subdivisions"),
    ]
  }

  /// Read once a process, by the first request.
  private static let api = Result { AtlasAPI(try ISOCatalog.load()) }

  private static func route(_ pattern: String) -> Route {
    Route(pattern) { request in
      switch api {
      case .success(let api):
        let answer = api.answer(path: request.path)
        return .data(answer.body, contentType: APIAnswer.contentType, status: answer.status)
      case .failure(let error):
        return try .json(APIFailure(error: "\(error)", parameter: nil), status: 503)
      }
    }
  }
}
