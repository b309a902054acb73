import Foundation

/// The app as a person meets it in a browser.
struct AtlasPage {
  let browser: Browser
  let url: URL

  /// The line that says how many entries were found.
  var count: String? { get async throws { try await browser.wordsSeen(in: "[data-testid=result-count]").first } }

  /// The title of each entry listed.
  var titles: [String] {
    get async throws {
      try await browser.wordsSeen(in: ".row .nav").map { String($0.prefix { $0 != "\n" }) }
    }
  }

  /// The name of the entry whose details are shown.
  var detailTitle: String? { get async throws { try await browser.wordsSeen(in: "[data-testid=detail-title]").first } }

  /// The title of the screen that is seen.
  var title: String? { get async throws { try await browser.wordsSeen(in: "h1").first } }

  var offlineNotice: String? {
    get async throws { try await browser.wordsSeen(in: "[data-testid=offline-notice]").first }
  }

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
    try await press("[.//span[.='\(title)']]")
    try await wait(for: "details of \(title)") { try await detailTitle == title }
  }

  func goBack() async throws { try await press("[contains(@class, 'back')]") }

  /// Presses the first button seen with these words.
  func press(button words: String) async throws { try await press("[normalize-space()='\(words)']") }

  /// Presses the first button with these words, seen or not.
  func press(labelled words: String) async throws { try await press("[.//*[.='\(words)']]") }

  /// Presses the star of an entry.
  func star(_ title: String) async throws { try await press("[@aria-label='Add \(title) to favourites']") }

  private func press(_ condition: String) async throws {
    try await browser.click(xpath: "//button\(condition)[not(ancestor::*[@hidden])]")
  }

  /// Turns to a tab.
  func turn(to tab: String) async throws {
    try await browser.click(xpath: "//button[@role='tab'][contains(., '\(tab)')]")
    try await wait(for: "tab \(tab)") {
      try await browser.wordsSeen(in: "[role=tab][aria-selected=true]").first?.hasSuffix(tab) == true
    }
  }

  /// Presses a switch of the settings, which are in a tab of their own, and comes back to the atlas.
  func flip(_ label: String) async throws {
    try await turn(to: "Profile")
    try await browser.click(xpath: "//label[contains(., '\(label)')]//input")
    try await turn(to: "Browse")
  }

  /// What the log says, which the settings show; comes back to the atlas.
  var log: String {
    get async throws {
      try await turn(to: "Profile")
      let log = try await browser.words(in: "[data-testid=log]") ?? ""
      try await turn(to: "Browse")
      return log
    }
  }
}
