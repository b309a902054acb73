internal import CWebSockets

/// One TCP connection as the I/O thread sees it: between requests, in an exchange, or a WebSocket.
final class Peer {
  let id: UInt64
  let wsi: OpaquePointer
  let address: String

  /// The request being read or answered.
  var exchange: Exchange?
  /// The accepted handshake, until the socket is open.
  var handshake: SocketHandshake?
  var socket: OpenSocket?

  init(id: UInt64, wsi: OpaquePointer) {
    self.id = id
    self.wsi = wsi
    address = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { name in
      name.initialize(repeating: 0)
      lws_get_peer_simple(wsi, name.baseAddress, name.count)
      return String(cString: name.baseAddress!)
    }
  }

  /// The peer the library's connection belongs to.
  static func of(_ wsi: OpaquePointer) -> Peer? {
    lws_get_opaque_user_data(wsi).map { Unmanaged<Peer>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// One request and its answer.
final class Exchange {
  enum Phase {
    case receivingBody
    case awaitingAnswer
    case sending
  }

  let number: UInt64
  var request: HTTPRequest
  let bodyLength: Int
  /// Whether the connection ends with this exchange.
  var closes: Bool
  var phase = Phase.receivingBody
  var task: Task<Void, Never>?
  /// When the answer is overdue, in the library's microseconds.
  var deadline: lws_usec_t = 0

  /// What is being sent, and how much of it has been.
  private var head: [UInt8] = []
  private var body: [UInt8] = []
  private var sent = 0

  init(number: UInt64, request: HTTPRequest, bodyLength: Int, closes: Bool) {
    self.number = number
    self.request = request
    self.bodyLength = bodyLength
    self.closes = closes
  }

  func send(_ response: HTTPResponse) {
    let response = response.sendable
    phase = .sending
    task = nil
    head = response.head(closes: closes)
    body = request.method == "HEAD" || !response.mayHaveBody ? [] : response.body
    sent = 0
  }

  var unsentBytes: Int { head.count + body.count - sent }

  /// Copies the next bytes of the answer.
  ///
  /// - Returns: How many.
  func takeUnsent(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var filled = 0
    if sent < head.count { filled = Self.copy(head[sent...], to: buffer) }
    let bodyOffset = sent + filled - head.count
    if bodyOffset >= 0, bodyOffset < body.count {
      filled += Self.copy(body[bodyOffset...], to: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
    }
    sent += filled
    return filled
  }

  private static func copy(_ bytes: ArraySlice<UInt8>, to buffer: UnsafeMutableRawBufferPointer) -> Int {
    let bytes = bytes.prefix(buffer.count)
    buffer.copyBytes(from: bytes)
    return bytes.count
  }
}

/// A WebSocket's state on the I/O thread.
final class OpenSocket {
  let link: SocketLink
  /// The fragments of a message that has not ended.
  var fragments: [UInt8] = []
  /// The length of a message the library still holds a part of.
  var unfinishedBytes: Int?
  var hasEnded = false
  /// When the peer last showed signs of life, in the library's microseconds.
  var lastHeard: lws_usec_t

  init(link: SocketLink) {
    self.link = link
    lastHeard = lws_now_usecs()
  }
}
