import Foundation

/// What a JSON route answers, whichever HTTP server sends it.
package struct APIAnswer: Equatable, Sendable {
  /// The media type of every body.
  package static let contentType = "application/json; charset=utf-8"

  /// The HTTP status code.
  package let status: Int
  /// The JSON, as UTF-8.
  package let body: Data
}

/// The JSON body of an answer that reports an error.
package struct APIFailure: Codable, Equatable, Error, Sendable {
  /// What is wrong and what would be right, without a full stop.
  package let error: String
  /// The parameter that is wrong, if it is one.
  package let parameter: String?

  /// A failure spelled out.
  package init(error: String, parameter: String?) {
    self.error = error
    self.parameter = parameter
  }
}

/// The JSON body of `GET /health`.
package struct APIHealth: Codable, Equatable, Sendable {
  /// Always "ok": without a catalog there is no API.
  package let status: String
  /// How many entries can be found.
  package let entries: Int
}
