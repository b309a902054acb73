public import Foundation

/// The answer of a ``Route``.
public struct RouteResponse: Sendable {
  /// The status code, from 200 to 599; any other becomes a 500.
  public var status: Int
  /// The header fields. The length is added; so are fields that keep browsers from guessing types and from running scripts
  /// in an HTML answer, unless they are set here.
  public var headers: [(name: String, value: String)]
  /// The body.
  public var body: [UInt8]

  /// Makes an answer of its parts.
  public init(status: Int = 200, headers: [(name: String, value: String)] = [], body: some Sequence<UInt8> = []) {
    self.status = status
    self.headers = headers
    self.body = Array(body)
  }

  /// An answer without a body.
  public static func status(_ status: Int) -> RouteResponse { RouteResponse(status: status) }

  /// An answer of plain text.
  public static func text(_ text: String, status: Int = 200) -> RouteResponse {
    data(text.utf8, contentType: "text/plain; charset=utf-8", status: status)
  }

  /// An answer of HTML, which is sent as it is: escape what comes from elsewhere.
  public static func html(_ html: String, status: Int = 200) -> RouteResponse {
    data(html.utf8, contentType: "text/html; charset=utf-8", status: status)
  }

  /// An answer of JSON that is already encoded.
  public static func json(bytes: some Sequence<UInt8>, status: Int = 200) -> RouteResponse {
    data(bytes, contentType: "application/json", status: status)
  }

  /// An answer of JSON.
  ///
  /// - Parameters:
  ///   - value: what is encoded.
  ///   - encoder: says how; by default keys are sorted, slashes are left alone and dates are ISO 8601.
  ///   - status: the status code.
  /// - Throws: what encoding throws.
  public static func json(
    _ value: some Encodable, encoder: JSONEncoder? = nil, status: Int = 200
  ) throws -> RouteResponse {
    json(bytes: try (encoder ?? standardEncoder).encode(value), status: status)
  }

  /// An answer of bytes.
  public static func data(
    _ bytes: some Sequence<UInt8>, contentType: String, status: Int = 200
  ) -> RouteResponse {
    RouteResponse(status: status, headers: [("content-type", contentType)], body: bytes)
  }

  /// An answer that sends the client elsewhere.
  public static func redirect(to location: String, status: Int = 303) -> RouteResponse {
    RouteResponse(status: status, headers: [("location", location)])
  }

  private static var standardEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}
