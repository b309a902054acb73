/// One HTTP request, complete with its body.
package struct HTTPRequest: Sendable {
  /// The method as sent: `GET`, `HEAD`, `POST`, `PUT`, `DELETE`, `PATCH` or `OPTIONS`.
  package var method: String
  /// The path, always starting with `/`.
  ///
  /// It is percent-decoded, and `.`, `..` and repeated slashes are resolved, so that it cannot climb above the root.
  package var path: String
  /// The query's items in order, decoded; an item without `=` has an empty value.
  package var query: [(name: String, value: String)]
  /// The header fields; see ``HTTPHeaders``.
  package var headers: HTTPHeaders
  /// The body, empty when there is none.
  package var body: [UInt8]
  /// The numeric address of the peer; behind a proxy, the proxy's.
  package var remoteAddress: String

  package init(
    method: String = "GET", path: String, query: [(name: String, value: String)] = [],
    headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], remoteAddress: String = ""
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.remoteAddress = remoteAddress
  }
}
