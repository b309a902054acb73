import Foundation

/// One browser with a profile of its own.
struct Browser {
  private let driver: WebDriver
  private let session: String

  /// Starts a browser.
  init(_ driver: WebDriver, program: URL) async throws {
    self.driver = driver
    let options: [String: Any] = [
      "binary": program.path,
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--lang=en-US", "--window-size=1280,900",
      ],
    ]
    let capabilities: [String: Any] = ["goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"]]
    let answer = try await driver.send("POST", "session", ["capabilities": ["alwaysMatch": capabilities]])
    guard let session = (answer as? [String: Any])?["sessionId"] as? String else {
      throw BrowserTestError("chromedriver gave no session: \(answer)")
    }
    self.session = session
  }

  /// Ends the browser.
  func close() async { _ = try? await driver.send("DELETE", "session/\(session)") }

  @discardableResult
  private func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> Any {
    try await driver.send(method, "session/\(session)/\(path)", body)
  }

  // MARK: - Pages and tabs

  func open(_ url: URL) async throws { try await send("POST", "url", ["url": url.absoluteString]) }

  /// The tab that commands go to.
  var tab: String { get async throws { try await send("GET", "window") as? String ?? "" } }

  /// Opens an empty tab and turns to it.
  func openTab() async throws {
    let answer = try await send("POST", "window/new", ["type": "tab"])
    try await turn(to: (answer as? [String: Any])?["handle"] as? String ?? "")
  }

  func turn(to tab: String) async throws { try await send("POST", "window", ["handle": tab]) }

  // MARK: - Reading

  /// The value of a script's `return`.
  @discardableResult
  func evaluate(_ script: String, _ arguments: Any...) async throws -> Any {
    try await send("POST", "execute/sync", ["script": script, "args": arguments])
  }

  /// A script's `return` as text; empty where it returns none.
  func text(_ script: String) async throws -> String { try await evaluate(script) as? String ?? "" }

  /// The words shown in the first node that a CSS selector finds; `nil` where there is none.
  func words(in selector: String) async throws -> String? {
    try await evaluate("return document.querySelector(arguments[0])?.innerText ?? null", selector) as? String
  }

  /// The words shown in each node that a CSS selector finds, of those that are seen.
  func wordsSeen(in selector: String) async throws -> [String] {
    let found = try await evaluate(
      """
      return [...document.querySelectorAll(arguments[0])].filter(node => node.checkVisibility()).map(node => node.innerText)
      """, selector)
    return found as? [String] ?? []
  }

  /// The browser's messages of the level SEVERE since the last call: errors of scripts, refusals by the content security
  /// policy, failed requests.
  func severeMessages() async throws -> [String] {
    let entries = try await send("POST", "se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.filter { $0["level"] as? String == "SEVERE" }.map { $0["message"] as? String ?? "\($0)" }
  }

  // MARK: - Acting

  /// Presses the mouse on the first node that an XPath finds, as soon as there is one.
  func click(xpath: String) async throws {
    try await wait(for: "node to click at \(xpath)") {
      do {
        let found = try await send("POST", "element", ["using": "xpath", "value": xpath])
        guard let id = (found as? [String: Any])?.values.first as? String else { return false }
        try await send("POST", "element/\(id)/click", [:])
        return true
      } catch let refusal as WebDriver.Refusal
        where ["no such element", "stale element reference"].contains(refusal.code)
      {
        return false
      }
    }
  }

  /// Presses and releases keys one after another, with no pause between.
  func type(_ keys: String) async throws {
    try await perform(keys.flatMap { [("keyDown", String($0)), ("keyUp", String($0))] })
  }

  /// Presses keys together.
  func press(_ keys: String...) async throws {
    try await perform(keys.map { ("keyDown", $0) } + keys.reversed().map { ("keyUp", $0) })
  }

  private func perform(_ actions: [(type: String, key: String)]) async throws {
    let keyboard: [String: Any] = [
      "type": "key", "id": "keyboard", "actions": actions.map { ["type": $0.type, "value": $0.key] },
    ]
    try await send("POST", "actions", ["actions": [keyboard]])
  }

  // MARK: - The Chrome DevTools Protocol

  @discardableResult
  func devTools(_ command: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
    try await send("POST", "goog/cdp/execute", ["cmd": command, "params": parameters]) as? [String: Any] ?? [:]
  }

  /// Runs a script before those of each page that is opened from now on.
  func prepare(_ script: String) async throws {
    try await devTools("Page.addScriptToEvaluateOnNewDocument", ["source": script])
  }

  /// A picture of what the window shows.
  func screenshot() async throws -> Data {
    let encoded = try await send("GET", "screenshot") as? String ?? ""
    guard let data = Data(base64Encoded: encoded) else { throw BrowserTestError("The screenshot is not base64.") }
    return data
  }
}
