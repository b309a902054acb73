internal import CWebSockets

/// Reads a request's head out of the library's tables, which hold it until the exchange ends.
struct RequestHead {
  let wsi: OpaquePointer

  func value(_ token: lws_token_indexes) -> String? {
    let length = Int(lws_hdr_total_length(wsi, token))
    guard length > 0 else { return nil }
    return text(capacity: length) { lws_hdr_copy(wsi, $0, $1, token) }
  }

  /// The method and the path, or nil for a method that is not served.
  var target: (method: String, path: String)? {
    var start: UnsafeMutablePointer<CChar>?
    var length: Int32 = 0
    let index = Int(lws_http_get_uri_and_method(wsi, &start, &length))
    guard Self.methods.indices.contains(index), let start else { return nil }
    let path = start.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      String(decoding: UnsafeBufferPointer(start: $0, count: Int(length)), as: UTF8.self)
    }
    return (Self.methods[index], path)
  }

  var query: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    for index in Int32(0)... {
      let length = Int(lws_hdr_fragment_length(wsi, WSI_TOKEN_HTTP_URI_ARGS, index))
      let item = text(capacity: length) { lws_hdr_copy_fragment(wsi, $0, $1, WSI_TOKEN_HTTP_URI_ARGS, index) }
      guard let item else { break }
      if item.isEmpty { continue }
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      items.append((name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : ""))
    }
    return items
  }

  var headers: HTTPHeaders {
    var fields: [(name: String, value: String)] = []
    for (name, token) in Self.knownFields {
      if let value = value(token) { fields.append((name: name, value: value)) }
    }
    for name in Self.otherFields {
      let key = name + ":"
      let length = Int(lws_hdr_custom_length(wsi, key, Int32(key.utf8.count)))
      guard length >= 0 else { continue }
      let value = text(capacity: length) { lws_hdr_custom_copy(wsi, $0, $1, key, Int32(key.utf8.count)) }
      if let value { fields.append((name: name, value: value)) }
    }
    return HTTPHeaders(fields)
  }

  private func text(capacity: Int, _ copy: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity + 1) { buffer in
      let count = Int(copy(buffer.baseAddress!, Int32(buffer.count)))
      guard count >= 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
    }
  }

  /// In the order of the library's `LWSHUMETH_` values; `CONNECT` is not served.
  private static let methods = ["GET", "POST", "OPTIONS", "PUT", "PATCH", "DELETE", "CONNECT", "HEAD"]

  /// The fields the library knows by number, of those a server has a use for.
  private static let knownFields: [(String, lws_token_indexes)] = [
    ("host", WSI_TOKEN_HOST),
    ("cookie", WSI_TOKEN_HTTP_COOKIE),
    ("origin", WSI_TOKEN_ORIGIN),
    ("connection", WSI_TOKEN_CONNECTION),
    ("upgrade", WSI_TOKEN_UPGRADE),
    ("accept", WSI_TOKEN_HTTP_ACCEPT),
    ("accept-encoding", WSI_TOKEN_HTTP_ACCEPT_ENCODING),
    ("accept-language", WSI_TOKEN_HTTP_ACCEPT_LANGUAGE),
    ("authorization", WSI_TOKEN_HTTP_AUTHORIZATION),
    ("cache-control", WSI_TOKEN_HTTP_CACHE_CONTROL),
    ("content-encoding", WSI_TOKEN_HTTP_CONTENT_ENCODING),
    ("content-length", WSI_TOKEN_HTTP_CONTENT_LENGTH),
    ("content-type", WSI_TOKEN_HTTP_CONTENT_TYPE),
    ("if-match", WSI_TOKEN_HTTP_IF_MATCH),
    ("if-modified-since", WSI_TOKEN_HTTP_IF_MODIFIED_SINCE),
    ("if-none-match", WSI_TOKEN_HTTP_IF_NONE_MATCH),
    ("range", WSI_TOKEN_HTTP_RANGE),
    ("referer", WSI_TOKEN_HTTP_REFERER),
    ("sec-websocket-key", WSI_TOKEN_KEY),
    ("sec-websocket-protocol", WSI_TOKEN_PROTOCOL),
    ("sec-websocket-version", WSI_TOKEN_VERSION),
    ("transfer-encoding", WSI_TOKEN_HTTP_TRANSFER_ENCODING),
    ("user-agent", WSI_TOKEN_HTTP_USER_AGENT),
    ("x-forwarded-for", WSI_TOKEN_X_FORWARDED_FOR),
    ("x-real-ip", WSI_TOKEN_HTTP_X_REAL_IP),
  ]

  /// The fields that must be asked for by name, because this version of the library cannot list them.
  private static let otherFields = [
    "forwarded", "sec-fetch-dest", "sec-fetch-mode", "sec-fetch-site", "traceparent", "x-forwarded-host",
    "x-forwarded-proto", "x-requested-with",
  ]
}
