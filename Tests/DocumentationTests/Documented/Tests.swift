import MilieuHeadless
import SwiftUI
import Testing

@Test("Adding counts up, and redraws the counter only")
@MainActor func counting() throws {
  let screen = Headless(CounterView())
  let cost = try screen.cost { try screen.button("Add").tap() }
  #expect(screen.shows("Count: 1"))
  #expect(cost.bodies == 1)
  #expect(cost.patches == 1)
}

@Test("A greeting is what the environment says")
@MainActor func greeting() {
  let screen = Headless(Greeting().environment(\.greeting, "Ahoy"))
  #expect(screen.text == "Ahoy, world")
}

@Test("What a task brings is shown")
@MainActor func loading() async throws {
  let screen = Headless(Loader())
  try await screen.wait { $0.shows("Loaded") }
}
