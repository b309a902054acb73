/// What a client asks of a ``Route``.
public struct RouteRequest: Sendable {
  /// The method; a route for `GET` also sees `HEAD`, whose answer loses its body on the way out.
  public let method: HTTPMethod
  /// The path, percent-decoded, without `.` and `..`.
  public let path: String
  /// The parts of the path that the pattern names in braces, decoded and never empty.
  public let parameters: [String: String]
  /// The pairs after the `?`, decoded, in order; a name without `=` has an empty value.
  public let query: [(name: String, value: String)]
  /// The header fields in order, with lower-case names.
  ///
  /// The fields a server commonly needs are read: those of content, caching, ranges, authorization and proxies, `cookie`,
  /// `origin`, `referer`, `user-agent` and `x-requested-with` among them. Others are not.
  public let headers: [(name: String, value: String)]
  /// The body; empty when there is none.
  public let body: [UInt8]
  /// The numeric address of the client, or of the proxy in front of this server.
  public let remoteAddress: String

  init(_ request: HTTPRequest, method: HTTPMethod, parameters: [String: String]) {
    self.method = method
    self.parameters = parameters
    path = request.path
    query = request.query
    headers = request.headers.fields
    body = request.body
    remoteAddress = request.remoteAddress
  }

  /// The part of the path that the pattern names so; empty when the pattern has no such name.
  public subscript(parameter: String) -> String { parameters[parameter] ?? "" }

  /// The value of the first pair of that name after the `?`.
  public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// The value of a header field, whatever the case of its name.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name == name }?.value
  }
}
