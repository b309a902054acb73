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
        for name in ["Browse", "Favourites", "Journal", "Profile", "Log in"] {
          try await browser.press(Key.tab)
          #expect(try await browser.text("return document.activeElement.innerText").hasSuffix(name))
        }
        try await browser.press(Key.tab)
        #expect(try await page.focus == "search-field")
        try await browser.type("iceland")
        try await wait(for: "Iceland") { try await page.titles.first == "Iceland" }
        #expect(try await page.focus == "search-field")

        try await browser.press(Key.tab)
        #expect(try await page.focus == "radio")
        try await browser.press(Key.tab)
        #expect(try await browser.text("return document.activeElement.ariaLabel") == "Refresh")
        try await browser.press(Key.tab)
        #expect(try await browser.text("return document.activeElement.innerText").hasPrefix("Iceland"))
        try await browser.press(Key.enter)
        try await wait(for: "details of Iceland") { try await page.detailTitle == "Iceland" }

        // What had the keyboard is gone; it goes on in the screen that has come, not at the page's top.
        let classes = "return document.activeElement.className"
        #expect(try await browser.text(classes).contains("screen"))
        try await browser.press(Key.tab)
        #expect(try await browser.text(classes).contains("back"))
        try await browser.press(Key.enter)
        try await wait(for: "results") { try await page.titles.first == "Iceland" }
        #expect(try await page.query == "iceland")
      }
    }

    @Test("A switch follows the space bar and keeps the keyboard")
    func switches() async throws {
      try await Stage.withBrowser { page in
        try await page.waitForResults()
        for isOffline in [true, false] {
          try await page.turn(to: "Profile")
          try await page.browser.evaluate("document.querySelector('.form input').focus()")
          try await page.browser.press(Key.space)
          #expect(try await page.focus == "checkbox")
          try await page.turn(to: "Browse")
          try await wait(for: "offline notice to come and go") { try await (page.offlineNotice != nil) == isOffline }
        }
      }
    }
  }
}
