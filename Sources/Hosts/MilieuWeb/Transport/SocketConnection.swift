/// One open WebSocket.
///
/// Every member may be called from any thread, also after the socket has closed: it then does nothing.
package protocol SocketConnection: AnyObject, Sendable {
  /// Unique among the connections of one transport, and never reused.
  var id: UInt64 { get }

  /// Sends one text message after those already waiting.
  ///
  /// - Parameter text: UTF-8, which is the caller's promise. It is sent without further checks.
  func send(_ text: [UInt8])

  /// Closes the socket once the messages already sent have left.
  ///
  /// - Parameters:
  ///   - code: A close code of RFC 6455, such as 1000.
  ///   - reason: A few words for the peer, cut to 120 bytes of UTF-8.
  func close(code: UInt16, reason: String)

  /// The bytes of messages that wait to leave; an upper bound while one is on its way.
  var bufferedBytes: Int { get }

  /// Stops delivering messages, and so makes the client wait, until ``resumeReading()``.
  ///
  /// Called while a message is being delivered, it takes effect before the next one. A pause does not hold a dead
  /// socket open: one that has not answered a ping in time is closed all the same.
  func pauseReading()
  func resumeReading()
}

/// The request that asks for a WebSocket.
package struct SocketHandshake: Sendable {
  /// The path, in the form of ``HTTPRequest/path``.
  package var path: String
  package var query: [(name: String, value: String)]
  package var headers: HTTPHeaders
  /// The numeric address of the peer; behind a proxy, the proxy's.
  package var remoteAddress: String

  package init(
    path: String, query: [(name: String, value: String)] = [], headers: HTTPHeaders = HTTPHeaders(),
    remoteAddress: String = ""
  ) {
    self.path = path
    self.query = query
    self.headers = headers
    self.remoteAddress = remoteAddress
  }
}

/// Whether a WebSocket may be opened.
package enum HandshakeDecision: Sendable {
  case accept
  /// Answers the handshake with an HTTP error instead; `reason` is its plain-text body.
  case refuse(status: Int, reason: String)
}

/// The close codes of RFC 6455 that the transport itself uses or reports.
package enum SocketCloseCode {
  package static let goingAway: UInt16 = 1001
  package static let unsupportedData: UInt16 = 1003
  package static let noStatus: UInt16 = 1005
  package static let abnormal: UInt16 = 1006
  package static let invalidPayload: UInt16 = 1007
  package static let messageTooBig: UInt16 = 1009
  package static let tryAgainLater: UInt16 = 1013
}
