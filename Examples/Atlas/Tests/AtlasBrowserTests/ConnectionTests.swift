import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension BrowserTests {
  @Suite("Connection")
  struct Connection {
    /// Lets a test cut the page's line, and keep it cut.
    private static let scissors = """
      const Original = WebSocket
      window.sockets = []
      window.WebSocket = class extends Original {
        constructor(address) {
          super(window.isCut ? new URL('/milieu/none', address) : address)
          window.sockets.push(this)
        }
      }
      """

    @Test("A line that is cut is picked up again: what was typed meanwhile arrives, what was there is still there")
    func cut() async throws {
      try await Stage.withBrowser(preparing: { try await $0.prepare(Self.scissors) }, allowsErrors: true) { page in
        let browser = page.browser
        try await page.waitForResults()
        try await page.flip("Show log")
        try await page.search("new z", expecting: "New Zealand")
        try await browser.evaluate("isCut = true; sockets.at(-1).close()")
        try await wait(for: "attempt to reconnect") {
          try await browser.evaluate("return sockets.length > 1") as? Bool == true
        }
        try await browser.press(Key.backspace)
        try await browser.type("caledonia")
        try await wait(for: "banner") { try await browser.words(in: "[role=status]") == "Reconnecting…" }
        #expect(try await page.titles.first == "New Zealand")

        try await browser.evaluate("isCut = false")
        try await wait(for: "answer") { try await page.titles.first == "New Caledonia" }
        #expect(try await page.query == "new caledonia")
        #expect(try await page.log.contains("for \"new z\""))
        try await wait(for: "end of the banner") { try await browser.words(in: "[role=status]") == "" }
      }
    }

    @Test("The app says where it is served, and complains of nothing while it is used")
    func output() async throws {
      try await Stage.withBrowser { page in
        try await page.waitForResults()
        try await page.search("iceland", expecting: "Iceland")
        try await page.open("Iceland")
      }
      let lines = try await Stage.appOutput.split(separator: "\n")
      #expect(lines.count == 1, "\(lines)")
    }

    @Test("Without scripts the first page reads")
    func noScripts() async throws {
      let noScripts: (Browser) async throws -> Void = {
        try await $0.devTools("Emulation.setScriptExecutionDisabled", ["value": true])
      }
      try await Stage.withBrowser(preparing: noScripts) { page in
        let (data, response) = try await URLSession.shared.data(from: page.url)
        let source = String(decoding: data, as: UTF8.self)
        let policy = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Security-Policy")
        #expect(policy?.contains("script-src 'self'") == true)
        #expect(!source.contains("<script>"))

        let shown = try await page.browser.text("return document.body.innerText")
        for words in [
          "Atlas", "Currencies", "Log in", "Favourites", "Profile",
        ] {
          #expect(source.contains(words))
          #expect(shown.contains(words))
        }
        #expect(try await page.browser.text("return document.querySelector('input').placeholder") == "Name or code")
      }
    }
  }
}
