import Foundation
import MilieuWeb
import Testing

@Suite("Transport: start and stop")
struct TransportLifecycleTests {
  private func options(port: Int = 0, address: String = "127.0.0.1") -> TransportOptions {
    var options = TransportOptions()
    options.port = port
    options.address = address
    return options
  }

  @Test("Stopping closes every socket with 1001, reports it, and frees the port")
  func stopping() async throws {
    try await offPool {
      let handler = RecordingHandler()
      let transport = LibwebsocketsTransport(options: options())
      let bound = try transport.start(handler: handler)
      let sockets = try (0..<10).map { _ in try RawSocket.webSocket(port: bound.port) }
      #expect(handler.wait { handler.connections.count == 10 })
      handler.connections[0].send(Array("last words".utf8))
      transport.stop()
      #expect(handler.closeCodes == [UInt16](repeating: 1001, count: 10))
      #expect(try sockets[0].readFrame().text == "last words")
      for socket in sockets { #expect(try socket.readFrame().closeCode == 1001) }

      let again = LibwebsocketsTransport(options: options(port: bound.port))
      #expect(try again.start(handler: handler) == bound)
      again.stop()
      again.stop()
    }
  }

  @Test("Stopping while requests run does not wait for them, and their answers go nowhere")
  func stoppingWithRequests() async throws {
    try await offPool {
      let handler = RecordingHandler()
      let transport = LibwebsocketsTransport(options: options())
      let bound = try transport.start(handler: handler)
      let sockets = try (0..<10).map { _ in try RawSocket(port: bound.port) }
      for (number, socket) in sockets.enumerated() {
        try socket.write("GET \(number < 5 ? "/gate" : "/patient") HTTP/1.1\r\nHost: a\r\n\r\n")
      }
      #expect(handler.wait { handler.requests.count == 10 })
      transport.stop()
      for socket in sockets { #expect(try socket.readToEnd().isEmpty) }
      #expect(handler.cancelled == 5)
      handler.openGate()
    }
  }

  @Test("One transport serves again after each stop")
  func restarting() async throws {
    try await offPool {
      let transport = LibwebsocketsTransport(options: options())
      for _ in 0..<20 {
        let handler = RecordingHandler()
        let bound = try transport.start(handler: handler)
        #expect(throws: TransportError.alreadyStarted(bound)) { try transport.start(handler: handler) }
        let socket = try RawSocket.webSocket(port: bound.port)
        try socket.sendText("hello")
        #expect(try socket.readMessage().text == "hello")
        try socket.sendFrame(8, [])
        #expect(try socket.readFrame().opcode == 8)
        transport.stop()
      }
    }
  }

  @Test("A handler may stop the server from within a call")
  func stoppingFromWithin() async throws {
    final class Stopper: TransportHandler {
      let transport: LibwebsocketsTransport
      init(_ transport: LibwebsocketsTransport) { self.transport = transport }
      func respond(to request: HTTPRequest) async -> HTTPResponse { .notFound }
      func decide(_ handshake: SocketHandshake) -> HandshakeDecision { .accept }
      func opened(_ connection: any SocketConnection, _ handshake: SocketHandshake) {}
      func received(_ message: [UInt8], on connection: any SocketConnection) { transport.stop() }
      func closed(_ connection: any SocketConnection, code: UInt16) {}
    }
    try await offPool {
      let transport = LibwebsocketsTransport(options: options())
      let bound = try transport.start(handler: Stopper(transport))
      let socket = try RawSocket.webSocket(port: bound.port)
      try socket.sendText("stop")
      #expect(try socket.readMessage().closeCode == 1001)
      _ = try socket.readToEnd()
    }
  }

  @Test("A port in use is named, with what to do about it")
  func portInUse() throws {
    let first = LibwebsocketsTransport(options: options())
    let port = try first.start(handler: RecordingHandler()).port
    defer { first.stop() }
    let second = LibwebsocketsTransport(options: options(port: port))
    #expect(throws: TransportError.portInUse(address: "127.0.0.1", port: port)) {
      try second.start(handler: RecordingHandler())
    }
    #expect(
      TransportError.portInUse(address: "127.0.0.1", port: 8080).description
        == "Port 8080 on 127.0.0.1 is in use. Stop the other program or choose another port with --port N "
        + "(--port 0 picks a free one).")
  }

  @Test(
    "An address or port that cannot be listened on is named",
    arguments: [
      ("192.0.2.1", 0, TransportError.addressNotLocal("192.0.2.1")),
      ("127.0.0.1", 70_000, TransportError.portOutOfRange(70_000)),
    ])
  func badAddress(address: String, port: Int, error: TransportError) {
    let transport = LibwebsocketsTransport(options: options(port: port, address: address))
    #expect(throws: error) { try transport.start(handler: RecordingHandler()) }
  }

  @Test("A name that is no address is named")
  func unknownAddress() {
    let transport = LibwebsocketsTransport(options: options(address: "no such host"))
    #expect { try transport.start(handler: RecordingHandler()) } throws: { error in
      "\(error)".hasPrefix("no such host does not name an address (")
    }
  }

  @Test("Names and wildcards listen too", arguments: ["localhost", "0.0.0.0"])
  func otherAddresses(address: String) async throws {
    try await offPool {
      let transport = LibwebsocketsTransport(options: options(address: address))
      let bound = try transport.start(handler: RecordingHandler())
      defer { transport.stop() }
      let socket = try RawSocket(port: bound.port)
      try socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try socket.readHead().hasPrefix("HTTP/1.1 200"))
    }
  }
}
