import Foundation

/// What a JSON route answers, whichever HTTP server sends it.
struct APIAnswer: Equatable, Sendable {
  /// The media type of every body.
  static let contentType = "application/json; charset=utf-8"

  /// The HTTP status code.
  let status: Int
  /// The JSON, as UTF-8.
  let body: Data
}

/// The JSON body of an answer that reports an error.
struct APIFailure: Codable, Equatable, Error, Sendable {
  /// What is wrong and what would be right, without a full stop.
  let error: String
  /// The parameter that is wrong, if it is one.
  let parameter: String?
}

/// The JSON body of `GET /health`.
struct APIHealth: Codable, Equatable, Sendable {
  /// Always "ok": without a catalog there is no API.
  let status: String
  /// How many entries can be found.
  let entries: Int
}
