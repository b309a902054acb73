import Foundation
import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuWeb

@Suite("Sessions: hostile clients") @MainActor
struct HostileSocketSessionTests {
  /// Lets a client misbehave beside a well-behaved page, which must not notice.
  private func beside(
    _ adjust: (inout WebOptions) -> Void = { _ in }, _ body: @MainActor (LiveHost) async throws -> Void
  ) async throws {
    try await withHost(adjust) { live in
      let bystander = try await PageClient.open(live.port)
      let button = try live.element(.button, of: bystander).id
      try bystander.send("[1,0,\(button),\"t\"]")
      #expect(try await bystander.readBatch().operations.contains("count 1"))
      try await body(live)
      try bystander.send("[2,1,\(button),\"t\"]")
      let batch = try await bystander.readBatch()
      #expect(batch.number == 2 && batch.lastEvent == 2)
      #expect(batch.operations.contains("count 2"))
    }
  }

  @Test(
    "A handshake from a page of another origin is refused",
    arguments: [
      "http://evil.example", "http://localhost.evil.example", "http://localhost:1", "null", "ftp://localhost",
      "http://localhost/", nil,
    ])
  func wrongOrigin(origin: String?) async throws {
    try await beside { live in
      let page = try await PageClient.load(live.port)
      let refusal = try await page.connect(origin: origin)
      #expect(refusal?.hasPrefix("HTTP/1.1 403 ") == true)
      #expect(try await page.connect(origin: origin) != nil)
      #expect(live.host.refusedHandshakes == 2)
      // The author hears of it once; a request without an origin is no page's.
      #expect(live.lines.all.count == (origin == nil ? 0 : 1))
    }
  }

  @Test("Behind a proxy that names the host anew, the host the browser knows counts")
  func forwardedHost() async throws {
    try await withHost { live in
      let page = try await PageClient.load(live.port)
      let fields = "X-Forwarded-Host: app.example\r\n"
      #expect(try await page.connect(origin: "https://app.example", headers: fields) == nil)
      #expect(try await page.read() == "[\"w\",0]")
      #expect(try await page.connect(origin: "https://other.example", headers: fields) != nil)
    }
  }

  @Test("An origin on the list may connect")
  func allowedOrigin() async throws {
    try await withHost({ $0.allowedOrigins = ["https://Partner.example"] }) { live in
      let page = try await PageClient.load(live.port)
      #expect(try await page.connect(origin: "https://partner.example") == nil)
      #expect(try await page.read() == "[\"w\",0]")
    }
  }

  @Test("A handshake without the cookie is refused, and one to another path", arguments: ["", "short"])
  func missingCookie(cookie: String) async throws {
    try await beside { live in
      let page = try await PageClient.load(live.port)
      #expect(try await page.connect(path: "/elsewhere")?.hasPrefix("HTTP/1.1 404 ") == true)
      page.cookie = cookie.isEmpty ? nil : cookie
      #expect(try await page.connect()?.hasPrefix("HTTP/1.1 403 ") == true)
    }
  }

  @Test("A cookie that is not known makes the page start over")
  func unknownCookie() async throws {
    try await beside { live in
      let page = try await PageClient.load(live.port)
      page.cookie = Secret.make()
      try await page.connect()
      #expect(try await page.read() == "closed 4004")
    }
  }

  @Test("A page's token is worth nothing in another browser, and the page does not notice")
  func stolenToken() async throws {
    try await beside { live in
      let page = try await PageClient.open(live.port)
      let thief = try await PageClient.load(live.port)
      thief.token = page.token
      try await thief.connect()
      #expect(try await thief.read() == "closed 4004")
      #expect(live.sessions.refusedGreetings == 1)
      try page.send("[1,0,\(try live.element(.button, of: page).id),\"t\"]")
      #expect(try await page.read().contains("count 1"))
    }
  }

  @Test("A session that is over, or that never was, cannot be replayed")
  func replayed() async throws {
    try await beside { live in
      let page = try await PageClient.open(live.port)
      _ = try await PageClient.open(live.port, cookie: page.cookie)
      live.sessions.session(page.token)?.end()
      #expect(try await page.read() == "closed 4004")
      try await page.connect()
      #expect(try await page.read() == "closed 4004")
      page.token = Secret.make()
      try await page.connect()
      #expect(try await page.read() == "closed 4004")
    }
  }

  @Test("A page that another build made starts over")
  func otherBuild() async throws {
    try await beside { live in
      let page = try await PageClient.load(live.port)
      page.build = "older"
      try await page.connect()
      #expect(try await page.read() == "closed 4004")
    }
  }

  @Test("An event for what is not on the screen, is disabled or takes no such event does nothing and is counted")
  func refusedEvents() async throws {
    try await beside { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      let button = try live.element(.button, 0, of: page).id
      let disabled = try live.element(.button, 1, of: page).id
      let text = try live.element(.text, of: page).id
      let events = [
        "4000000000,\"t\"", "0,\"t\"", "\(text),\"t\"", "\(disabled),\"t\"", "\(disabled),\"tap\"",
        "\(button),\"i\",\"x\",1", "\(button),\"onAppear\"", "\(button),\"\u{1F4A3}\"",
      ]
      for (index, event) in events.enumerated() { try page.send("[\(index + 1),0,\(event)]") }
      try page.send("[\(events.count + 1),0,\(button),\"t\"]")
      #expect(try await page.read().contains("count 1"))
      #expect(session.refusedEvents == events.count)
      #expect(live.sessions.refusedEvents == events.count)
    }
  }

  @Test("An event that arrives with the one that disabled its control is refused")
  func disabledMeanwhile() async throws {
    struct OnceView: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text(verbatim: "count \(count)")
          Button("Once") { count += 1 }.disabled(count > 0)
        }
      }
    }
    try await withHost(makeRoot: { _ in ViewRoot(OnceView()) }) { live in
      let page = try await PageClient.open(live.port)
      let button = try live.element(.button, of: page).id
      let both = [1, 2].map { RawSocket.frame(1, Array("[\($0),0,\(button),\"t\"]".utf8)) }
      try page.socket?.write(Array(both.joined()))
      #expect(await live.eventually { live.sessions.refusedEvents == 1 })
      #expect(try live.element(.text, of: page)[.text] == "count 1")
    }
  }

  @Test(
    "What is no message closes the socket",
    arguments: [
      "", "[", "[]", "{}", "null", "1", "[1]", "[1,0,1]", "[0,0,0]", "[1,0,1,\"t\"", "[1,0,1,\"t\"]]", "[1,0,1,\"t\"] ",
      "[1, 0,1,\"t\"]", "[1,0,1,t]", "[1,0,1,\"t\",]", "[1,0,1,\"\"]", "[1,0,1,\"t\",[]]", "[1,0,1,\"t\",{}]",
      "[1,0,1,\"t\",1e999]", "[1,0,1,\"t\",01]", "[1,0,1,\"t\",\"\\x\"]", "[1,0,1,\"t\",\"\n\"]",
      "[1,0,1,\"t\",\"a\",-1]",
      "[1,0,1,\"t\",\"a\",1.5]", "[1,0,1,\"t\",\"a\",1,1]", "[-1,0,1,\"t\"]", "[1.5,0,1,\"t\"]", "[1,-1,1,\"t\"]",
      "[1,0,-1,\"t\"]", "[1,0,4294967296,\"t\"]", "[1,0,1,7]", "[2,0,1,\"t\"]", "[1,1,1,\"t\"]", "[0,1]",
      "[99999999999999999999,0,1,\"t\"]", "[\"h\",\"a\",\"b\",0]", "[\"x\"]", String(repeating: "[", count: 60_000),
    ])
  func brokenMessage(message: String) async throws {
    try await beside { live in
      let page = try await PageClient.open(live.port)
      try page.send(message)
      #expect(try await page.read() == "closed 4000")
      #expect(live.sessions.refusedMessages == 1)
    }
  }

  @Test("Events before the greeting close the socket")
  func eventFirst() async throws {
    try await beside { live in
      let page = try await PageClient.load(live.port)
      try await page.connect(lastBatch: nil)
      try page.send("[1,0,1,\"t\"]")
      #expect(try await page.read() == "closed 4000")
    }
  }

  @Test("A message that is too long closes the socket")
  func oversize() async throws {
    try await beside { live in
      let page = try await PageClient.open(live.port)
      try page.send("[1,0,1,\"i\",\"\(String(repeating: "x", count: 70_000))\",1]")
      #expect(try await page.read() == "closed 1009")
    }
  }

  @Test("A flood closes the socket, what came before it counts, and the page may come back")
  func flood() async throws {
    try await beside({ $0.limits.messagesPerSecond = 0.001 }) { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      let button = try live.element(.button, of: page).id
      let events = (1...300).map { RawSocket.frame(1, Array("[\($0),0,\(button),\"t\"]".utf8)) }
      try page.socket?.write(Array(events.joined()))
      var last = ""
      while !last.hasPrefix("closed") { last = try await page.read() }
      #expect(last == "closed 4008")
      #expect(live.host.floods == 1)
      // The greeting was one message of the 256.
      #expect(await live.eventually { !session.isConnected && session.events == 255 })
      try await page.connect()
      #expect(try await page.read() == "[\"w\",255]")
    }
  }

  @Test("Long messages cost more")
  func longMessages() async throws {
    try await beside({ $0.limits.messagesPerSecond = 0.001 }) { live in
      let page = try await PageClient.open(live.port)
      let text = String(repeating: "x", count: 60_000)
      for number in 1...20 { try? page.send("[\(number),0,1,\"i\",\"\(text)\",1]") }
      #expect(await live.eventually { live.host.floods == 1 })
    }
  }

  @Test("With all sessions taken a page says so, until one is free")
  func sessionLimit() async throws {
    try await beside({ $0.limits.maximumSessions = 2 }) { live in
      let page = try await PageClient.load(live.port)
      let refused = try await PageClient.load(live.port)
      #expect(refused.status == 503)
      #expect(refused.html.contains("try again"))
      #expect(refused.head.contains("retry-after: 60"))
      live.sessions.session(page.token)?.end()
      #expect(try await PageClient.load(live.port).status == 200)
    }
  }

  @Test("With all sessions taken, a page that should have opened its socket by now gives way")
  func abandonedPages() async throws {
    try await beside({ $0.limits.maximumSessions = 3 }) { live in
      let first = try await PageClient.load(live.port)
      live.clock.advance(by: .seconds(1))
      let second = try await PageClient.load(live.port)
      live.clock.advance(by: .seconds(4))
      #expect(try await PageClient.load(live.port).status == 200)
      #expect(live.sessions.session(first.token) == nil)
      #expect(live.sessions.session(second.token) != nil)
      #expect(try await PageClient.load(live.port).status == 503)
    }
  }

  @Test("A browser may have so many pages, another has its own")
  func pageLimit() async throws {
    try await beside({ $0.limits.maximumPerBrowser = 2 }) { live in
      let first = try await PageClient.load(live.port)
      let second = try await PageClient.load(live.port, cookie: first.cookie)
      #expect(second.status == 200)
      #expect(try await PageClient.load(live.port, cookie: second.cookie).status == 429)
      #expect(try await PageClient.load(live.port).status == 200)
    }
  }

  @Test("The cookie changes with each page; all pages of the browser go on with the newest")
  func rotation() async throws {
    try await withHost { live in
      let first = try await PageClient.load(live.port)
      #expect(first.head.contains("; Path=/; HttpOnly; SameSite=Lax\r\n"))
      // Two pages loaded at once present the same cookie and get the same.
      let second = try await PageClient.load(live.port, cookie: first.cookie)
      let third = try await PageClient.load(live.port, cookie: first.cookie)
      #expect(second.cookie != first.cookie)
      #expect(second.cookie == third.cookie)
      for page in [first, second, third] {
        page.cookie = third.cookie
        try await page.connect()
        #expect(try await page.read() == "[\"w\",0]")
      }
      // Two pages later the first cookie is worth nothing.
      let fourth = try await PageClient.load(live.port, cookie: third.cookie)
      #expect(fourth.cookie != third.cookie)
      first.cookie = second.cookie
      try await first.connect()
      #expect(try await first.read() == "[\"w\",0]")
      let fifth = try await PageClient.load(live.port, cookie: fourth.cookie)
      #expect(fifth.cookie != fourth.cookie)
      first.cookie = second.cookie
      try await first.connect()
      #expect(try await first.read() == "closed 4004")
    }
  }

  @Test("Behind TLS the cookie is Secure")
  func secureCookie() async throws {
    try await withHost { live in
      let page = try await PageClient.load(live.port, headers: "X-Forwarded-Proto: https\r\n")
      #expect(page.head.contains("; SameSite=Lax; Secure\r\n"))
    }
  }
}
