import Foundation
import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuWeb

@Suite("Sessions") @MainActor
struct SessionTests {
  @Test("A click changes the page, and what is said for it both ways is short")
  func click() async throws {
    try await withHost { live in
      let page = try await PageClient.open(live.port)
      #expect(page.html.contains("count 0"))
      let button = try live.element(.button, of: page).id
      let up = "[1,0,\(button),\"t\"]"
      try page.send(up)
      let down = try await page.read()
      #expect(down.hasPrefix("[1,1,"))
      #expect(down.contains("count 1"))
      // The worst case has acknowledgements of their own both ways.
      #expect(up.utf8.count + down.utf8.count + "[0,1]".utf8.count * 2 < 100)
    }
  }

  @Test("Two tabs of one browser share nothing")
  func twoTabs() async throws {
    try await withHost { live in
      let first = try await PageClient.open(live.port)
      let second = try await PageClient.open(live.port, cookie: first.cookie)
      #expect(first.token != second.token)
      for number in 1...3 {
        try first.send("[\(number),\(number - 1),\(try live.element(.button, of: first).id),\"t\"]")
        #expect(try await first.read().contains("count \(number)"))
      }
      try second.send("[1,0,\(try live.element(.button, of: second).id),\"t\"]")
      #expect(try await second.read().contains("count 1"))
    }
  }

  @Test("What happened while the line was down arrives once, and so do events sent again")
  func resume() async throws {
    try await withHost { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      let button = try live.element(.button, of: page).id
      try page.send("[1,0,\(button),\"t\"]")
      try page.send("[2,0,\(button),\"t\"]")
      // The line drops before anything is read: the events were taken, the page does not know.
      #expect(await live.eventually { session.events == 2 })
      page.drop()
      #expect(await live.eventually { !session.isConnected })

      try await page.connect(lastBatch: 0)
      #expect(try await page.read() == "[\"w\",2]")
      var text = ""
      while !text.contains("count 2") { text = try await page.read() }
      try page.send("[2,0,\(button),\"t\"]")
      try page.send("[3,1,\(button),\"t\"]")
      let batch = try await page.readBatch()
      #expect(batch.lastEvent == 3)
      #expect(batch.operations.contains("count 3"))
      #expect(live.sessions.refusedEvents == 0)
    }
  }

  @Test("A batch that was acknowledged is not sent again")
  func acknowledged() async throws {
    try await withHost { live in
      let page = try await PageClient.open(live.port)
      let button = try live.element(.button, of: page).id
      try page.send("[1,0,\(button),\"t\"]")
      #expect(try await page.readBatch().number == 1)
      try page.send("[2,1,\(button),\"t\"]")
      #expect(try await page.readBatch().number == 2)
      page.drop()
      try await page.connect(lastBatch: 1)
      #expect(try await page.read() == "[\"w\",2]")
      #expect(try await page.readBatch().number == 2)
      // Having acknowledged the first batch, no page of this session can be without it.
      try await page.connect(lastBatch: 0)
      #expect(try await page.read() == "closed 4004")
    }
  }

  @Test("A thousand keystrokes across three dropped lines arrive whole and in order")
  func typing() async throws {
    try await withHost(makeRoot: { _ in ViewRoot(CapitalsView()) }) { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      let field = try live.element(.textField, of: page).id
      var sent = 0
      var applied = 0
      let words = Array("the quick brown fox jumps over the lazy dog ".utf8)
      func type(to end: Int) throws {
        while sent < end {
          sent += 1
          let text = String(decoding: (0..<sent).map { words[$0 % words.count] }, as: UTF8.self)
          try page.send("[\(sent),\(applied),\(field),\"i\",\"\(text)\",\(sent)]")
        }
      }
      for round in 1...4 {
        for step in 1...25 {
          try type(to: (round - 1) * 250 + step * 10)
          while session.events < sent {
            let message = try await page.readBatch()
            if message.number > 0 { applied = message.number }
          }
        }
        guard round < 4 else { break }
        // Some of what was typed is lost on the way and sent again.
        page.drop()
        try await page.connect(lastBatch: applied)
        #expect(try await page.read() == "[\"w\",\(sent)]")
        sent -= 5
        try type(to: sent + 5)
      }
      let expected = String(decoding: (0..<1000).map { words[$0 % words.count] }, as: UTF8.self).uppercased()
      // The page reads what it has not read yet; acknowledging it lets the rest come.
      var shown = ""
      while !shown.contains("<\(expected)>") {
        let batch = try await page.readBatch()
        shown = batch.operations
        if batch.number > 0 { try page.send("[0,\(batch.number)]") }
      }
      #expect(session.refusedEvents == 0)
    }
  }

  @Test("A field's new value says which edit it answers")
  func editVersion() async throws {
    try await withHost(makeRoot: { _ in ViewRoot(CapitalsView()) }) { live in
      let page = try await PageClient.open(live.port)
      let field = try live.element(.textField, of: page).id
      try page.send("[1,0,\(field),\"i\",\"ab\",7]")
      let operations = try await page.readBatch().operations
      #expect(operations.contains("\"AB\",7]"), "\(operations)")
    }
  }

  @Test("An older socket of the same page is closed and cannot disturb the newer")
  func staleSocket() async throws {
    try await withHost { live in
      let page = try await PageClient.open(live.port)
      let button = try live.element(.button, of: page).id
      let old = try #require(page.socket)
      try await page.connect()
      #expect(try await page.read() == "[\"w\",0]")
      // The server may have hung up before these arrive, which is as good.
      try? old.sendText("[1,0,\(button),\"t\"]")
      try? old.sendText("nonsense")
      #expect(try old.readMessage().closeCode == 4001)
      try page.send("[1,0,\(button),\"t\"]")
      #expect(try await page.read().contains("count 1"))
      #expect(live.sessions.refusedMessages == 0)
    }
  }

  @Test("A page that does not acknowledge gets eight batches, then everything since as one")
  func backPressure() async throws {
    let feed = Feed()
    try await withHost(makeRoot: { _ in ViewRoot(FeedView(feed: feed)) }) { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      for value in 1...8 {
        feed.value = value
        #expect(try await page.readBatch().operations.contains("value \(value)"))
      }
      for value in 9...500 {
        feed.value = value
        session.advance()
      }
      let turns = session.root?.counts.turns
      try page.send("[0,8]")
      let batch = try await page.readBatch()
      #expect(batch.number == 9)
      #expect(batch.operations.contains("value 500"))
      #expect(session.root?.counts.turns == turns.map { $0 + 1 })
    }
  }

  @Test("A page that leaves the window full for too long loses its socket, and may come back")
  func stalledPage() async throws {
    let feed = Feed()
    try await withHost(makeRoot: { _ in ViewRoot(FeedView(feed: feed)) }) { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      for value in 1...8 {
        feed.value = value
        _ = try await page.readBatch()
      }
      live.clock.advance(by: .seconds(31))
      #expect(try await page.read() == "closed 4008")
      #expect(!session.isConnected)
      try await page.connect(lastBatch: 8)
      #expect(try await page.read() == "[\"w\",0]")
      feed.value = 9
      #expect(try await page.readBatch().operations.contains("value 9"))
    }
  }

  @Test("Many changes made together take one turn and one batch")
  func oneTurn() async throws {
    let feed = Feed()
    try await withHost(makeRoot: { _ in ViewRoot(FeedView(feed: feed)) }) { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      let turns = try #require(session.root?.counts.turns)
      for value in 1...100 { feed.value = value }
      #expect(try await page.readBatch().operations.contains("value 100"))
      #expect(session.root?.counts.turns == turns + 1)
    }
  }

  @Test("An event that changes nothing is confirmed after a second, and many at once sooner")
  func confirmations() async throws {
    try await withHost(makeRoot: { _ in ViewRoot(FeedView(feed: Feed())) }) { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      let button = try live.element(.button, of: page).id
      try page.send("[1,0,\(button),\"t\"]")
      #expect(await live.eventually { session.events == 1 })
      live.clock.advance(by: .seconds(1))
      #expect(try await page.read() == "[0,1]")
      for number in 2...17 { try page.send("[\(number),0,\(button),\"t\"]") }
      #expect(try await page.readBatch().lastEvent == 17)
    }
  }

  @Test("A batch longer than all bounds arrives, also again after the line dropped")
  func longBatch() async throws {
    struct LongView: View {
      let feed: Feed
      var body: some View { Text(verbatim: String(repeating: "x", count: feed.value)) }
    }
    let feed = Feed()
    try await withHost(makeRoot: { _ in ViewRoot(LongView(feed: feed)) }) { live in
      let page = try await PageClient.open(live.port)
      feed.value = 3_000_000
      #expect(try await page.readBatch().operations.utf8.count > 3_000_000)
      page.drop()
      try await page.connect()
      #expect(try await page.read() == "[\"w\",0]")
      #expect(try await page.readBatch().number == 1)
      // While it is unconfirmed nothing follows.
      feed.value = 1
      live.sessions.session(page.token)?.advance()
      try page.send("[0,1]")
      #expect(try await page.read().hasSuffix("\"x\"]]"))
    }
  }
}
