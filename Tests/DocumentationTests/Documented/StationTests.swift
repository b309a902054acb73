import MilieuTesting
import SwiftUI
import Testing

@Test("The usual weather of a city is shown", .environment(\.normals, .made(Normals(degrees: ["Oslo": 6]))))
@MainActor func normals() async throws {
  let screen = Headless(NormalView(city: "Oslo"))
  try await screen.wait { $0.shows("6°") }
}
