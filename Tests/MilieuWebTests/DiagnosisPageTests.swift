import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@testable import MilieuWeb

@Observable
private final class Catalog {
  var title = "Books"
}

private struct Title: View {
  @Environment(Catalog.self) private var catalog
  var body: some View { Text(verbatim: catalog.title) }
}

private struct Shop: View {
  @State private var catalog: Catalog?
  var body: some View {
    VStack {
      Title().environment(catalog)
      Button("Open") { catalog = Catalog() }
    }
  }
}

@Suite("What a page shows where an object is missing") @MainActor
struct DiagnosisPageTests {
  @Test("The page says why, the log once for all visitors, and the rest of the page lives until the object comes")
  func page() async throws {
    try await withHost(makeRoot: { _ in ViewRoot(Shop()) }) { live in
      let page = try await PageClient.open(live.port)
      _ = try await PageClient.open(live.port)
      #expect(page.html.contains("role=alert"))
      #expect(page.html.contains("Catalog is missing: nothing above Title provides it."))
      #expect(live.lines.all.filter { $0.hasPrefix("Catalog is missing") }.count == 1)
      try page.send("[1,0,\(try live.element(.button, of: page).id),\"t\"]")
      #expect(try await page.read().contains("Books"))
    }
  }

  @Test("Visitors of a release read that a part cannot be shown, and nothing of the program")
  func release() async throws {
    try await withHost(makeRoot: { _ in ViewRoot(Shop(), showsDiagnoses: false) }) { live in
      let page = try await PageClient.open(live.port)
      #expect(page.html.contains("This part cannot be shown."))
      #expect(!page.html.contains("Catalog") && !page.html.contains(".swift"))
      #expect(live.lines.all.contains { $0.hasPrefix("Catalog is missing") })
    }
  }
}
