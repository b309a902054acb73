import Foundation
import Testing

extension BrowserTests {
  @Suite("Searching")
  struct Searching {
    @Test("Fast typing loses and reorders nothing, in the field and in the app")
    func fastTyping() async throws {
      try await Stage.withBrowser { page in
        try await page.waitForResults()
        try await page.clickField()
        let words = "The quick brown fox jumps over the lazy dog & 'twas <b>not</b> its 1234567890th time, nor the last"
        try await page.browser.type(words)
        #expect(try await page.query == words)
        try await wait(for: "answer for all that was typed") {
          try await page.browser.text("return document.body.innerText").contains("Nothing is called “\(words)”")
        }
        #expect(try await page.query == words)
        try await page.browser.press(Key.home)
        try await page.browser.type("Was it that ")
        try await wait(for: "answer for what was put before") {
          try await page.browser.text("return document.body.innerText").contains("“Was it that \(words)”")
        }
        #expect(try await page.query == "Was it that " + words)
      }
    }

    @Test("A result opens, back keeps the query, offline says so and answers from elsewhere, and the log tells of it")
    func tour() async throws {
      try await Stage.withBrowser { page in
        try await page.waitForResults()
        #expect(try await page.titles.first == "Afghanistan")
        try await page.search("portug", expecting: "Portugal")
        try await page.open("Portugal")
        let details = try await page.browser.text("return document.body.innerText")
        #expect(details.contains("Portuguese Republic") && details.contains("PRT"))
        try await page.goBack()
        try await wait(for: "the results of before") { try await page.titles.first == "Portugal" }
        #expect(try await page.query == "portug")

        try await page.turn(to: "Profile")
        let footnote = try await page.browser.wordsSeen(in: ".form .footer")
        #expect(footnote.first?.contains("stays connected") == true)
        try await page.turn(to: "Browse")
        #expect(try await page.offlineNotice == nil)
        try await page.flip("Offline")
        try await wait(for: "empty answer offline") {
          try await page.browser.text("return document.body.innerText").contains("Nothing is called “portug”")
        }
        #expect(try await page.offlineNotice == "Offline: showing a few entries that the app brings along")
        try await page.turn(to: "Profile")
        #expect(try await page.browser.wordsSeen(in: ".form .footer") == footnote)
        try await page.flip("Offline")
        try await wait(for: "results online") { try await page.titles.first == "Portugal" }
        #expect(try await page.offlineNotice == nil)

        try await page.flip("Show log")
        try await wait(for: "log") {
          let log = try await page.log
          return log.contains("Went offline") && log.contains("Went online") && log.contains("for \"portug\"")
        }
      }
    }

    @Test(
      "Words that led somewhere are kept by the browser and searched again at a press; refreshing keeps the results")
    func recents() async throws {
      try await Stage.withBrowser { page in
        try await page.waitForResults()
        try await page.search("iceland", expecting: "Iceland")
        try await page.browser.press(Key.enter)
        try await wait(for: "words kept") {
          try await page.browser.open(page.url)
          try await page.waitForResults()
          return try await page.browser.wordsSeen(in: "[aria-label='Search for iceland']").first == "iceland"
        }
        try await page.press(button: "iceland")
        try await wait(for: "the results of before") { try await page.titles.first == "Iceland" }
        #expect(try await page.query == "iceland")
        let count = try await page.count
        try await page.browser.click(xpath: "//button[@aria-label='Refresh'][not(ancestor::*[@hidden])]")
        // Who turns away before it is done gives it up.
        for isBusy in ["true", "false"] {
          try await wait(for: "refresh button whose being disabled is \(isBusy)") {
            try await page.browser.text("return `${document.querySelector('[aria-label=Refresh]').disabled}`") == isBusy
          }
        }
        try await page.flip("Show log")
        try await wait(for: "log of another search") {
          try await page.log.components(separatedBy: "for \"iceland\"").count > 2
        }
        #expect(try await page.count == count)
      }
    }

    @Test("Two tabs of one browser know nothing of each other")
    func tabs() async throws {
      try await Stage.withBrowser { page in
        try await page.waitForResults()
        let first = try await page.browser.tab
        try await page.search("iceland", expecting: "Iceland")
        try await page.browser.openTab()
        try await page.browser.open(page.url)
        try await page.waitForResults()
        #expect(try await page.query == "")
        try await page.flip("Offline")
        try await page.search("japan", expecting: "Japan")
        #expect(try await page.offlineNotice != nil)
        try await page.browser.turn(to: first)
        #expect(try await page.query == "iceland")
        #expect(try await page.titles.first == "Iceland")
        #expect(try await page.offlineNotice == nil)
      }
    }
  }
}
