import Foundation

/// The app as a person meets it in a browser.
struct AtlasPage {
  let browser: Browser
  let url: URL

  /// The line that says how many entries were found.
  var count: String? { get async throws { try await browser.words(in: "[data-testid=result-count]") } }

  /// The title of each entry listed.
  var titles: [String] {
    get async throws {
      try await browser.allWords(in: ".rows .button").map { String($0.prefix { $0 != "\n" }) }
    }
  }

  /// The name of the entry whose details are shown.
  var detailTitle: String? { get async throws { try await browser.words(in: "[data-testid=detail-title]") } }

  var offlineNotice: String? { get async throws { try await browser.words(in: "[data-testid=offline-notice]") } }

  /// What the search field holds.
  var query: String {
    get async throws { try await browser.text("return document.querySelector('[data-testid=search-field]')?.value") }
  }

  /// What has the keyboard: its identifier, else its words.
  var focus: String {
    get async throws {
      try await browser.text(
        "const node = document.activeElement; return node.dataset.testid ?? node.type ?? node.localName")
    }
  }

  /// Waits for the first results, from which on the page is alive.
  func waitForResults() async throws {
    try await wait(for: "result", atMost: .seconds(20)) { try await !titles.isEmpty }
  }

  /// Puts the cursor in the search field with the mouse.
  func clickField() async throws { try await browser.click(xpath: "//*[@data-testid='search-field']") }

  /// Searches for words and waits until a result has this title.
  func search(_ words: String, expecting title: String) async throws {
    try await clickField()
    try await browser.type(words)
    try await wait(for: "result \"\(title)\" on top") { try await titles.first == title }
  }

  func open(_ title: String) async throws {
    try await browser.click(xpath: "//button[.//span[.='\(title)']]")
    try await wait(for: "details of \(title)") { try await detailTitle == title }
  }

  func goBack() async throws { try await browser.click(xpath: "//button[contains(., 'Back')]") }

  /// Presses a switch.
  func flip(_ label: String) async throws { try await browser.click(xpath: "//label[contains(., '\(label)')]//input") }
}
