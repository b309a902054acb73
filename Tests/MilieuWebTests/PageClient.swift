import Foundation
import Testing

@testable import MilieuWeb

/// A page as a browser has it, without the browser: it was loaded, holds its cookie, and opens sockets.
///
/// NB: `@unchecked Sendable` because a test uses it from one task at a time, which may go on on another thread.
final class PageClient: @unchecked Sendable {
  let port: Int
  let head: String
  let html: String
  var token: String
  var build: String
  var cookie: String?
  private(set) var socket: RawSocket?

  private init(port: Int, head: String, html: String) {
    self.port = port
    self.head = head
    self.html = html
    token = html.firstMatch(of: /name=['"]?milieu['"]? content=['"]([^'"]+)/).map { String($0.1) } ?? ""
    build = html.firstMatch(of: /\/milieu\/([0-9a-z]+)\/milieu\.js/).map { String($0.1) } ?? ""
    cookie = head.firstMatch(of: /set-cookie: milieu=([^;]+);/).map { String($0.1) }
  }

  /// Loads the page.
  static func load(_ port: Int, cookie: String? = nil, headers: String = "") async throws -> PageClient {
    try await offPool {
      let socket = try RawSocket(port: port)
      let cookie = cookie.map { "Cookie: milieu=\($0)\r\n" } ?? ""
      try socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(cookie)\(headers)\r\n")
      let head = try socket.readHead()
      return PageClient(port: port, head: head, html: String(decoding: try socket.readToEnd(), as: UTF8.self))
    }
  }

  /// Loads the page and opens its socket.
  static func open(_ port: Int, cookie: String? = nil) async throws -> PageClient {
    let page = try await load(port, cookie: cookie)
    try await page.connect()
    #expect(try await page.read() == "[\"w\",0]")
    return page
  }

  var status: Int { Int(head.split(separator: " ")[1]) ?? 0 }

  // MARK: - Sockets

  static let ownOrigin = "http://localhost"

  /// Opens a socket, which replaces the one in hand, and says which page it is.
  ///
  /// - Returns: The status line when the handshake was refused.
  @discardableResult
  func connect(
    lastBatch: Int? = 0, origin: String? = ownOrigin, path: String = "/milieu/socket",
    headers: String = ""
  ) async throws -> String? {
    let cookie = cookie.map { "Cookie: theme=dark; milieu=\($0)\r\n" } ?? ""
    let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
    let port = port
    let (socket, refusal) = try await offPool { () -> (Handover, String?) in
      let socket = try RawSocket(port: port)
      try socket.write(RawSocket.handshake(path: path, headers: origin + cookie + headers))
      let head = try socket.readHead()
      return (Handover(socket: socket), head.hasPrefix("HTTP/1.1 101 ") ? nil : head)
    }
    guard refusal == nil else { return refusal }
    self.socket = socket.socket
    if let lastBatch { try send("[\"h\",\"\(build)\",\"\(token)\",\(lastBatch)]") }
    return nil
  }

  private struct Handover: @unchecked Sendable {
    var socket: RawSocket
  }

  /// Lets go of the socket without a word, as a dropped line does.
  func drop() { socket = nil }

  func send(_ text: String) throws { try #require(socket).sendText(text) }

  func sendClose(_ code: UInt16) throws {
    try #require(socket).sendFrame(8, [UInt8(code >> 8), UInt8(code & 0xFF)])
  }

  /// The next message, or `closed` and its code.
  func read() async throws -> String {
    let handover = Handover(socket: try #require(socket))
    return try await offPool {
      let frame = try handover.socket.readMessage()
      return frame.closeCode.map { "closed \($0)" } ?? frame.text
    }
  }

  /// The next message taken apart: its number, the last event it confirms, and the rest as text.
  func readBatch() async throws -> (number: Int, lastEvent: Int, operations: String) {
    let text = try await read()
    let match = try #require(text.firstMatch(of: /^\[([0-9]+),([0-9]+)(,.*)?\]$/.dotMatchesNewlines()), "\(text)")
    return (try #require(Int(match.1)), try #require(Int(match.2)), String(match.3 ?? ""))
  }
}
