import Foundation
import Testing

/// The app that the tests are about, and the driver of their browsers. Both start with the first test and end with the
/// process.
struct Stage: Sendable {
  /// Where the app is served.
  let appURL: URL
  private let app: ChildProcess
  private let driverProcess: ChildProcess
  private let driver: WebDriver
  private let browserProgram: URL

  private static let shared = Task { try await Stage() }

  private init() async throws {
    browserProgram = try Self.program("chromium")
    let driverProgram = try Self.program("chromedriver")
    let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(filePath: ".")
    // What the tests keep is not the person's who runs them. The system clears the folder away.
    let data = FileManager.default.temporaryDirectory.appending(path: "atlas-browser-tests-\(UUID())")
    app = try ChildProcess(
      folder.appending(path: "Atlas"), ["serve", "--port", "0"], environment: ["XDG_DATA_HOME": data.path])
    driverProcess = try ChildProcess(driverProgram, ["--port=0"])
    let address = try await app.firstOutput(#/served at (http://[0-9.]+:\d+)/#).1
    let port = try await driverProcess.firstOutput(#/started successfully on port (\d+)/#).1
    appURL = URL(string: String(address))!
    driver = WebDriver(port: UInt16(port) ?? 0)
  }

  /// What the app has written so far.
  static var appOutput: String { get async throws { try await shared.value.app.output } }

  private static func program(_ name: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    for folder in path.split(separator: ":") {
      let file = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: file) { return URL(filePath: file) }
    }
    throw BrowserTestError(
      "The program \(name) is missing, without which nothing can be tested in a browser. Run `make setup`.")
  }

  /// Runs a test in a browser of its own that shows the app, and ends the browser.
  ///
  /// - Parameters:
  ///   - preparing: run before the page is opened.
  ///   - allowsErrors: whether messages of errors in the browser's console are meant.
  static func withBrowser(
    preparing: (Browser) async throws -> Void = { _ in }, allowsErrors: Bool = false,
    _ body: (AtlasPage) async throws -> Void
  ) async throws {
    let stage = try await shared.value
    let browser = try await Browser(stage.driver, program: stage.browserProgram)
    do {
      try await preparing(browser)
      try await browser.open(stage.appURL)
      try await body(AtlasPage(browser: browser, url: stage.appURL))
      if !allowsErrors { #expect(try await browser.severeMessages() == []) }
    } catch {
      let shown = (try? await browser.text("return document.body.innerText.slice(0, 600)")) ?? ""
      Issue.record("\(error)\nThe page showed:\n\(shown)")
    }
    await browser.close()
  }
}
