extension HTTPRequest {
  /// Whether who asks understands the gzip coding (RFC 9110, 12.5.3).
  var acceptsGzip: Bool {
    guard let codings = headers["accept-encoding"] else { return false }
    return codings.split(separator: ",").contains { coding in
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      guard let name = parts.first, name == "gzip" || name == "*" else { return false }
      // A weight of nothing means: anything but this.
      return !parts.dropFirst().contains { $0.hasPrefix("q=") && (Double($0.dropFirst(2)) ?? 1) == 0 }
    }
  }
}

extension HTTPResponse {
  /// The answer in fewer bytes, for who understands that.
  ///
  /// - Parameter compressed: the body compressed before, if it was.
  func compressed(for request: HTTPRequest, as compressed: [UInt8]? = nil) -> HTTPResponse {
    var response = self
    response.headers.append(("vary", "accept-encoding"))
    guard request.acceptsGzip, let body = compressed ?? Gzip.compress(body, .quick) else { return response }
    response.headers.append(("content-encoding", "gzip"))
    response.body = body
    return response
  }
}
