import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Synchronization
import Testing

/// What `#Preview` and preview providers declare in this file is found in this very process.
@MainActor
@Suite struct PreviewTests {
  let catalog = PreviewCatalog.ofProcess()

  private func entry(_ name: String) throws -> PreviewEntry {
    let found = catalog.entries(named: name)
    try #require(found.count == 1, "\(name): \(found.map(\.identifier))")
    return found[0]
  }

  private func screen(_ name: String, contexts: PreviewContexts? = nil) async throws -> Headless {
    let window = try await entry(name).makeWindow(contexts: contexts ?? PreviewContexts())
    return Headless(root: ViewRoot(window))
  }

  // MARK: - #Preview

  @Test("A preview is found, and named by its place")
  func found() async throws {
    let entry = try entry("Greeting preview")
    #expect(entry.place.hasPrefix("MilieuViewsTests/PreviewTests.swift:"))
    #expect(entry.declaration == "#Preview")
    #expect(entry.identifier == "MilieuViewsTests-PreviewTests-\(entry.place.split(separator: ":")[1])")
    #expect(catalog.entry(entry.identifier)?.name == "Greeting preview")
    #expect(try await screen("greeting PREVIEW").text == "Hello")
  }

  @Test("A preview without a name is named after its file, and one of two on a line has an identifier of its own")
  func unnamed() throws {
    let unnamed = catalog.entries(named: "PreviewTests")
    #expect(unnamed.count == 2)
    #expect(Set(unnamed.map(\.place)).count == 1)
    #expect(unnamed.map(\.identifier) == [unnamed[0].identifier, unnamed[0].identifier + "-2"])
  }

  @Test("Previewable properties are those of a view, and live")
  func previewable() async throws {
    let screen = try await screen("Counting preview")
    #expect(screen.text == "0 Add from afar")
    try screen.button("Add").tap()
    #expect(screen.text == "2 Add from afar")
  }

  @Test(
    "Text over several lines comes through as it was written", arguments: ["Lines preview", "Stateful lines preview"])
  func lines(name: String) async throws {
    #expect(try await screen(name).text == "one\n  two\nthree")
  }

  @Test("A preview may be written as a return")
  func returned() async throws {
    #expect(try await screen("Returned preview").text == "a b")
  }

  @Test(
    "Traits say how large a preview is",
    arguments: [
      ("Fixed preview", 320.0, 200.0), ("Landscape preview", 852, 393),
    ])
  func traits(name: String, width: Double, height: Double) throws {
    let size = try #require(try entry(name).look.pageSize)
    #expect(size.width == width && size.height == height)
  }

  @Test("A preview without traits has no size of its own")
  func noTraits() throws {
    #expect(try entry("Greeting preview").look.pageSize == nil)
    #expect(try entry("Counting preview").look.layout == .sizeThatFits)
  }

  // MARK: - Preview modifiers

  @Test("What preview modifiers share is made once, and handed to each preview; their own properties are connected")
  func sharedContext() async throws {
    let contexts = PreviewContexts()
    #expect(try await screen("Sampled preview", contexts: contexts).text == "sample near content")
    #expect(try await screen("Sampled again", contexts: contexts).text == "sample near more")
    #expect(Sample.made.withLock { $0 } == 1)
  }

  @Test("A context that cannot be made fails its preview alone, and is asked for again")
  func failingContext() async throws {
    let contexts = PreviewContexts()
    let entry = try entry("Failing preview")
    for _ in 1...2 {
      await #expect(throws: Failing.Fault.self) { _ = try await entry.makeWindow(contexts: contexts) }
    }
    #expect(Failing.asked.withLock { $0 } == 2)
  }

  @Test("A page shows what it waits for, then the preview, or what went wrong")
  func page() async throws {
    let late = try Headless(root: ViewRoot(entry("Late preview").makePage(contexts: PreviewContexts())))
    #expect(late.text != "late content")
    try await late.wait { $0.text == "late content" }
    let failing = try Headless(root: ViewRoot(entry("Faulty preview").makePage(contexts: PreviewContexts())))
    try await failing.wait { $0.text == "“Faulty preview” cannot be shown Fault()" }
    let throwing = PreviewEntry(identifier: "a", name: "A", place: "", declaration: "") { throw Failing.Fault() }
    #expect(
      Headless(root: ViewRoot(throwing.makePage(contexts: PreviewContexts()))).text == "“A” cannot be shown Fault()")
  }

  // MARK: - Preview providers

  @Test("Each view of a provider is a preview, with its own settings and those of the group")
  func provider() async throws {
    let entries = catalog.entries.filter { $0.declaration == "Greeting_Previews" }
    #expect(entries.map(\.name) == ["First greeting", "Greeting 2", "Greeting 3", "Greeting 4"])
    #expect(entries.map(\.identifier) == (1...4).map { "MilieuViewsTests-Greeting_Previews-\($0)" })
    #expect(entries.allSatisfy { $0.place == "MilieuViewsTests" })
    #expect(entries[1].look.pageSize.map { [$0.width, $0.height] } == [300, 100])
    #expect(entries[2].look.pageSize.map { [$0.width, $0.height] } == [852, 393])
    #expect(try await screen("First greeting").text == "Hello afar")
    #expect(try await screen(entries[3].identifier).text == "Row 2 afar")
  }

  @Test("A provider of one view is one preview, named after its type")
  func singleProvider() async throws {
    let entry = try entry("MilieuViewsTests-SinglePreviews")
    #expect(entry.name == "Single")
    #expect(try await screen("Single").text == "one two")
  }

  @Test("Settings of a preview change nothing elsewhere")
  func settingsElsewhere() {
    let screen = Headless(
      Text("a").previewDisplayName("b").previewLayout(.sizeThatFits).previewDevice("iPhone 15")
        .previewInterfaceOrientation(.portrait))
    #expect(screen.text == "a")
    #expect(screen.reports.isEmpty)
  }

  @Test(
    "A device has the size of its class",
    arguments: [
      ("iPhone 15 Pro", 393.0), ("iPhone SE (3rd generation)", 375), ("iPad Pro (11-inch)", 834), ("iPad mini", 744),
      ("Apple Watch Series 9", 198), ("Mac", nil),
    ])
  func devices(name: String, width: Double?) {
    #expect(PreviewDevice(rawValue: name).size.map { Double($0.width) } == width)
  }

  @Test("Previews are listed by place")
  func order() {
    let lines = catalog.entries.filter { $0.place.hasPrefix("MilieuViewsTests/PreviewTests.swift:") }
      .compactMap { Int($0.place.split(separator: ":")[1]) }
    #expect(lines.count == 14)
    #expect(lines == lines.sorted())
  }
}

private struct Greeting: View {
  @Environment(\.previewWord) private var word
  var body: some View {
    Text("Hello")
    if let word { Text(word) }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var previewWord: String?
}

private struct Sample: PreviewModifier {
  static let made = Mutex(0)
  @Environment(\.previewWord) private var word

  static func makeSharedContext() async throws -> String {
    await Task.yield()
    return made.withLock {
      $0 += 1
      return "sample"
    }
  }

  func body(content: Content, context: String) -> some View {
    Text(context)
    Text(word ?? "near")
    content
  }
}

private struct Late: PreviewModifier {
  static func makeSharedContext() async throws -> String { "late" }

  func body(content: Content, context: String) -> some View {
    Text(context)
    content
  }
}

private struct Faulty: PreviewModifier {
  static func makeSharedContext() async throws -> String { throw Failing.Fault() }

  func body(content: Content, context: String) -> some View { content }
}

private struct Failing: PreviewModifier {
  struct Fault: Error {}
  static let asked = Mutex(0)

  static func makeSharedContext() async throws {
    asked.withLock { $0 += 1 }
    throw Fault()
  }

  func body(content: Content, context: Void) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var sample: Self { .modifier(Sample()) }
}

#Preview("Greeting preview") {
  Greeting()
}

#Preview("Counting preview", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 0
  @Previewable @Environment(\.previewWord) var word
  let step = 2
  Text(verbatim: "\(count)")
  Button("Add") { count += step }
  if word == nil {
    Text("from afar")
  }
}

#Preview("Returned preview") {
  let words = ["a", "b"]
  return ForEach(words, id: \.self) { Text($0) }
}

#Preview("Lines preview") {
  Text(
    verbatim: """
      one
        two
      three
      """)
}

#Preview("Stateful lines preview") {
  @Previewable @State var first = "one"
  VStack {
    Text(
      verbatim: """
        \(first)
          two
        three
        """)
  }
}

#Preview("Fixed preview", traits: .fixedLayout(width: 320, height: 200)) { Greeting() }
#Preview("Landscape preview", traits: .landscapeLeft, .defaultLayout) { Greeting() }
#Preview("Sampled preview", traits: .sample) { Text("content") }
#Preview("Sampled again", traits: .sizeThatFitsLayout, .modifier(Sample())) { Text("more") }
#Preview("Late preview", traits: .modifier(Late())) { Text("content") }
#Preview("Faulty preview", traits: .modifier(Faulty())) { Text("content") }
#Preview("Failing preview", traits: .modifier(Failing())) { Text("content") }
// swift-format-ignore
#Preview { Text("left") };#Preview { Text("right") }

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Greeting().previewDisplayName("First greeting")
      Greeting().previewLayout(.fixed(width: 300, height: 100))
      Greeting().previewInterfaceOrientation(.landscapeRight).previewDevice("iPhone 15")
      ForEach([2], id: \.self) { Text(verbatim: "Row \($0) afar") }
    }
    .environment(\.previewWord, "afar")
  }
}

private struct SinglePreviews: PreviewProvider {
  static var previews: some View {
    HStack {
      Text("one")
      Text("two")
    }
  }
}
