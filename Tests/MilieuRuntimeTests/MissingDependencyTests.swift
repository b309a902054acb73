import MilieuEnvironment
import MilieuObservation
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@testable import MilieuHeadless

@Observable
private class Library {
  var name = "Library"
}

@Observable
private final class LocalLibrary: Library {}

@Observable
private final class Shelf {}

private final class Account: ObservableObject {
  @Published var user = "Ada"
}

private struct Shown: View {
  @Environment(Library.self) private var library
  var body: some View { Text(verbatim: library.name) }
}

private struct AccountView: View {
  @EnvironmentObject private var account: Account
  var body: some View { Text(verbatim: account.user) }
}

@Suite @MainActor struct MissingDependencyTests {
  /// Mounts views without failing the test for what they lack.
  private func mount(_ view: some View) -> Headless { Headless(root: ViewRoot(view)) }

  /// The lines of the only report, by their labels.
  private func report(_ screen: Headless) throws -> [String: String] {
    let report = try #require(screen.reports.first)
    #expect(screen.reports.count == 1)
    let lines = report.split(separator: "\n")
    var result = ["summary": String(lines[0])]
    for line in lines.dropFirst() {
      let parts = line.drop { $0 == " " }.split(separator: "  ", maxSplits: 1)
      result[String(parts[0])] = parts[1].trimmingPrefix { $0 == " " }.description
    }
    return result
  }

  @Test("Objects are found by the type they are provided as, and the nearest wins")
  func found() {
    let far = Library()
    let near = Library()
    near.name = "near"
    let screen = Headless(
      VStack {
        Shown()
        Shown().environment(near)
      }.environment(far))
    #expect(screen.text == "Library near")
    #expect(screen.cost { near.name = "nearer" }.bodies == 1)
    #expect(screen.text == "Library nearer")
  }

  @Test("An optional object may be missing")
  func optional() {
    struct Optional: View {
      @Environment(Library.self) private var library: Library?
      var body: some View { Text(verbatim: library?.name ?? "none") }
    }
    let screen = Headless(
      VStack {
        Optional()
        Optional().environment(Library())
        Optional().environment(nil as Library?).environment(Library())
      })
    #expect(screen.text == "none Library none")
    #expect(screen.reports.isEmpty)
  }

  @Test("A view that lacks its object shows what is missing, and the rest of the app lives")
  func contained() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Shown()
        Button("\(count)") { count += 1 }
      }
    }
    let screen = mount(Screen())
    let summary = "Library is missing: nothing above Shown provides it."
    #expect(screen.text == "\(summary) 0")
    try screen.button("0").tap()
    #expect(screen.text == "\(summary) 1")
    let report = try report(screen)
    #expect(report["summary"] == summary)
    let asked = try #require(report["asked by"])
    #expect(
      asked.hasPrefix("@Environment(Library.self) Shown.library, MilieuRuntimeTests/MissingDependencyTests.swift:"))
    #expect(report["at"] == "Screen › Shown")
    #expect(report["remedy"] == "Write .environment(library) on a view above, for instance on what Screen shows.")
  }

  @Test("@EnvironmentObject likewise")
  func environmentObject() throws {
    let screen = mount(VStack { AccountView() })
    #expect(screen.text == "Account is missing: nothing above AccountView provides it.")
    let report = try report(screen)
    #expect(report["asked by"]?.hasPrefix("@EnvironmentObject AccountView.account, ") == true)
    #expect(report["remedy"]?.hasPrefix("Write .environmentObject(account) on a view above") == true)
  }

  @Test("The view comes as soon as its object does, and its place is explained again when it goes")
  func comesAndGoes() throws {
    struct Screen: View {
      @State private var library: Library?
      var body: some View {
        VStack {
          Text(verbatim: "before")
          Shown()
          Text(verbatim: "after")
        }.environment(library)
        Button("toggle") { library = library == nil ? Library() : nil }
      }
    }
    let screen = mount(Screen())
    let missing = "before Library is missing: nothing above Shown provides it. after toggle"
    #expect(screen.text == missing)
    try screen.button("toggle").tap()
    #expect(screen.text == "before Library after toggle")
    try screen.button("toggle").tap()
    #expect(screen.text == missing)
  }

  @Test("A handler that outlives the provider keeps the object it was made with")
  func handlerKeepsObject() throws {
    struct Reader: View {
      @Environment(Library.self) private var library
      let remote: Remote<() -> String>
      var body: some View {
        let _ = remote.set = { $0 }
        let _ = captured.append { library.name }
        Text(verbatim: "reader")
      }
      final class Remote<Value> { var set: ((Value) -> Value)? }
      nonisolated(unsafe) static var all: [() -> String] = []
      var captured: [() -> String] {
        get { Self.all }
        nonmutating set { Self.all = newValue }
      }
    }
    struct Screen: View {
      @State private var library: Library? = Library()
      var body: some View {
        Reader(remote: .init()).environment(library)
        Button("drop") { library = nil }
      }
    }
    let screen = mount(Screen())
    try screen.button("drop").tap()
    #expect(Reader.all.last?() == "Library")
  }

  // MARK: - What comes close

  @Test("A subclass that is provided is named, with how to provide it")
  func subclass() throws {
    let report = try report(mount(VStack { Shown() }.environment(LocalLibrary())))
    #expect(
      report["nearest"]?.hasPrefix("LocalLibrary, a subclass of Library, is provided at MilieuRuntimeTests/") == true)
    #expect(report["remedy"]?.contains(".environment(library as Library)") == true)
  }

  @Test("A superclass that is provided is named")
  func superclass() throws {
    struct Local: View {
      @Environment(LocalLibrary.self) private var library
      var body: some View { Text(verbatim: library.name) }
    }
    let report = try report(mount(VStack { Local() }.environment(Library())))
    #expect(report["nearest"]?.hasPrefix("Library, the superclass of LocalLibrary, is provided at ") == true)
    #expect(report["remedy"] == "Ask for Library, or provide the LocalLibrary as what it is.")
  }

  @Test("An optional that is nil is named")
  func nilOptional() throws {
    let report = try report(mount(VStack { Shown() }.environment(nil as Library?)))
    #expect(report["nearest"]?.hasPrefix("Library? is written at MilieuRuntimeTests/") == true)
    #expect(report["nearest"]?.hasSuffix("but is nil there.") == true)
    #expect(report["remedy"]?.contains("declare the property as Library?") == true)
  }

  @Test("A provider beside the view is named, with the place that holds both")
  func beside() throws {
    struct Pair: View {
      var body: some View {
        HStack { Text(verbatim: "x").environment(Library()) }
        Shown()
      }
    }
    struct Screen: View {
      var body: some View {
        Text(verbatim: "far").environment(Library())
        Pair()
      }
    }
    let report = try report(mount(Screen()))
    #expect(report["nearest"]?.contains("beside this view rather than above it") == true)
    #expect(report["remedy"] == "Move that .environment(…) out to what Pair shows, which holds both.")
  }

  @Test("A view that provides what it asks for itself is told so")
  func below() throws {
    struct Owner: View {
      @Environment(Library.self) private var library
      var body: some View { VStack { Text(verbatim: library.name) }.environment(library) }
    }
    let report = try report(mount(VStack { Owner() }))
    #expect(
      report["nearest"] == "Owner provides Library in its own body, which reaches only what is inside.")
  }

  @Test("What is provided for something else is no help")
  func unrelated() throws {
    let report = try report(mount(VStack { Shown() }.environment(Shelf())))
    #expect(report["nearest"] == nil)
  }

  // MARK: - Where objects may be asked for

  private struct Framed: ViewModifier {
    @Environment(Library.self) private var library
    func body(content: Content) -> some View {
      VStack {
        Text(verbatim: library.name)
        content
      }
    }
  }

  private struct Greeting: DynamicProperty {
    @Environment(Library.self) private var library
    private(set) var words = ""
    mutating func update() { words = "Hello, \(library.name)" }
  }

  @Test("Modifiers and properties made of properties are contained too, and named")
  func holders() throws {
    struct Greeter: View {
      private var greeting = Greeting()
      var body: some View { Text(verbatim: greeting.words) }
    }
    let modifier = mount(Text(verbatim: "x").modifier(Framed()))
    #expect(try report(modifier)["asked by"]?.contains("Framed.library") == true)
    let property = mount(Greeter())
    #expect(try report(property)["asked by"]?.contains("Greeting.library") == true)
    #expect(Headless(Greeter().environment(Library())).text == "Hello, Library")
    #expect(Headless(Text(verbatim: "x").modifier(Framed()).environment(Library())).text == "Library x")
  }

  @Test("An app and its scenes provide objects to their windows")
  func appProvides() {
    struct Sample: App {
      private var account = Account()
      private var library = Library()
      var body: some Scene {
        WindowGroup {
          AccountView()
          Shown()
        }
        .environmentObject(account)
        .environment(library)
      }
    }
    #expect(Headless(app: Sample()).text == "Ada Library")
  }

  @Test("Every missing object is named, and each once however many views lack it")
  func several() {
    struct Both: View {
      @Environment(Library.self) private var library
      @EnvironmentObject private var account: Account
      var body: some View { Text(verbatim: library.name + account.user) }
    }
    let screen = mount(ForEach(0..<3) { _ in Both() })
    #expect(screen.reports.count == 2)
  }

  @Test("People who use the app read only that a part cannot be shown; its author reads all in the log")
  func releaseLook() {
    let screen = Headless(root: ViewRoot(VStack { Shown() }, showsDiagnoses: false))
    #expect(screen.text == "This part cannot be shown.")
    #expect(screen.reports.count == 1)
    #expect(screen.reports[0].contains("Library is missing"))
  }

  @Test("As text it reads like a message")
  func plainText() {
    let screen = mount(VStack { Shown() })
    let lines = PlainText.render(screen.root.elements.root).split(separator: "\n")
    #expect(lines.first == "⚠ Library is missing: nothing above Shown provides it.")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
  }
}
