import Combine
import MilieuHeadless
import SwiftUI
import Testing

@Test("A ring is shown")
@MainActor func ringing() async throws {
  let rings = PassthroughSubject<String, Never>()
  let screen = Headless(Doorbell(rings: rings))
  rings.send("Ada")
  try await screen.wait { $0.shows("Rung by Ada") }
}
