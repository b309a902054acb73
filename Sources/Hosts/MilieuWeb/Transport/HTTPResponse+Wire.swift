extension HTTPResponse {
  /// The status line and header fields, ready to be sent before the body.
  ///
  /// A field whose name or value could end the line early (it holds a control character) turns the whole answer into a
  /// 500, so that text a client supplied cannot forge a header.
  ///
  /// - Parameter closes: Whether the connection ends after this answer.
  func head(closes: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reason(for: status))\r\n"
    for (name, value) in headers where !Self.transportFields.contains(name.lowercased()) {
      head += "\(name): \(value)\r\n"
    }
    if mayHaveBody { head += "content-length: \(body.count)\r\n" }
    if closes { head += "connection: close\r\n" }
    head += "\r\n"
    return Array(head.utf8)
  }

  /// This answer, or a 500 in its place when it cannot be put on the wire as it is.
  var sendable: HTTPResponse {
    let isSound =
      (200...599).contains(status)
      && headers.allSatisfy { name, value in
        !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
          && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
      }
    return isSound ? self : .text("The answer to this request held an illegal status or header field.", status: 500)
  }

  /// Whether an answer of this status carries a body at all (RFC 9110, 6.4.1).
  var mayHaveBody: Bool { status >= 200 && status != 204 && status != 304 }

  private static let transportFields: Set<String> = ["connection", "content-length", "transfer-encoding"]

  private static func reason(for status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 202: "Accepted"
    case 204: "No Content"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 307: "Temporary Redirect"
    case 308: "Permanent Redirect"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 410: "Gone"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 422: "Unprocessable Content"
    case 426: "Upgrade Required"
    case 429: "Too Many Requests"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    default: ""
    }
  }
}
