import Foundation
import MilieuWeb
import Testing

@Suite("Transport: WebSockets")
struct TransportSocketTests {
  @Test("A thousand messages come back in order")
  func order() async throws {
    try await withServer { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      for number in 0..<1000 { try socket.sendText("message \(number)") }
      for number in 0..<1000 { #expect(try socket.readMessage().text == "message \(number)") }
      #expect(handler.connections.first?.bufferedBytes == 0)
    }
  }

  @Test("A message of any length up to the limit comes back whole", arguments: [0, 1, 125, 126, 2048, 65535, 65536])
  func lengths(length: Int) async throws {
    try await withServer { port, _ in
      let socket = try RawSocket.webSocket(port: port)
      let text = String(repeating: "x", count: length)
      try socket.sendText(text)
      #expect(try socket.readMessage() == RawSocket.Frame(opcode: 1, payload: Array(text.utf8)))
    }
  }

  @Test("A message longer than any buffer leaves whole")
  func longOutgoing() async throws {
    try await withServer { port, handler in
      let socket = try RawSocket.webSocket(port: port, receiveBuffer: 8192)
      #expect(handler.wait { handler.connections.count == 1 })
      let message = (0..<900_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }
      handler.connections[0].send(message)
      handler.connections[0].send(Array("next".utf8))
      #expect(try socket.readMessage().payload == message)
      #expect(try socket.readMessage().text == "next")
    }
  }

  @Test("The handler sees the path, query and headers of the handshake")
  func handshake() async throws {
    try await withServer { port, handler in
      let headers = "Origin: http://a.example\r\nCookie: s=1\r\n"
      _ = try RawSocket.webSocket(port: port, path: "/live?page=7", headers: headers)
      #expect(handler.wait { handler.handshakes.count == 1 })
      let seen = handler.handshakes[0]
      #expect(seen.path == "/live")
      #expect(seen.query.map(\.value) == ["7"])
      #expect(seen.headers["origin"] == "http://a.example")
      #expect(seen.headers["cookie"] == "s=1")
      #expect(seen.remoteAddress == "127.0.0.1")
    }
  }

  @Test("A message in fragments, with a ping between them, is delivered as one")
  func fragments() async throws {
    try await withServer { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      let euro = Array("€".utf8)
      try socket.sendFrame(1, [UInt8(ascii: "a"), euro[0]], isFinal: false)
      try socket.sendFrame(9, Array("ping".utf8))
      try socket.sendFrame(0, [euro[1]], isFinal: false)
      try socket.sendFrame(0, [], isFinal: false)
      try socket.sendFrame(0, [euro[2], UInt8(ascii: "b")])
      #expect(try socket.readFrame() == RawSocket.Frame(opcode: 10, payload: Array("ping".utf8)))
      #expect(try socket.readFrame().text == "a€b")
      #expect(handler.events.count == 2)
    }
  }

  @Test("Closing sends what waits first, then the code and reason, and is reported once")
  func close() async throws {
    try await withServer { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      #expect(handler.wait { handler.connections.count == 1 })
      let connection = handler.connections[0]
      connection.send(Array("last words".utf8))
      connection.close(code: 4001, reason: "Moved")
      connection.send(Array("too late".utf8))
      connection.close(code: 4002, reason: "Again")
      #expect(try socket.readFrame().text == "last words")
      let frame = try socket.readFrame()
      #expect(frame.closeCode == 4001)
      #expect(String(decoding: frame.payload.dropFirst(2), as: UTF8.self) == "Moved")
      try socket.acknowledgeClose(frame)
      #expect(try socket.readToEnd().isEmpty)
      #expect(handler.wait { !handler.closeCodes.isEmpty })
      #expect(handler.closeCodes == [4001])
    }
  }

  @Test("A client's close is answered and its code reported", arguments: [nil, 1000, 1001, 4000] as [UInt16?])
  func clientCloses(code: UInt16?) async throws {
    try await withServer { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      try socket.sendFrame(8, code.map { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } ?? [])
      #expect(try socket.readFrame().opcode == 8)
      #expect(handler.wait { !handler.closeCodes.isEmpty })
      #expect(handler.closeCodes == [code ?? 1005])
    }
  }

  @Test("A line that drops is reported as 1006")
  func dropped() async throws {
    try await withServer { port, handler in
      do { _ = try RawSocket.webSocket(port: port) }
      #expect(handler.wait { !handler.closeCodes.isEmpty })
      #expect(handler.closeCodes == [1006])
    }
  }

  @Test("Two hundred sockets are served at once")
  func many() async throws {
    try await withServer { port, handler in
      let sockets = try (0..<200).map { _ in try RawSocket.webSocket(port: port) }
      for (number, socket) in sockets.enumerated() { try socket.sendText("to \(number)") }
      for (number, socket) in sockets.enumerated() { #expect(try socket.readMessage().text == "to \(number)") }
      #expect(Set(handler.connections.map(\.id)).count == 200)
    }
  }

  @Test("Messages sent from many threads at once all arrive")
  func manyThreads() async throws {
    try await withServer { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      #expect(handler.wait { handler.connections.count == 1 })
      let connection = handler.connections[0]
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for number in 0..<100 { connection.send(Array("\(thread) \(number)".utf8)) }
      }
      var next = [Int](repeating: 0, count: 8)
      for _ in 0..<800 {
        let parts = try socket.readMessage().text.split(separator: " ").map { Int($0)! }
        #expect(next[parts[0]] == parts[1])
        next[parts[0]] += 1
      }
    }
  }

  @Test("While reading is paused nothing is delivered; afterwards everything is, in order")
  func pausedReading() async throws {
    try await withServer(handler: RecordingHandler(echoes: false)) { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      let witness = try RawSocket.webSocket(port: port)
      #expect(handler.wait { handler.connections.count == 2 })
      let (paused, other) = (handler.connections[0], handler.connections[1])
      paused.pauseReading()
      // What goes to the witness is asked for after the pause, so once it is here the pause has been carried out.
      other.send(Array("mark".utf8))
      _ = try witness.readMessage()
      for length in 0..<100 { try socket.sendText(String(repeating: "x", count: length)) }
      paused.send(Array("still writing".utf8))
      #expect(try socket.readMessage().text == "still writing")
      #expect(handler.events.count == 2)
      paused.resumeReading()
      #expect(handler.wait { handler.events.count == 102 })
      #expect(handler.events.dropFirst(2) == (0..<100).map { .received(paused.id, $0) }[...])
    }
  }

  @Test("A silent socket is pinged and stays open while it answers")
  func ping() async throws {
    try await withServer({ $0.idlePing = .seconds(1) }) { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      try socket.sendText("text")
      #expect(try socket.readFrame().text == "text")
      for _ in 0..<3 {
        let frame = try socket.readFrame()
        #expect(frame.opcode == 9)
        try socket.sendFrame(10, frame.payload)
      }
      try socket.sendText("still here")
      #expect(try socket.readMessage().text == "still here")
      #expect(handler.closeCodes.isEmpty)
    }
  }

  @Test("A pong nobody asked for may carry any bytes")
  func pongPayload() async throws {
    try await withServer { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      try socket.sendText("before")
      try socket.sendFrame(10, [0xFF, 0xFE])
      try socket.sendText("after")
      #expect(try socket.readMessage().text == "before")
      #expect(try socket.readMessage().text == "after")
    }
  }

  @Test("A socket that answers no ping is dropped")
  func silence() async throws {
    try await withServer({ $0.idlePing = .seconds(1) }) { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      #expect(try socket.readFrame().opcode == 9)
      _ = try socket.readToEnd()
      #expect(handler.wait { handler.closeCodes == [1006] })
    }
  }
}
