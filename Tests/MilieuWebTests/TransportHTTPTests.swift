import Foundation
import FoundationNetworking
import MilieuWeb
import Testing

@Suite("Transport: HTTP")
struct TransportHTTPTests {
  /// Runs a server for the time of `body`, with a client that knows nothing but HTTP.
  private func withClient(
    _ adjust: (inout TransportOptions) -> Void = { _ in },
    _ body: (URL, URLSession, RecordingHandler) async throws -> Void
  ) async throws {
    var options = TransportOptions()
    options.port = 0
    adjust(&options)
    let handler = RecordingHandler()
    let transport = LibwebsocketsTransport(options: options)
    let bound = try transport.start(handler: handler)
    let session = URLSession(configuration: .ephemeral)
    defer {
      session.invalidateAndCancel()
      transport.stop()
    }
    try await body(URL(string: "http://127.0.0.1:\(bound.port)")!, session, handler)
  }

  private func request(_ url: URL, _ method: String = "GET", body: Data? = nil) -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    return request
  }

  @Test("A page is served with its type and length")
  func page() async throws {
    try await withClient { url, session, _ in
      let (data, response) = try await session.data(from: url)
      let http = try #require(response as? HTTPURLResponse)
      #expect(http.statusCode == 200)
      #expect(http.value(forHTTPHeaderField: "Content-Type") == "text/html; charset=utf-8")
      #expect(String(decoding: data, as: UTF8.self) == "<!doctype html><title>Hello</title>")
    }
  }

  @Test("A request arrives with its path decoded, its query parsed and its headers found in any case")
  func requestParts() async throws {
    try await withClient { url, session, handler in
      var request = request(URL(string: "/a%20b/c?x=1&y=%26%3D&flag&z=a+b", relativeTo: url)!)
      request.setValue("id=7; theme=dark", forHTTPHeaderField: "Cookie")
      request.setValue("https", forHTTPHeaderField: "X-Forwarded-Proto")
      request.setValue("\"tag\"", forHTTPHeaderField: "If-None-Match")
      let (_, response) = try await session.data(for: request)
      #expect((response as? HTTPURLResponse)?.statusCode == 404)
      let seen = try #require(handler.requests.first)
      #expect(seen.path == "/a b/c")
      #expect(seen.query.map(\.name) == ["x", "y", "flag", "z"])
      #expect(seen.query.map(\.value) == ["1", "&=", "", "a b"])
      #expect(seen.headers["COOKIE"] == "id=7; theme=dark")
      #expect(seen.headers["X-Forwarded-Proto"] == "https")
      #expect(seen.headers["if-none-match"] == "\"tag\"")
      #expect(seen.headers["host"]?.hasPrefix("127.0.0.1:") == true)
      #expect(seen.headers["user-agent"] != nil)
      #expect(seen.remoteAddress == "127.0.0.1")
    }
  }

  @Test("A body of any length comes back whole", arguments: ["POST", "PUT", "DELETE"], [0, 1, 5_000, 900_000])
  func bodies(method: String, length: Int) async throws {
    try await withClient { url, session, handler in
      let body = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 / 7) })
      let (data, response) = try await session.data(for: request(url.appending(path: "echo"), method, body: body))
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
      #expect(data == body)
      #expect(handler.requests.map(\.method) == [method])
    }
  }

  @Test("A body over the limit is answered with 413 and reaches nobody")
  func bodyTooLarge() async throws {
    try await withClient({ $0.maximumBodyBytes = 10_000 }) { url, session, handler in
      let (_, response) = try await session.data(
        for: request(url.appending(path: "echo"), "POST", body: Data(count: 100_000)))
      #expect((response as? HTTPURLResponse)?.statusCode == 413)
      #expect(handler.requests.isEmpty)
      let (data, _) = try await session.data(from: url)
      #expect(!data.isEmpty)
    }
  }

  @Test("A large answer arrives whole")
  func largeAnswer() async throws {
    try await withClient { url, session, _ in
      let (data, _) = try await session.data(from: url.appending(path: "large"))
      #expect(data == Data(RecordingHandler.largeBody))
    }
  }

  @Test("An answer to HEAD has the length of the body but not the body")
  func head() async throws {
    try await withServer { port, _ in
      let socket = try RawSocket(port: port)
      try socket.write("HEAD /large HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(try socket.readHead().contains("content-length: \(RecordingHandler.largeBody.count)\r\n"))
      #expect(try socket.readHead().hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test("One connection serves request after request, answers without a body included")
  func keepAlive() async throws {
    try await withServer { port, handler in
      let socket = try RawSocket(port: port)
      for _ in 0..<50 {
        try socket.write("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
        #expect(try socket.readHead().contains("content-length: 3\r\n"))
        #expect(try socket.read(3) == Array("abc".utf8))
        try socket.write("GET /empty HTTP/1.1\r\nHost: a\r\n\r\n")
        let head = try socket.readHead()
        #expect(head.hasPrefix("HTTP/1.1 204 No Content\r\n"))
        #expect(!head.contains("content-length"))
      }
      #expect(handler.requests.count == 100)
    }
  }

  @Test("A client that waits to be asked for its body is asked, unless the body is too long")
  func expectContinue() async throws {
    try await withServer({ $0.maximumBodyBytes = 1000 }) { port, _ in
      let socket = try RawSocket(port: port)
      try socket.write("POST /echo HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
      #expect(try socket.readHead() == "HTTP/1.1 100 Continue\r\n\r\n")
      try socket.write("abc")
      #expect(try socket.readHead().hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(try socket.read(3) == Array("abc".utf8))
      try socket.write("POST /echo HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1001\r\n\r\n")
      #expect(try socket.readHead().hasPrefix("HTTP/1.1 413 "))
    }
  }

  @Test("Many requests are answered at once")
  func concurrent() async throws {
    try await withClient { url, _, handler in
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpMaximumConnectionsPerHost = 20
      let session = URLSession(configuration: configuration)
      defer { session.invalidateAndCancel() }
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<20 {
          group.addTask {
            String(decoding: try await session.data(from: url.appending(path: "gate")).0, as: UTF8.self)
          }
        }
        // All twenty must be in progress before any is let through.
        try await offPool { #expect(handler.wait { handler.requests.count == 20 }) }
        handler.openGate()
        for try await text in group { #expect(text == "through") }
      }
    }
  }

  @Test("A header that would forge another is refused with 500")
  func forgedHeader() async throws {
    try await withClient { url, session, _ in
      let (_, response) = try await session.data(from: url.appending(path: "forged"))
      let http = try #require(response as? HTTPURLResponse)
      #expect(http.statusCode == 500)
      #expect(http.value(forHTTPHeaderField: "Set-Cookie") == nil)
    }
  }

  @Test("A handler that takes too long is answered for with 504 and told to give up")
  func handlerTimeout() async throws {
    try await withClient({ $0.responseTimeout = .milliseconds(100) }) { url, session, handler in
      let (_, response) = try await session.data(from: url.appending(path: "patient"))
      #expect((response as? HTTPURLResponse)?.statusCode == 504)
      try await offPool { #expect(handler.wait { handler.cancelled == 1 }) }
    }
  }
}
