/// A server of HTTP and WebSockets that moves bytes and knows nothing of what they mean.
package protocol WebTransport: AnyObject, Sendable {
  /// Binds the port and begins to serve.
  ///
  /// - Parameter handler: Kept until ``stop()``.
  /// - Returns: Where the server is reachable.
  /// - Throws: ``TransportError``.
  func start(handler: any TransportHandler) throws -> BoundAddress

  /// Closes every socket with 1001, drops requests in progress, and returns when the port is free.
  ///
  /// It may be called again, and from any thread; from within a handler's call it returns at once and the server stops
  /// soon after. The transport may then be started again.
  func stop()
}

/// What is done with the requests and messages of a ``WebTransport``.
///
/// The calls about sockets come one at a time from the transport's I/O thread: they must not block.
package protocol TransportHandler: AnyObject, Sendable {
  /// Answers a request. It runs in a task of its own, which is cancelled when the client goes away (noticed
  /// within a second), when the answer is overdue, and when the server stops.
  func respond(to request: HTTPRequest) async -> HTTPResponse

  /// Decides whether a socket may open.
  func decide(_ handshake: SocketHandshake) -> HandshakeDecision

  func opened(_ connection: any SocketConnection, _ handshake: SocketHandshake)

  /// Takes one whole text message, valid UTF-8.
  func received(_ message: [UInt8], on connection: any SocketConnection)

  /// Takes the end of a socket: once for each opened one, and nothing is received from it afterwards.
  ///
  /// - Parameter code: The close code either side gave; 1005 when the peer gave none, 1006 when the line dropped.
  func closed(_ connection: any SocketConnection, code: UInt16)
}

/// Where a ``WebTransport`` listens.
package struct BoundAddress: Sendable, Hashable {
  /// The numeric address.
  package var address: String
  /// The real port, also when 0 was asked for.
  package var port: Int

  package init(address: String, port: Int) {
    self.address = address
    self.port = port
  }
}
