import Foundation
import Testing

extension BrowserTests {
  @Suite("Journal")
  struct Journal {
    @Test(
      "A visit that is written down in one browser shows in another at once, and so does its deletion and the undo of it"
    )
    func shared() async throws {
      try await Stage.withBrowser { page in
        try await page.waitForResults()
        try await page.turn(to: "Journal")
        try await Stage.withBrowser { other in
          try await other.waitForResults()
          try await other.turn(to: "Journal")
          try await wait(for: "empty journal") { try await other.hasWords("No visits yet") }

          try await page.press(labelled: "Add visit")
          try await page.browser.click(xpath: "//dialog//input[@aria-label='Place']")
          try await page.browser.type("Bergen")
          try await page.browser.click(xpath: "//dialog//button[normalize-space()='Save'][not(@disabled)]")
          for browser in [page, other] {
            try await wait(for: "visit") { try await browser.hasWords("Bergen") }
          }

          try await page.browser.click(xpath: "//div[contains(@class, 'row')][contains(., 'Bergen')]//button")
          try await page.browser.click(xpath: "//dialog//button[normalize-space()='Delete visit']")
          try await wait(for: "deletion") { try await other.hasWords("No visits yet") }
          try await page.press(button: "Undo")
          for browser in [page, other] {
            try await wait(for: "what was put back") { try await browser.hasWords("Bergen") }
          }
        }
      }
    }
  }
}

extension AtlasPage {
  /// Whether some words are seen among what the journal lists.
  fileprivate func hasWords(_ words: String) async throws -> Bool {
    try await browser.wordsSeen(in: ".screen").contains { $0.contains(words) }
  }
}
