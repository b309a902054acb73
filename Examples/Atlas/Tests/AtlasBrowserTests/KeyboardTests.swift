import Foundation
import Testing

extension BrowserTests {
  @Suite("Keyboard")
  struct Keyboard {
    @Test("Everything can be done without a mouse: search, choose a kind, open a result, go back")
    func keysOnly() async throws {
      try await Stage.withBrowser { page in
        let browser = page.browser
        try await page.waitForResults()
        try await browser.press(Key.tab)
        #expect(try await page.focus == "search-field")
        try await browser.type("iceland")
        try await wait(for: "Iceland") { try await page.titles.first == "Iceland" }
        #expect(try await page.focus == "search-field")

        try await browser.press(Key.tab)
        #expect(try await page.focus == "radio")
        try await browser.press(Key.tab)
        #expect(try await browser.text("return document.activeElement.innerText").hasPrefix("Iceland"))
        try await browser.press(Key.enter)
        try await wait(for: "details of Iceland") { try await page.detailTitle == "Iceland" }

        // What had the keyboard is gone; it goes on in what has come, not at the page's top.
        #expect(try await browser.text("return document.activeElement.innerText") == "Back")
        try await browser.press(Key.enter)
        try await wait(for: "results") { try await page.titles.first == "Iceland" }
        #expect(try await page.query == "iceland")
      }
    }

    @Test("A switch follows the space bar and keeps the keyboard")
    func switches() async throws {
      try await Stage.withBrowser { page in
        try await page.waitForResults()
        try await page.browser.evaluate("document.querySelector('.form input').focus()")
        try await page.browser.press(Key.space)
        try await wait(for: "offline notice") { try await page.offlineNotice != nil }
        #expect(try await page.focus == "checkbox")
        try await page.browser.press(Key.space)
        try await wait(for: "end of the offline notice") { try await page.offlineNotice == nil }
      }
    }
  }
}
