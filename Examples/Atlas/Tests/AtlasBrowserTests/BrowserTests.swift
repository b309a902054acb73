import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The app as a person meets it: served by its own process, in a real browser.
@Suite(.serialized) struct BrowserTests {
  private func visit(runsScripts: Bool = true, _ body: (Browser, URL) async throws -> Void) async throws {
    let server = try AtlasServer()
    defer { server.stop() }
    let browser = try await Browser(runsScripts: runsScripts)
    do {
      try await browser.open(server.url)
      try await body(browser, server.url)
      let errors = try await browser.errors()
      #expect(errors.isEmpty, "the browser complains about nothing")
    } catch {
      await browser.quit()
      throw error
    }
    await browser.quit()
  }

  private static let field = "input[type=text], input[type=search], input:not([type])"

  @Test("A person searches, opens a country, goes back and finds the search as it was")
  func search() async throws {
    try await visit { browser, _ in
      let field = try await browser.find(Self.field)
      try await browser.type("germany", into: field)
      try await browser.wait("Germany") { $0.contains("Federal Republic of Germany") }
      try await browser.click(try await browser.find(button: "Germany"))
      try await browser.wait("the facts") { $0.contains("Alpha-3 code") && $0.contains("DEU") && $0.contains("Bayern") }
      try await browser.click(try await browser.find(button: "Back"))
      #expect(try await browser.property("value", of: try await browser.find(Self.field)) == "germany")
      try await browser.wait("the results again") { $0.contains("Federal Republic of Germany") }
    }
  }

  @Test("Typing fast loses and reorders no character")
  func fastTyping() async throws {
    try await visit { browser, _ in
      let words = "the quick brown fox jumps over the lazy dog, twice, and 0123456789 times more"
      let field = try await browser.find(Self.field)
      try await browser.wait("the first results") { $0.contains("found") }
      try await browser.type(words, into: field)
      #expect(try await browser.property("value", of: field) == words)
      try await browser.wait("what the server took in") { $0.contains("Nothing is called \u{201C}\(words)\u{201D}") }
      #expect(try await browser.property("value", of: field) == words)
    }
  }

  @Test("The offline switch says so, answers from what the app brings along, and goes back")
  func offline() async throws {
    try await visit { browser, _ in
      try await browser.wait("live results") { $0.contains("13,467 found") }
      try await browser.click(try await browser.find(button: "Offline"))
      try await browser.wait("the notice") {
        $0.contains("Offline: showing a few entries") && !$0.contains("13,467 found")
      }
      try await browser.click(try await browser.find(button: "Offline"))
      try await browser.wait("live results again") { $0.contains("13,467 found") && !$0.contains("Offline: showing") }
    }
  }

  @Test("The log shows what the parts of the app do")
  func log() async throws {
    try await visit { browser, _ in
      try await browser.wait("results") { $0.contains("found") }
      try await browser.click(try await browser.find(button: "Show log"))
      try await browser.wait("a logged request") { $0.contains("/api/search") && $0.contains("answered in") }
    }
  }

  @Test("Two tabs share nothing")
  func tabs() async throws {
    try await visit { browser, url in
      let first = try await browser.currentTab()
      try await browser.type("france", into: try await browser.find(Self.field))
      try await browser.wait("France") { $0.contains("French Republic") }
      _ = try await browser.openTab(url)
      #expect(try await browser.property("value", of: try await browser.find(Self.field)) == "")
      try await browser.wait("every entry") { $0.contains("13,467 found") }
      try await browser.goTo(tab: first)
      #expect(try await browser.text().contains("French Republic"))
    }
  }

  @Test("The keyboard is enough: type, tab to a result, open it")
  func keyboard() async throws {
    try await visit { browser, _ in
      let (tab, enter) = ("\u{E004}", "\u{E007}")
      let field = try await browser.find(Self.field)
      try await browser.type("portugal", into: field)
      try await browser.wait("Portugal") { $0.contains("Portuguese Republic") }
      try await browser.type(tab + tab + enter, into: field)
      try await browser.wait("the facts") { $0.contains("Alpha-3 code") && $0.contains("PRT") }
    }
  }

  @Test("Without JavaScript the first page still reads")
  func withoutScripts() async throws {
    try await visit(runsScripts: false) { browser, _ in
      try await browser.wait("the page") { $0.contains("Countries, subdivisions, languages and currencies") }
    }
  }

  @Test("The app's own routes answer beside its pages")
  func routes() async throws {
    let server = try AtlasServer()
    defer { server.stop() }
    let (data, response) = try await URLSession.shared.data(from: server.url.appendingPathComponent("health"))
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(String(decoding: data, as: UTF8.self).contains("\"ok\""))
  }
}
