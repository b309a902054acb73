import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuWeb

private struct ShowingButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.isPressed ? "down" : "up")
    }
  }
}

private struct PressView: View {
  @State private var count = 0
  var body: some View {
    Button("count \(count)") { count += 1 }.buttonStyle(ShowingButton())
  }
}

@Suite("A button that is held down") @MainActor
struct PressTests {
  @Test("The page tells of the press and of letting go, and shows what the style makes of each")
  func press() async throws {
    try await withHost(makeRoot: { _ in ViewRoot(PressView()) }) { live in
      let page = try await PageClient.open(live.port)
      #expect(page.html.contains("data-press"))
      #expect(page.html.contains("up"))
      let button = try live.element(.button, of: page).id
      try page.send("[1,0,\(button),\"press\"]")
      #expect(try await page.read().contains("\"down\""))
      try page.send("[2,1,\(button),\"release\"]")
      #expect(try await page.read().contains("\"up\""))
      try page.send("[3,2,\(button),\"t\"]")
      #expect(try await page.read().contains("count 1"))
      #expect(live.sessions.refusedEvents == 0)
    }
  }
}
