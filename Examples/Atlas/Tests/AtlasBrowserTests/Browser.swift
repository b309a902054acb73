import Foundation

/// A headless Chromium, driven through the W3C WebDriver protocol.
final class Browser {
  private let driver: ChildProcess
  private let port: UInt16
  private var session = ""

  /// Starts a browser with one empty tab.
  ///
  /// - Parameter runsScripts: whether pages may run JavaScript.
  init(runsScripts: Bool = true) async throws {
    _ = try ChildProcess.find("chromium")
    driver = try ChildProcess(try ChildProcess.find("chromedriver"), ["--port=0"])
    port = UInt16(try driver.waitForOutput("successfully on port ([0-9]+)")) ?? 0
    let flags = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1000,900",
    ]
    var options: [String: Any] = ["args": flags, "binary": try ChildProcess.find("chromium").path]
    if !runsScripts { options["prefs"] = ["profile.managed_default_content_settings.javascript": 2] }
    let capabilities: [String: Any] = [
      "capabilities": [
        "alwaysMatch": [
          "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
        ]
      ]
    ]
    let answer = try await call("POST", "/session", capabilities) as? [String: Any]
    session = "/session/" + (answer?["sessionId"] as? String ?? "")
  }

  /// Ends the browser.
  func quit() async {
    _ = try? await call("DELETE", session)
    // NB: a driver without a session has nothing to put in order, and takes seconds to notice that it is asked to end.
    driver.stop(grace: 0.2)
  }

  // MARK: - Pages

  func open(_ url: URL) async throws {
    _ = try await call("POST", "\(session)/url", ["url": url.absoluteString])
  }

  /// Opens another tab and goes to it.
  func openTab(_ url: URL) async throws -> String {
    let answer = try await call("POST", "\(session)/window/new", ["type": "tab"]) as? [String: Any]
    let handle = answer?["handle"] as? String ?? ""
    try await goTo(tab: handle)
    try await open(url)
    return handle
  }

  func currentTab() async throws -> String {
    try await call("GET", "\(session)/window") as? String ?? ""
  }

  func goTo(tab: String) async throws {
    _ = try await call("POST", "\(session)/window", ["handle": tab])
  }

  /// Runs JavaScript in the page and returns what it returns.
  @discardableResult
  func run(_ script: String) async throws -> Any? {
    try await call("POST", "\(session)/execute/sync", ["script": script, "args": [String]()])
  }

  /// All words on the page.
  func text() async throws -> String {
    try await property("innerText", of: try await find("body"))
  }

  /// Lines that the browser logged as errors, such as violations of the content security policy.
  func errors() async throws -> [String] {
    let entries = try await call("POST", "\(session)/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.filter { $0["level"] as? String == "SEVERE" }.compactMap { $0["message"] as? String }
  }

  func screenshot() async throws -> Data {
    Data(base64Encoded: try await call("GET", "\(session)/screenshot") as? String ?? "") ?? Data()
  }

  // MARK: - Elements

  /// The first element that a CSS selector finds; waits for it to come.
  func find(_ selector: String) async throws -> String {
    try await find("css selector", selector)
  }

  /// The first button or switch whose words start so; waits for it to come.
  func find(button words: String) async throws -> String {
    try await find("xpath", "//*[self::button or self::label][starts-with(normalize-space(.), '\(words)')]")
  }

  private func find(_ strategy: String, _ value: String) async throws -> String {
    let deadline = Date().addingTimeInterval(10)
    while true {
      let found =
        try await call("POST", "\(session)/elements", ["using": strategy, "value": value]) as? [[String: String]]
      if let element = found?.first?.values.first { return element }
      guard Date() < deadline else {
        throw BrowserFailure("Nothing on the page is \(value). The page shows:\n\(try await text())")
      }
      try await Task.sleep(nanoseconds: 20_000_000)
    }
  }

  func click(_ element: String) async throws {
    _ = try await call("POST", "\(session)/element/\(element)/click", [String: String]())
  }

  /// Presses keys as a person does, one after the other, without waiting.
  func type(_ keys: String, into element: String) async throws {
    _ = try await call("POST", "\(session)/element/\(element)/value", ["text": keys])
  }

  func property(_ name: String, of element: String) async throws -> String {
    try await call("GET", "\(session)/element/\(element)/property/\(name)") as? String ?? ""
  }

  /// Waits until the page's words satisfy a condition.
  func wait(_ what: String, _ condition: (String) -> Bool) async throws {
    let deadline = Date().addingTimeInterval(10)
    while true {
      let words = try await text()
      if condition(words) { return }
      guard Date() < deadline else { throw BrowserFailure("The page never showed \(what). It shows:\n\(words)") }
      try await Task.sleep(nanoseconds: 20_000_000)
    }
  }

  // MARK: - Protocol

  private func call(_ method: String, _ path: String, _ body: Any? = nil) async throws -> Any? {
    let body = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    let port = port
    // NB: in a thread of its own, because it waits without giving the thread away.
    let data = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
      Thread.detachNewThread {
        continuation.resume(
          with: Result { try DriverConnection.exchange(port: port, method: method, path: path, body: body) })
      }
    }
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"]
    if let failure = value as? [String: Any], let error = failure["error"] as? String {
      throw BrowserFailure("\(method) \(path): \(error): \(failure["message"] ?? "")")
    }
    return value
  }
}
