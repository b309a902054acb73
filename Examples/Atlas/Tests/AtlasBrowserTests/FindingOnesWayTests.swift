import Foundation
import Testing

extension BrowserTests {
  @Suite("Finding one's way")
  struct FindingOnesWay {
    @Test("A country leads to its subdivisions and one of them; the browser's tab bar stays in sight, back goes back")
    func pushAndBack() async throws {
      try await Stage.withBrowser { page in
        try await page.waitForResults()
        try await page.search("albania", expecting: "Albania")
        try await page.open("Albania")
        try await page.press(button: "All 12 subdivisions")
        try await wait(for: "subdivisions") { try await page.titles.contains("Elbasan") }
        let hasTabs = try await page.browser.evaluate(
          """
          const bar = document.querySelector('[role=tablist]').getBoundingClientRect()
          return bar.top >= 0 && bar.bottom <= innerHeight
          """)
        #expect(hasTabs as? Bool == true)
        try await page.open("Elbasan")
        try await page.star("Elbasan")
        try await page.goBack()
        try await wait(for: "list") { try await page.title == "Subdivisions" }
        try await page.goBack()
        try await wait(for: "country") { try await page.detailTitle == "Albania" }
        try await page.goBack()
        try await wait(for: "search") { try await page.titles.first == "Albania" }
        #expect(try await page.query == "albania")

        try await page.turn(to: "Favourites")
        #expect(try await page.titles == ["Elbasan"])
        try await page.browser.open(page.url)
        try await page.waitForResults()
        try await page.turn(to: "Favourites")
        try await wait(for: "what was kept") { try await page.titles == ["Elbasan"] }
      }
    }

    @Test("The form refuses an empty password, then logs in; logging out asks first and begins at Cancel")
    func account() async throws {
      try await Stage.withBrowser { page in
        let browser = page.browser
        try await page.waitForResults()
        try await page.press(button: "Log in")
        try await browser.click(xpath: "//dialog//input[@type='text']")
        try await browser.type("Ada Lovelace")
        // It can be pressed once the app knows that there is a name.
        try await browser.click(xpath: "//dialog//button[normalize-space()='Log in'][not(@disabled)]")
        try await wait(for: "refusal") {
          try await browser.wordsSeen(in: "[data-testid=login-failure]").first?.contains("Enter your password.") == true
        }
        try await browser.click(xpath: "//dialog//input[@type='password']")
        try await browser.type("secret")
        try await browser.press(Key.enter)
        try await wait(for: "name in the bar") {
          try await browser.wordsSeen(in: "[data-testid=account]").first?.contains("Ada Lovelace") == true
        }
        #expect(try await browser.evaluate("return document.querySelector('dialog') === null") as? Bool == true)

        try await page.turn(to: "Profile")
        try await page.press(button: "Log out")
        try await wait(for: "question") { try await browser.wordsSeen(in: "dialog h2").first == "Log out?" }
        #expect(try await browser.text("return document.activeElement.innerText") == "Cancel")
        try await browser.click(xpath: "//dialog//button[normalize-space()='Log out']")
        try await wait(for: "end") { try await browser.wordsSeen(in: ".rows").first?.contains("not logged in") == true }
      }
    }
  }
}
