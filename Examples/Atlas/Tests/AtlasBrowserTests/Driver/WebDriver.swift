import Foundation

/// A W3C WebDriver server on this machine: JSON commands over HTTP.
struct WebDriver: Sendable {
  let port: UInt16

  /// What the server answers, such as the error "no such element".
  struct Refusal: Error, CustomStringConvertible {
    let code: String
    let description: String
  }

  /// Sends a command and returns its `value`.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> Any {
    let body = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    let response = try await LocalHTTP.send(method, "/" + path, port: port, body: body)
    let answer = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    guard response.status == 200 else {
      let details = value as? [String: Any]
      let message = (details?["message"] as? String ?? "").prefix { $0 != "\n" }
      throw Refusal(code: details?["error"] as? String ?? "unknown", description: "\(method) \(path): \(message)")
    }
    return value
  }
}
