/// The header fields that keep a browser from doing more with an answer than it should.
enum PageHeaders {
  /// Nothing but this server's own scripts and style sheets. Style attributes are allowed because elements' sizes and
  /// colours are stated in them; they cannot run anything.
  static let contentSecurityPolicy = policy(frameAncestors: "'none'")

  private static let framedPolicy = policy(frameAncestors: "'self'")

  private static func policy(frameAncestors: String) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https:", "connect-src 'self'", "font-src 'self'", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors \(frameAncestors)",
    ].joined(separator: "; ")
  }

  /// The response with the fields that every answer carries, except those it sets itself.
  ///
  /// - Parameter mayBeFramed: whether a page of this server may show it in a frame.
  static func guarded(_ response: HTTPResponse, mayBeFramed: Bool = false) -> HTTPResponse {
    var response = response
    func add(_ name: String, _ value: String) {
      if !response.headers.contains(where: { $0.0.lowercased() == name }) { response.headers.append((name, value)) }
    }
    let type = response.headers.first { $0.0.lowercased() == "content-type" }?.1.lowercased()
    add("x-content-type-options", "nosniff")
    if type?.hasPrefix("text/html") == true || type?.contains("svg") == true {
      add("content-security-policy", mayBeFramed ? framedPolicy : contentSecurityPolicy)
      add("referrer-policy", "same-origin")
    }
    return response
  }
}
