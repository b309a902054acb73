/// Where a ``WebTransport`` listens, and the bounds it keeps.
package struct TransportOptions: Sendable {
  /// A numeric address of this machine, or a name that resolves to one. `0.0.0.0` or `::` listens on all of them.
  package var address = "127.0.0.1"
  /// The port; 0 picks a free one.
  package var port = 8080

  /// The longest message a client may send, in bytes; a longer one closes its socket with 1009.
  package var maximumMessageBytes = 64 * 1024
  /// The longest body of a request, in bytes; a longer one is answered with 413.
  package var maximumBodyBytes = 1024 * 1024
  /// The room for a request's head, in bytes, at most 65,535; a longer one drops its connection.
  package var maximumHeaderBytes = 16384
  /// The bytes that may wait to leave on one socket; beyond them its queue is freed and it is closed with 1013.
  package var maximumBufferedBytes = 1024 * 1024
  /// The connections served at once, sockets and HTTP together; further ones are turned away.
  package var maximumConnections = 10_000

  /// How long a socket may be silent before it is pinged. One that does not answer within another third is dropped.
  package var idlePing: Duration = .seconds(30)
  /// How long a client may take to send a request's head.
  package var headerTimeout: Duration = .seconds(10)
  /// How long a client may pause while it sends a body or reads an answer.
  package var transferTimeout: Duration = .seconds(20)
  /// How long the handler may take to answer; then the client gets a 504.
  package var responseTimeout: Duration = .seconds(60)
  /// How long a connection is kept between two requests.
  package var keepAlive: Duration = .seconds(15)
  /// How long ``WebTransport/stop()`` waits for clients to take note of the end.
  package var closeGrace: Duration = .milliseconds(500)

  package init() {}
}

extension Duration {
  /// Whole seconds, rounded up, at least one: the grain of the library's timeouts.
  var wholeSeconds: Int { Int(clamping: max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0))) }

  var microseconds: Int64 { components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000 }
}
