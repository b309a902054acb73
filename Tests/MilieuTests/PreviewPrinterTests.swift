import Milieu
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite struct PreviewPrinterTests {
  struct Fault: Error, CustomStringConvertible {
    let description = "no sample data"
  }

  private static func entry(
    _ name: String, place: String = "Shop/Screen.swift:3", content: @escaping () throws -> any View
  ) -> PreviewEntry {
    PreviewEntry(identifier: "Shop-\(name)", name: name, place: place, declaration: "#Preview") {
      AnyView(erasing: try content())
    }
  }

  private struct Loading: View {
    @State private var text = "…"
    var body: some View {
      Text(text).task {
        await Task.yield()
        text = "loaded"
      }
    }
  }

  private let printer = PreviewPrinter(
    PreviewCatalog([
      entry("Greeting") {
        VStack {
          Text("Hello")
          Text("you")
        }
      },
      entry("Loading") { Loading() },
      entry("Empty") { EmptyView() },
    ]), patience: .seconds(60))

  @Test("What lies over a view is shown too, as where a list is empty")
  func overlay() async throws {
    let printer = PreviewPrinter(
      PreviewCatalog([
        Self.entry("Empty list") { List {}.overlay { Text("No favourites yet") } }
      ]), patience: .seconds(60))
    #expect(try await printer.print(named: nil).text.contains("No favourites yet"))
  }

  @Test("Every preview is shown under its name, declaration and place, after its tasks that soon end")
  func all() async throws {
    let outcome = try await printer.print(named: nil)
    #expect(
      outcome.text == """
        Greeting (Shop-Greeting) · #Preview · Shop/Screen.swift:3
          Hello
          you

        Loading (Shop-Loading) · #Preview · Shop/Screen.swift:3
          loaded

        Empty (Shop-Empty) · #Preview · Shop/Screen.swift:3
          (nothing that can be read)

        3 previews
        """)
    #expect(outcome.troubled.isEmpty)
  }

  @Test("One is shown by its name or its identifier", arguments: ["greeting", "Shop-Greeting"])
  func named(_ name: String) async throws {
    let outcome = try await printer.print(named: name)
    #expect(outcome.text.hasPrefix("Greeting (Shop-Greeting)"))
    #expect(outcome.text.hasSuffix("1 preview"))
  }

  @Test("A name that no preview has is answered with those there are")
  func unknown() async {
    let error = await #expect(throws: PreviewPrinter.Unknown.self) { try await printer.print(named: "Other") }
    #expect(
      error?.description == """
        There is no preview 'Other'. There are:
          Greeting (Shop-Greeting)
          Loading (Shop-Loading)
          Empty (Shop-Empty)
        """)
  }

  @Test(
    "A preview that cannot be made, or that has something to report, is told in its place, and the others are shown")
  func troubled() async throws {
    let printer = PreviewPrinter(
      PreviewCatalog([
        Self.entry("Broken") { throw Fault() },
        Self.entry("Reporting") { Text("a").reporting("A message.") },
        Self.entry("Sound") { Text("b") },
      ]))
    let outcome = try await printer.print(named: nil)
    #expect(
      outcome.text == """
        Broken (Shop-Broken) · #Preview · Shop/Screen.swift:3
          ! It cannot be shown: no sample data

        Reporting (Shop-Reporting) · #Preview · Shop/Screen.swift:3
          a
          ! A message.

        Sound (Shop-Sound) · #Preview · Shop/Screen.swift:3
          b

        3 previews, 2 with something wrong: Broken, Reporting
        """)
    #expect(outcome.troubled == ["Broken", "Reporting"])
  }

  @Test("Without previews, it is said how to declare one")
  func none() async throws {
    let outcome = try await PreviewPrinter(PreviewCatalog([])).print(named: nil)
    #expect(
      outcome.text
        == "There are no previews. Declare one with #Preview, or with a type that conforms to PreviewProvider.")
    #expect(outcome.troubled.isEmpty)
  }

  // MARK: - Context

  private final class Title {
    @Environment(\.previewedTitle) var text
  }

  private struct Titles: View {
    let title: Title
    @Environment(\.previewedTitle) private var text
    var body: some View { Text("\(text) \(title.text)") }
  }

  private static let titles = PreviewCatalog([entry("Titles") { Titles(title: Title()) }])

  @Test("A preview reads the values for previews, in its views and in the models that it makes")
  func context() async throws {
    #expect(try await PreviewPrinter(Self.titles).print(named: "Titles").text.contains("  preview preview\n"))
  }

  @Test("So does one in the gallery")
  func contextInGallery() throws {
    let root = try #require(PreviewSite(Self.titles).root(at: "/previews/Shop-Titles"))
    #expect(Headless(root: root).text == "preview preview")
  }
}

extension EnvironmentValues {
  @Entry(live: madeInNoPreview(), preview: "preview") fileprivate var previewedTitle: String
}

private func madeInNoPreview() -> String { fatalError("A live value is made in no preview that has one of its own.") }
