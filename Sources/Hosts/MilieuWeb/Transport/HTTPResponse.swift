/// An answer to an ``HTTPRequest``.
///
/// The transport adds `content-length` and `connection`; an answer to `HEAD` loses its body on the way out but keeps
/// its length.
package struct HTTPResponse: Sendable {
  package var status: Int
  package var headers: [(String, String)]
  package var body: [UInt8]

  package init(status: Int, headers: [(String, String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

// MARK: - Common answers

extension HTTPResponse {
  package static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: [("content-type", "text/plain; charset=utf-8")], body: Array(text.utf8))
  }

  package static func html(_ html: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: [("content-type", "text/html; charset=utf-8")], body: Array(html.utf8))
  }

  /// An answer of JSON text that is already encoded.
  package static func json(_ json: [UInt8], status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: [("content-type", "application/json")], body: json)
  }

  package static var notFound: HTTPResponse { .text("Not found", status: 404) }
}
