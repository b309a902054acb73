import MilieuHeadless
import SwiftUI
import Testing

@Suite @MainActor struct CatalogScreensTests {
  @Test("An object that an entry gives by default is made once for all readers")
  func entry() {
    let first = Headless(CatalogView())
    let second = Headless(CatalogView())
    #expect(first.text == "Live Bread Milk" && second.text == "Live Bread Milk")
    #expect(EnvironmentValues().catalogService === EnvironmentValues().catalogService)
  }

  @Test(
    "Previews with mock services show what they provide",
    arguments: [
      ("Live catalog", "Live Bread Milk"), ("Mock catalog", "Mock Milk"), ("Short catalog", "Live Bread More"),
    ])
  func previews(name: String, text: String) async throws {
    let entries = PreviewCatalog.ofProcess().entries(named: name)
    #expect(entries.count == 1)
    let window = try await entries[0].makeWindow(contexts: PreviewContexts())
    let screen = Headless(root: ViewRoot(window))
    #expect(screen.text == text)
    if name == "Short catalog" {
      try screen.button("More").tap()
      #expect(screen.text == "Live Bread Milk More")
    }
  }
}
