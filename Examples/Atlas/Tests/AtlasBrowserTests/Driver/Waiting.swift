/// What keeps a test in the browser from going on, in words.
struct BrowserTestError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Asks again and again until a condition holds.
func wait(
  for what: String, atMost timeout: Duration = .seconds(10), until condition: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + timeout
  while try await !condition() {
    guard ContinuousClock.now < deadline else { throw BrowserTestError("In \(timeout) there was no \(what).") }
    try await Task.sleep(for: .milliseconds(5))
  }
}
