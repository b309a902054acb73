import Foundation
import MilieuWeb
import Testing

@Suite("Transport: hostile WebSockets")
struct TransportHostileSocketTests {
  /// Sends `frames` to a server, expects to be closed with `code` and nothing to be delivered, and the server to go on.
  private func expectClose(_ code: UInt16, _ frames: [UInt8]) async throws {
    try await withServer { port, handler in
      let socket = try RawSocket.webSocket(port: port)
      try socket.write(frames)
      let frame = try socket.readFrame()
      #expect(frame.closeCode == code)
      try? socket.acknowledgeClose(frame)
      #expect(handler.wait { !handler.closeCodes.isEmpty })
      #expect(handler.closeCodes == [code])
      #expect(handler.events.count == 2)

      let healthy = try RawSocket.webSocket(port: port)
      try healthy.sendText("hello")
      #expect(try healthy.readMessage().text == "hello")
    }
  }

  @Test("A message over the limit is closed with 1009", arguments: [65537, 200_000])
  func oversize(length: Int) async throws {
    try await expectClose(1009, RawSocket.frame(1, [UInt8](repeating: 0x61, count: length)))
  }

  @Test("A message that announces more bytes than there are numbers is closed with 1009")
  func absurdLength() async throws {
    try await expectClose(
      1009,
      [0x81, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7) + [1, 2, 3, 4] + [UInt8](repeating: 0, count: 4096))
  }

  @Test("Fragments that add up to more than the limit are closed with 1009")
  func oversizeFragments() async throws {
    let part = [UInt8](repeating: 0x61, count: 30_000)
    try await expectClose(
      1009,
      RawSocket.frame(1, part, isFinal: false) + RawSocket.frame(0, part, isFinal: false) + RawSocket.frame(0, part))
  }

  @Test("A binary message is closed with 1003")
  func binary() async throws {
    try await expectClose(1003, RawSocket.frame(2, [1, 2, 3]))
  }

  @Test(
    "Text that is not UTF-8 is closed with 1007",
    arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x61, 0xC0, 0xAF]] as [[UInt8]])
  func badText(bytes: [UInt8]) async throws {
    try await expectClose(1007, RawSocket.frame(1, bytes))
  }

  @Test("A character left unfinished before an empty last fragment is closed with 1007")
  func unfinishedCharacter() async throws {
    try await expectClose(1007, RawSocket.frame(1, [0x61, 0xC3], isFinal: false) + RawSocket.frame(0, []))
  }

  @Test("Frames that break the protocol are closed with 1002", arguments: [0x83, 0xC1, 0x80, 0x09] as [UInt8])
  func brokenFrames(start: UInt8) async throws {
    try await withServer { port, handler in
      do {
        let socket = try RawSocket.webSocket(port: port)
        try socket.write([start, 0x80, 0, 0, 0, 0])
        #expect(try socket.readFrame().closeCode == 1002)
      }
      #expect(handler.wait { !handler.closeCodes.isEmpty })
      #expect(handler.events.count == 2)
    }
  }

  // The library (4.1.6) reads unmasked frames like masked ones and tells nobody. Masks protect proxies from pages, and
  // no page can omit them, so what remains to be promised is that nothing breaks.
  @Test("An unmasked frame is at worst read like any other")
  func unmasked() async throws {
    try await withServer { port, _ in
      let socket = try RawSocket.webSocket(port: port)
      try socket.sendFrame(1, Array("bare".utf8), isMasked: false)
      try socket.sendText("masked")
      #expect(try socket.readMessage().text == "bare")
      #expect(try socket.readMessage().text == "masked")
    }
  }

  @Test("A handshake the handler refuses gets its status and reason, and opens nothing")
  func wrongOrigin() async throws {
    try await withServer { port, handler in
      let socket = try RawSocket(port: port)
      try socket.write(RawSocket.handshake(headers: "Origin: http://evil.example\r\n"))
      let answer = String(decoding: try socket.readToEnd(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
      #expect(answer.hasSuffix("Wrong origin"))
      #expect(handler.events.isEmpty)
    }
  }

  @Test(
    "A handshake that lacks what it needs is refused",
    arguments: [
      ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 8", 426),
      ("Sec-WebSocket-Version: 13", "Other: y", 426),
      ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Other: y", 400),
      ("Connection: keep-alive, Upgrade", "Other: y", 400),
      ("GET", "POST", 400), ("Host: localhost", "Sec-WebSocket-Protocol: chat", 400),
    ])
  func brokenHandshake(part: String, replacement: String, status: Int) async throws {
    try await withServer { port, handler in
      let socket = try RawSocket(port: port)
      try socket.write(RawSocket.handshake().replacingOccurrences(of: part, with: replacement))
      let answer = String(decoding: try socket.readToEnd(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(replacement): \(answer)")
      #expect(handler.events.isEmpty)
    }
  }

  @Test("A reader too slow for its messages loses them and is closed with 1013; others do not notice")
  func slowReader() async throws {
    try await withServer({ $0.maximumBufferedBytes = 100_000 }) { port, handler in
      let slow = try RawSocket.webSocket(port: port, receiveBuffer: 4096)
      let healthy = try RawSocket.webSocket(port: port)
      #expect(handler.wait { handler.connections.count == 2 })
      let connection = handler.connections[0]
      let message = [UInt8](repeating: 0x61, count: 10_000)
      // What the kernel takes is beyond our control; what it does not take is bounded.
      var sent = 0
      while handler.closeCodes.isEmpty && sent < 100_000 {
        connection.send(message)
        #expect(connection.bufferedBytes <= 100_000)
        sent += 1
      }
      #expect(handler.wait { handler.closeCodes == [1013] })
      #expect(connection.bufferedBytes == 0)
      try healthy.sendText("unharmed")
      #expect(try healthy.readMessage().text == "unharmed")
      // A reader that catches up in time learns why.
      var frame = try slow.readFrame()
      while frame.opcode == 1 { frame = try slow.readFrame() }
      #expect(frame.closeCode == 1013)
    }
  }

  @Test("A message cut off by the end of the line is not delivered")
  func cutMessage() async throws {
    try await withServer { port, handler in
      do {
        let socket = try RawSocket.webSocket(port: port)
        try socket.write(RawSocket.frame(1, Array("never finished".utf8)).dropLast(3))
      }
      #expect(handler.wait { handler.closeCodes == [1006] })
      #expect(handler.events.count == 2)
    }
  }
}

extension RawSocket {
  fileprivate func write(_ bytes: ArraySlice<UInt8>) throws { try write(Array(bytes)) }
}
