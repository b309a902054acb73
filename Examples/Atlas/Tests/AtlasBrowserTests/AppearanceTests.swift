import Foundation
import Testing

extension BrowserTests {
  @Suite("Appearance")
  struct Appearance {
    struct Look: Sendable, CustomTestStringConvertible {
      let device: String
      let width: Int
      let height: Int
      let scheme: String

      var testDescription: String { "\(device), \(scheme)" }

      static let all = ["light", "dark"].flatMap {
        [
          Look(device: "phone", width: 390, height: 844, scheme: $0),
          Look(device: "desktop", width: 1280, height: 900, scheme: $0),
        ]
      }
    }

    /// Where the pictures go, for people to look at.
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../.build/screenshots").standardizedFileURL

    @Test("Every screen fits its window, light and dark", arguments: Look.all)
    func screens(look: Look) async throws {
      try await Stage.withBrowser(preparing: { try await Self.prepare($0, for: look) }) { page in
        try await page.waitForResults()
        try await picture("search", page, look)
        try await page.search("zeal", expecting: "New Zealand")
        try await page.open("New Zealand")
        try await picture("detail", page, look)
        try await page.goBack()
        try await page.star("New Zealand")
        try await page.press(button: "Log in")
        try await wait(for: "form") { try await page.browser.wordsSeen(in: "dialog h1").first == "Log in" }
        try await picture("login", page, look)
        try await page.press(button: "Cancel")
        try await page.turn(to: "Favourites")
        try await wait(for: "favourite") { try await page.titles == ["New Zealand"] }
        try await picture("favourites", page, look)
        try await page.turn(to: "Journal")
        try await wait(for: "journal") { try await page.title == "Journal" }
        try await picture("journal", page, look)
        try await page.press(labelled: "Add visit")
        try await wait(for: "form") { try await page.browser.wordsSeen(in: "dialog h1").first == "New visit" }
        try await picture("visit", page, look)
        try await page.press(button: "Cancel")
        try await page.flip("Offline")
        try await page.flip("Show log")
        try await page.turn(to: "Profile")
        try await wait(for: "log") {
          try await page.browser.words(in: "[data-testid=log]")?.contains("Went offline") == true
        }
        try await picture("profile", page, look)
        try await page.turn(to: "Browse")
        try await wait(for: "offline notice") { try await page.offlineNotice != nil }
        try await picture("offline", page, look)
        try await page.clickField()
        try await page.browser.type("zz")
        try await wait(for: "empty answer") {
          try await page.browser.text("return document.body.innerText").contains("Nothing is called")
        }
        try await page.browser.evaluate("scrollTo(0, 0)")
        try await picture("nothing", page, look)
      }
    }

    private static func prepare(_ browser: Browser, for look: Look) async throws {
      try await browser.devTools(
        "Emulation.setDeviceMetricsOverride",
        [
          "width": look.width, "height": look.height, "deviceScaleFactor": look.device == "phone" ? 2 : 1,
          "mobile": look.device == "phone",
        ])
      let feature = ["name": "prefers-color-scheme", "value": look.scheme]
      try await browser.devTools("Emulation.setEmulatedMedia", ["features": [feature]])
    }

    private func picture(_ name: String, _ page: AtlasPage, _ look: Look) async throws {
      try await wait(for: "end of what moves") {
        try await page.browser.evaluate("return document.getAnimations().length === 0") as? Bool == true
      }
      let overflow = try await page.browser.evaluate("return document.documentElement.scrollWidth - innerWidth")
      #expect(overflow as? Int == 0, "\(name) is wider than its window")
      let isDark = try await page.browser.evaluate(
        "return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).every(part => part < 64)")
      #expect(isDark as? Bool == (look.scheme == "dark"))
      let data = try await page.browser.screenshot()
      #expect(data.count > 5_000)
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try data.write(to: Self.folder.appending(path: "\(name)-\(look.device)-\(look.scheme).png"))
    }
  }
}
