import Foundation
import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuWeb

@Suite("Sessions: lifetimes") @MainActor
struct SessionLifetimeTests {
  @Test("A page that never opens its socket is freed after half a minute")
  func unopened() async throws {
    try await withHost { live in
      let page = try await PageClient.load(live.port)
      #expect(live.sessions.count == 1)
      live.clock.advance(by: .seconds(29))
      #expect(live.sessions.count == 1)
      live.clock.advance(by: .seconds(1))
      #expect(live.sessions.count == 0)
      #expect(live.sessions.browsers.count == 0)
      #expect(live.clock.count == 0)
      try await page.connect()
      #expect(try await page.read() == "closed 4004")
    }
  }

  @Test(
    "A dropped page is waited for two minutes, one that left five seconds",
    arguments: [
      (nil, 120), (SessionCloseCode.setAside, 120), (SocketCloseCode.goingAway, 5), (1000, 5),
    ] as [(UInt16?, Int)])
  func dropped(code: UInt16?, seconds: Int) async throws {
    try await withHost { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      if let code { try page.sendClose(code) } else { page.drop() }
      #expect(await live.eventually { !session.isConnected })
      live.clock.advance(by: .seconds(seconds - 1))
      #expect(!session.isEnded)
      live.clock.advance(by: .seconds(1))
      #expect(session.isEnded)
      #expect(live.sessions.count == 0)
    }
  }

  @Test("A page that comes back in time lives on")
  func returned() async throws {
    try await withHost { live in
      let page = try await PageClient.open(live.port)
      page.drop()
      #expect(await live.eventually { live.sessions.session(page.token)?.isConnected == false })
      live.clock.advance(by: .seconds(119))
      try await page.connect()
      #expect(try await page.read() == "[\"w\",0]")
      live.clock.advance(by: .seconds(3600))
      #expect(live.sessions.count == 1)
    }
  }

  @Test("A page on which nothing is done ends at the idle limit, counted from the last event")
  func idle() async throws {
    try await withHost({ $0.limits.idle = .seconds(100) }) { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      live.clock.advance(by: .seconds(60))
      try page.send("[1,0,\(try live.element(.button, of: page).id),\"t\"]")
      #expect(try await page.read().contains("count 1"))
      live.clock.advance(by: .seconds(99))
      #expect(!session.isEnded)
      live.clock.advance(by: .seconds(1))
      #expect(session.isEnded)
      #expect(try await page.read() == "closed 4009")
    }
  }

  @Test("A socket that does not say whose it is, is closed")
  func silent() async throws {
    try await withHost { live in
      let page = try await PageClient.load(live.port)
      try await page.connect(lastBatch: nil)
      #expect(await live.eventually { live.clock.count == 2 })
      live.clock.advance(by: .seconds(10))
      #expect(try await page.read() == "closed 4008")
    }
  }

  @Test("Nothing of an ended session stays alive")
  func freed() async throws {
    /// Lives in a view's state.
    final class Model: Sendable {}
    struct ModelView: View {
      let onAppear: @MainActor (Model) -> Void
      @State private var model = Model()

      var body: some View { CounterView().onAppear { onAppear(model) } }
    }
    weak var model: Model?
    weak var root: ViewRoot?
    weak var session: Session?
    try await withHost(makeRoot: { _ in ViewRoot(ModelView { model = $0 }) }) { live in
      let page = try await PageClient.open(live.port)
      session = live.sessions.session(page.token)
      root = session?.root
      try page.send("[1,0,\(try live.element(.button, of: page).id),\"t\"]")
      _ = try await page.read()
      #expect(model != nil && root != nil && session != nil)
      try page.sendClose(SocketCloseCode.goingAway)
      #expect(await live.eventually { session?.isConnected == false })
      live.clock.advance(by: .seconds(5))
      #expect(live.sessions.count == 0)
      // A delivery in progress may still hold the session.
      #expect(await live.eventually { model == nil && root == nil && session == nil })
    }
  }

  @Test("Two hundred open pages take little memory each, and give it back")
  func memory() async throws {
    try await withHost { live in
      _ = try await PageClient.open(live.port)
      var pages: [PageClient] = []
      var growth: [Int] = []
      for _ in 0..<4 {
        let before = residentBytes()
        for _ in 0..<50 { pages.append(try await PageClient.open(live.port)) }
        growth.append((residentBytes() - before) / 50)
      }
      // Other tests run meanwhile, and take memory in some of the rounds: what pages take shows in every round. The clients
      // count too, so the limit is a wide one. Alone a session takes 20 KB.
      #expect(growth.min() ?? 0 < 150_000, "\(growth)")
      let clocks = live.clock.count
      live.host.stop()
      #expect(live.sessions.count == 0)
      #expect(live.clock.count == 0, "\(clocks) before")
    }
  }

  private func residentBytes() -> Int {
    let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (fields.flatMap { Int($0[1]) } ?? 0) * 4096
  }
}
