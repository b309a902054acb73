import Foundation
import FoundationNetworking
import Testing

@testable import MilieuWeb

@Suite("Routes") @MainActor
struct RouteTests {
  private struct Broken: Error {}

  private struct Place: Codable, Equatable {
    var name: String
    var url: String
  }

  private static let routes = [
    Route("/health") { _ in .text("fine") },
    Route("/api/countries/{code}/subdivisions") { request in .text("subdivisions of \(request["code"])") },
    Route("/api/countries/{code}/{part}") { request in .text("\(request["part"]) of \(request["code"])") },
    Route("/api/countries/all/subdivisions") { _ in .text("all of them") },
    Route("/api/echo/{a}/{b}") { request in
      let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
      return .text("\(request.method) \(request.path) \(request["a"])|\(request["b"])|\(request["c"]) \(query)")
    },
    Route(.post, "/api/echo/{a}/{b}") { request in
      .data(request.body, contentType: request.header("Content-Type") ?? "none", status: 201)
    },
    Route("/api/place") { _ in try .json(Place(name: "Zürich", url: "https://example.org/")) },
    Route("/page") { _ in .html("<!doctype html><title>Page</title>") },
    Route("/away") { _ in .redirect(to: "/health") },
    Route("/teapot") { _ in .status(418) },
    Route("/broken") { _ in throw Broken() },
    Route(.delete, "/thing") { _ in RouteResponse(status: 204, headers: [("x-thing", "gone")]) },
    Route(.put, "/thing") { _ in .text("put") },
  ]

  private func ask(
    _ live: LiveHost, _ path: String, _ method: String = "GET", body: Data? = nil, headers: [String: String] = [:]
  ) async throws -> (status: Int, text: String, response: HTTPURLResponse) {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(live.port)\(path)")))
    request.httpMethod = method
    request.httpBody = body
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    return (http.statusCode, String(decoding: data, as: UTF8.self), http)
  }

  @Test(
    "The closest pattern answers",
    arguments: [
      ("/health", "fine"), ("/health/", "fine"),
      ("/api/countries/CH/subdivisions", "subdivisions of CH"),
      ("/api/countries/CH/borders", "borders of CH"),
      ("/api/countries/all/subdivisions", "all of them"),
      ("/api/countries/Z%C3%BCrich%20/subdivisions", "subdivisions of Zürich "),
      ("/api/echo/1/2?x=1&y=a%20b&x=2&flag", "GET /api/echo/1/2 1|2| x=1;y=a b;x=2;flag="),
    ])
  func matching(path: String, expected: String) async throws {
    try await withHost(routes: Self.routes) { live in
      let answer = try await ask(live, path)
      #expect(answer.status == 200)
      #expect(answer.text == expected)
    }
  }

  @Test(
    "A path that no pattern fits is not found",
    arguments: [
      "/nothing", "/health/more", "/api/countries//subdivisions", "/api", "/HEALTH", "/milieu/",
      "/milieu/x/y.js",
    ])
  func notFound(path: String) async throws {
    try await withHost(routes: Self.routes) { live in
      let answer = try await ask(live, path)
      #expect(answer.status == 404)
    }
  }

  @Test(
    "A known path with another method is answered with 405 and the methods it has",
    arguments: [
      ("/health", "POST", "GET, HEAD"), ("/api/echo/1/2", "PUT", "GET, HEAD, POST"), ("/thing", "GET", "DELETE, PUT"),
      ("/", "POST", "GET, HEAD"),
    ])
  func wrongMethod(path: String, method: String, allowed: String) async throws {
    try await withHost(routes: Self.routes) { live in
      let answer = try await ask(live, path, method)
      #expect(answer.status == 405)
      #expect(answer.response.value(forHTTPHeaderField: "Allow") == allowed)
      #expect(live.sessions.count == 0)
    }
  }

  @Test("HEAD is answered as GET, without the body")
  func head() async throws {
    try await withHost(routes: Self.routes) { live in
      let answer = try await ask(live, "/health", "HEAD")
      #expect(answer.status == 200)
      #expect(answer.text == "")
      #expect(answer.response.value(forHTTPHeaderField: "Content-Length") == "4")
    }
  }

  @Test("A body arrives and goes back as it is, with its type")
  func body() async throws {
    try await withHost(routes: Self.routes) { live in
      let answer = try await ask(
        live, "/api/echo/1/2", "POST", body: Data("{\"a\":1}".utf8), headers: ["Content-Type": "application/json"])
      #expect(answer.status == 201)
      #expect(answer.text == "{\"a\":1}")
      #expect(answer.response.value(forHTTPHeaderField: "Content-Type") == "application/json")
    }
  }

  @Test("A value is answered as JSON with sorted keys and plain slashes")
  func json() async throws {
    try await withHost(routes: Self.routes) { live in
      let answer = try await ask(live, "/api/place")
      #expect(answer.text == "{\"name\":\"Zürich\",\"url\":\"https://example.org/\"}")
      #expect(answer.response.value(forHTTPHeaderField: "Content-Type") == "application/json")
      #expect(answer.response.value(forHTTPHeaderField: "X-Content-Type-Options") == "nosniff")
    }
  }

  @Test("Statuses and headers are the handler's")
  func statuses() async throws {
    try await withHost(routes: Self.routes) { live in
      #expect(try await ask(live, "/teapot").status == 418)
      #expect(try await ask(live, "/away").text == "fine")
      let gone = try await ask(live, "/thing", "DELETE")
      #expect(gone.status == 204)
      #expect(gone.response.value(forHTTPHeaderField: "X-Thing") == "gone")
    }
  }

  @Test("A handler's error is logged, and tells the client nothing")
  func failing() async throws {
    try await withHost(routes: Self.routes) { live in
      let answer = try await ask(live, "/broken")
      #expect(answer.status == 500)
      #expect(!answer.text.contains("Broken"))
      #expect(live.lines.all.count == 1)
      #expect(live.lines.all.first?.hasPrefix("GET /broken failed: Broken") == true)
    }
  }

  @Test("An HTML answer may run no script unless its route says otherwise")
  func htmlAnswer() async throws {
    try await withHost(routes: Self.routes) { live in
      let answer = try await ask(live, "/page")
      let policy = answer.response.value(forHTTPHeaderField: "Content-Security-Policy")
      #expect(policy == PageHeaders.contentSecurityPolicy)
    }
  }

  @Test(
    "A path that would climb reaches no handler as such",
    arguments: [
      "/api/countries/../../etc/x", "/api/countries/%2e%2e/x", "/api/countries/..%2f..%2fetc/passwd",
      "/api/countries/a%00b/x", "/api/countries/..%5c..%5cetc/x", "/api/countries/%252e%252e/x",
    ])
  func climbing(path: String) async throws {
    try await withHost(routes: Self.routes) { live in
      let port = live.port
      let answer = try await offPool {
        let socket = try RawSocket(port: port)
        try socket.write("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return String(decoding: try socket.readToEnd(), as: UTF8.self)
      }
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 404 ") || answer.hasSuffix("x of %2e%2e"), "\(answer)")
    }
  }

  @Test(
    "A route that cannot be served is reported with the remedy and left out",
    arguments: [
      ("health", "does not start with \"/\""), ("/a/{b", "not a name in braces"), ("/a/{}", "not a name in braces"),
      ("/a/x{b}", "mixes a name in braces"), ("/a/{b}/{b}", "names \"b\" twice"), ("/", "belongs to the app's pages"),
      ("/milieu/x", "belongs to the app's pages"), ("/favicon.ico", "belongs to the app's pages"),
      ("/health", "an earlier route answers the same paths"),
    ])
  func unservable(pattern: String, reason: String) async throws {
    let routes = [Route("/health") { _ in .text("fine") }, Route(pattern) { _ in .text("other") }]
    try await withHost(routes: routes) { live in
      #expect(live.lines.all.count == 1)
      #expect(live.lines.all.first?.contains(reason) == true, "\(live.lines.all)")
      let answer = try await ask(live, "/health")
      #expect(answer.text == "fine")
    }
  }
}
