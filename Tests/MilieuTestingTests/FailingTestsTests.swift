import MilieuEnvironment
import MilieuRuntime
import MilieuTesting
import MilieuViews
import Observation
import Testing

@Observable
private final class Library {
  var name = "Library"
}

private struct Shelf: View {
  @Environment(Library.self) private var library
  var body: some View { Text(verbatim: library.name) }
}

@Suite @MainActor struct FailingTestsTests {
  @Test("A view that lacks its object fails the test that mounted it, at that line")
  func failsTest() {
    withKnownIssue {
      _ = Headless(VStack { Shelf() })
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Library is missing: nothing above Shelf provides it.") }
        && issue.sourceLocation?.fileID == "MilieuTestingTests/FailingTestsTests.swift"
    }
  }

  @Test("So does one that loses its object later")
  func failsLater() throws {
    struct Screen: View {
      @State private var library: Library? = Library()
      var body: some View {
        Shelf().environment(library)
        Button("drop") { library = nil }
      }
    }
    let screen = Headless(Screen())
    try withKnownIssue {
      try screen.button("drop").tap()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Give that place an object") }
    }
  }

  @Test("What a host merely does not do fails no test")
  func limitsDoNotFail() {
    let screen = Headless(Text(verbatim: "x").foregroundStyle(.red, .blue))
    #expect(screen.text == "x")
  }
}
