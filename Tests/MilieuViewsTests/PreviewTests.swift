import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// What `#Preview` and preview providers declare here is found in this very process.
@MainActor
@Suite struct PreviewTests {
  let catalog = PreviewCatalog.ofProcess()

  private func entry(_ name: String) throws -> PreviewEntry {
    let found = catalog.entries(named: name)
    #expect(found.count == 1)
    return try #require(found.first)
  }

  private func screen(_ name: String) async throws -> Headless {
    Headless(root: ViewRoot(try await entry(name).makeWindow(contexts: PreviewContexts())))
  }

  @Test("A preview is found, and named by its place")
  func found() async throws {
    let entry = try entry("Greeting preview")
    #expect(entry.place.hasPrefix("MilieuViewsTests/PreviewTests.swift:"))
    #expect(entry.declaration == "#Preview")
    #expect(entry.identifier.hasPrefix("MilieuViewsTests-PreviewTests-"))
    #expect(try await screen("Greeting preview").text == "Hello")
  }

  @Test("Previewable properties are those of a view, and live")
  func previewable() async throws {
    let screen = try await screen("Counting preview")
    #expect(screen.text == "0 Add en_US")
    try screen.button("Add").tap()
    #expect(screen.text == "1 Add en_US")
  }
}

private struct Greeting: View {
  var body: some View { Text("Hello") }
}

#Preview("Greeting preview") {
  Greeting()
}

#Preview("Counting preview", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var count = 0
  @Previewable @Environment(\.locale) var locale
  let step = 1
  Text(verbatim: "\(count)")
  Button("Add") { count += step }
  Text(verbatim: "en_US")
}
