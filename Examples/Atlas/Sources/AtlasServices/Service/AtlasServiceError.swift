import Foundation

/// Why a service did not answer.
package enum AtlasServiceError: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// No answer came: no network, no server, no answer in time.
  case unreachable(cause: String)
  /// The server answered that there is no such thing.
  case notFound(message: String)
  /// The server answered with another error.
  case server(status: Int, message: String)
  /// An answer came that makes no sense here.
  case malformed(cause: String)

  /// The error for people to read, in whole sentences.
  package var description: String {
    switch self {
    case .unreachable(let cause): "The atlas cannot be reached: \(cause). Check the connection and try again."
    case .notFound(let message): "The atlas has no such page: \(message)."
    case .server(let status, let message): "The atlas answered with an error (\(status)): \(message)."
    case .malformed(let cause): "The atlas gave an answer that cannot be read: \(cause)."
    }
  }

  /// The same as `description`.
  package var errorDescription: String? { description }

  /// Whether the same request may succeed later.
  package var isWorthRetrying: Bool {
    switch self {
    case .unreachable: true
    case .server(let status, _): status >= 500 || status == 429
    case .notFound, .malformed: false
    }
  }
}
