import MilieuHeadless
import SwiftUI
import Testing

private struct BrokenSource: JournalSource {
  struct Offline: LocalizedError {
    var errorDescription: String? { "No connection" }
  }

  func entries() async throws -> [Entry] { throw Offline() }
}

@Suite @MainActor struct JournalScreenTests {
  private func loaded() async throws -> Headless {
    let screen = Headless(app: JournalApp()) { $0.locale = Locale(identifier: "en_US") }
    #expect(screen.text.contains("Loading…"))
    try await screen.wait { $0.shows("Monday") }
    return screen
  }

  @Test("A screen loads in its task, and shows numbers as the locale writes them")
  func loads() async throws {
    let screen = try await loaded()
    #expect(screen.shows("1,250 words") && screen.shows("1,370") && screen.shows("100%"))
  }

  @Test("A stepper behind a computed binding changes what the model derives")
  func goal() async throws {
    let screen = try await loaded()
    for _ in 0..<24 { try screen.find(.stepper).increment() }
    #expect(screen.shows("Goal: 2,900") && screen.shows("47%"))
  }

  @Test("A card reads the model from the environment and removes its entry")
  func removes() async throws {
    let screen = try await loaded()
    try #require(screen.all(.tapArea).first).tap()
    try screen.button("Remove").tap()
    #expect(!screen.shows("Monday") && screen.shows("Tuesday") && screen.shows("1,250"))
    try screen.find(.tapArea).tap()
    try screen.button("Remove").tap()
    #expect(screen.shows("No entries"))
  }

  @Test("A failure is shown in the container's other branch")
  func failure() async throws {
    let screen = Headless(JournalScreen(source: BrokenSource()))
    try await screen.wait { $0.shows("No connection") }
    #expect(screen.all(.progress).isEmpty)
  }
}
