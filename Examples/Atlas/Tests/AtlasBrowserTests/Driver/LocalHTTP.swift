import Foundation

/// One HTTP request to a server on this machine, over a connection of its own.
///
/// NB: In Foundation on Linux, URLSession refuses header fields without a space after the colon, and chromedriver writes no
/// others. This can go once it does not: https://github.com/swiftlang/swift-corelibs-foundation/issues/4965
enum LocalHTTP {
  struct Response {
    let status: Int
    let body: Data
  }

  /// Sends a request to a port of 127.0.0.1 and waits for the answer, at most a minute for each part of it.
  static func send(_ method: String, _ path: String, port: UInt16, body: Data?) async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try exchange(method, path, port: port, body: body ?? Data()) })
      }
    }
  }

  private static func exchange(_ method: String, _ path: String, port: UInt16, body: Data) throws -> Response {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    defer { close(socket) }
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      throw BrowserTestError("Nobody answers at port \(port): \(String(cString: strerror(errno))).")
    }

    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
    var outgoing = Data(head.utf8) + body
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { throw BrowserTestError("\(method) \(path) could not be sent.") }
      outgoing = outgoing.dropFirst(count)
    }
    return try response(to: "\(method) \(path)", from: socket)
  }

  private static func response(to request: String, from socket: Int32) throws -> Response {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var head: (status: Int, bodyStart: Int, length: Int)?
    while true {
      if head == nil, let end = received.range(of: Data("\r\n\r\n".utf8)) {
        let text = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        guard let status = text.firstMatch(of: #/^HTTP/1\.1 (\d{3})/#).flatMap({ Int($0.1) }),
          let length = text.firstMatch(of: #/(?i)content-length: *(\d+)/#).flatMap({ Int($0.1) })
        else { throw BrowserTestError("The answer to \(request) cannot be understood: \(text)") }
        head = (status, end.upperBound, length)
      }
      if let head, received.count >= head.bodyStart + head.length {
        return Response(status: head.status, body: received[head.bodyStart..<head.bodyStart + head.length])
      }
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { throw BrowserTestError("\(request) was not answered.") }
      received.append(contentsOf: buffer[..<count])
    }
  }
}
