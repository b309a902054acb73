import Foundation

/// A TCP client that sends exactly the bytes it is told, right or wrong, and blocks until it gets some back.
final class RawSocket {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Frame: Equatable {
    var opcode: UInt8
    var payload: [UInt8]

    var text: String { String(decoding: payload, as: UTF8.self) }
    /// The code of a close frame.
    var closeCode: UInt16? {
      opcode == 8 && payload.count >= 2 ? UInt16(payload[0]) << 8 | UInt16(payload[1]) : nil
    }
  }

  private let descriptor: Int32
  private var received: [UInt8] = []

  /// - Parameter receiveBuffer: The room for unread bytes in the kernel, small for a slow reader.
  init(port: Int, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var timeout = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var isOn: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    if var receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(description: "connect: \(String(cString: strerror(errno)))") }
  }

  deinit { close(descriptor) }

  /// A socket whose handshake has been accepted.
  static func webSocket(
    port: Int, path: String = "/", headers: String = "", receiveBuffer: Int32? = nil
  ) throws -> RawSocket {
    let socket = try RawSocket(port: port, receiveBuffer: receiveBuffer)
    try socket.write(handshake(path: path, headers: headers))
    let head = try socket.readHead()
    guard head.hasPrefix("HTTP/1.1 101 ") else { throw Failure(description: "refused: \(head)") }
    return socket
  }

  static func handshake(path: String = "/", headers: String = "") -> String {
    """
    GET \(path) HTTP/1.1\r
    Host: localhost\r
    Upgrade: websocket\r
    Connection: keep-alive, Upgrade\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    Sec-WebSocket-Version: 13\r
    \(headers)\r

    """
  }

  // MARK: - Bytes

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure(description: "send: \(String(cString: strerror(errno)))") }
      sent += count
    }
  }

  /// Ends our half of the connection.
  func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  func read(_ count: Int) throws -> [UInt8] {
    while received.count < count { guard try readMore() else { throw Failure(description: "end of stream") } }
    defer { received.removeFirst(count) }
    return Array(received[..<count])
  }

  /// Waits, reading nothing, until the server has dropped the connection.
  func waitForReset() -> Bool {
    var descriptor = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&descriptor, 1, 20_000) == 1
  }

  /// Everything until the server ends the connection.
  func readToEnd() throws -> [UInt8] {
    while try readMore() {}
    defer { received = [] }
    return received
  }

  /// A response's status line and header fields.
  func readHead() throws -> String {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let start = received.indices.first(where: { received[$0...].starts(with: end) }) {
        return String(decoding: try read(start + end.count), as: UTF8.self)
      }
      guard try readMore() else {
        throw Failure(description: "end of stream after \(String(decoding: received, as: UTF8.self))")
      }
    }
  }

  private func readMore() throws -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    if count < 0 && errno == ECONNRESET { return false }
    guard count >= 0 else { throw Failure(description: "recv: \(String(cString: strerror(errno)))") }
    received += chunk[..<count]
    return count > 0
  }

  // MARK: - Frames

  func sendText(_ text: String) throws { try sendFrame(1, Array(text.utf8)) }

  func sendFrame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true) throws {
    try write(Self.frame(opcode, payload, isFinal: isFinal, isMasked: isMasked))
  }

  static func frame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true) -> [UInt8] {
    let maskBit: UInt8 = isMasked ? 0x80 : 0
    var frame: [UInt8] = [opcode | (isFinal ? 0x80 : 0)]
    switch payload.count {
    case ..<126: frame.append(maskBit | UInt8(payload.count))
    case ..<65536: frame += [maskBit | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default: frame += [maskBit | 127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 0xFF) }
    }
    guard isMasked else { return frame + payload }
    let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    return frame + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  func readFrame() throws -> Frame {
    let start = try read(2)
    var length = Int(start[1] & 0x7F)
    if length >= 126 { length = try read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
    return Frame(opcode: start[0] & 0xF, payload: try read(length))
  }

  /// The next frame that is not a ping; pings are answered.
  func readMessage() throws -> Frame {
    while true {
      let frame = try readFrame()
      guard frame.opcode == 9 else { return frame }
      try sendFrame(10, frame.payload)
    }
  }

  /// Answers a close frame, as a well-behaved client does.
  func acknowledgeClose(_ frame: Frame) throws { try sendFrame(8, Array(frame.payload.prefix(2))) }
}
