import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuWeb

@Suite("Presentations and animations over a session") @MainActor
struct PresentationSessionTests {
  private struct Screen: View {
    @State private var isPresented = false
    @State private var isLocked = false
    var body: some View {
      Text(isPresented ? "open" : "closed")
      Button("Open") { withAnimation(.linear(duration: 0.2)) { isPresented = true } }
        .sheet(isPresented: $isPresented) {
          Text("Inside").interactiveDismissDisabled(isLocked)
          Button("Lock") { isLocked.toggle() }
        }
    }
  }

  @Test("A page is sent a sheet with the animation of the change, asks to close it, and is sent what comes of it")
  func sheet() async throws {
    try await withHost(makeRoot: { _ in ViewRoot(Screen()) }) { live in
      let page = try await PageClient.open(live.port)
      try page.send("[1,0,\(try live.element(.button, of: page).id),\"t\"]")
      let opening = try await page.read()
      #expect(opening.contains(#"["A",200,"linear",0]"#))
      #expect(opening.contains("<dialog"))
      let sheet = try live.element(.sheet, of: page).id
      try page.send("[2,1,\(sheet),\"dismiss\"]")
      let closing = try await page.read()
      #expect(closing.contains(#"["r","#))
      #expect(closing.contains("closed"))
      #expect(!closing.contains(#""A""#))
    }
  }

  @Test("A page that asks to close what is not to be closed is told nothing, and the sheet stays")
  func locked() async throws {
    try await withHost(makeRoot: { _ in ViewRoot(Screen()) }) { live in
      let page = try await PageClient.open(live.port)
      let session = try #require(live.sessions.session(page.token))
      try page.send("[1,0,\(try live.element(.button, of: page).id),\"t\"]")
      _ = try await page.read()
      try page.send("[2,1,\(try live.element(.button, 1, of: page).id),\"t\"]")
      #expect(try await page.read().contains("hidden"))
      try page.send("[3,2,\(try live.element(.sheet, of: page).id),\"dismiss\"]")
      #expect(await live.eventually { session.events == 3 })
      #expect(try live.element(.sheet, of: page).kind == .sheet)
    }
  }
}
