import MilieuEnvironment
import MilieuHeadless
import MilieuObservation
import MilieuRuntime
import MilieuViews
import Observation
import Testing

private struct PlaceKey: EnvironmentKey {
  static let defaultValue = "nowhere"
}

extension EnvironmentValues {
  fileprivate var place: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

private final class Account: ObservableObject {
  @Published var user = "Ada"
}

@Observable
private final class Library {
  var name = "Library"
}

/// Reads a value and two objects that a view far above provides.
private struct Reader: View {
  @Environment(\.place) private var place
  @Environment(Library.self) private var library
  @EnvironmentObject private var account: Account
  var body: some View { Text(verbatim: "<\(place) \(library.name) \(account.user)>") }
}

/// Views that show others elsewhere than in their own place: what they show inherits the environment of the place that declares it.
@Suite("What is shown elsewhere inherits the environment of its place") @MainActor
struct InheritanceTests {
  private let account = Account()
  private let library = Library()

  private func mount(_ view: some View) -> Headless {
    Headless(view.environment(\.place, "root").environment(library).environmentObject(account))
  }

  private static let here = "<here Library Ada>"

  @Test("Sheets, covers and popovers")
  func presentations() {
    struct Screen: View {
      let kind: Int
      var body: some View {
        VStack {
          switch kind {
          case 0: Text(verbatim: "x").sheet(isPresented: .constant(true)) { Reader() }
          case 1: Text(verbatim: "x").fullScreenCover(isPresented: .constant(true)) { Reader() }
          default: Text(verbatim: "x").popover(isPresented: .constant(true)) { Reader() }
          }
        }
        .environment(\.place, "here")
      }
    }
    for kind in 0..<3 { #expect(mount(Screen(kind: kind)).text.contains(Self.here)) }
  }

  @Test("Alerts and menus")
  func alertsAndMenus() throws {
    let alert = mount(
      Text(verbatim: "x").alert("Sure?", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Reader()
      }
      .environment(\.place, "here"))
    #expect(alert.text.contains(Self.here))
    struct Choice: View {
      @Environment(\.place) private var place
      var body: some View { Button(place) {} }
    }
    let menu = mount(Menu("More") { Choice() }.environment(\.place, "here"))
    #expect(throws: Never.self) { try menu.button("here").tap() }
  }

  @Test("Rows, toolbars and tabs")
  func containers() {
    let rows = mount(List(0..<3, id: \.self) { _ in Reader() }.environment(\.place, "here"))
    #expect(rows.text == Array(repeating: Self.here, count: 3).joined(separator: " "))
    let bar = mount(
      NavigationStack {
        Text(verbatim: "x").toolbar { ToolbarItem(placement: .primaryAction) { Reader() } }.environment(\.place, "here")
      })
    #expect(bar.text.contains(Self.here))
    let tabs = mount(
      TabView {
        Reader().environment(\.place, "here").tabItem { Text(verbatim: "One") }
        Reader().tabItem { Text(verbatim: "Two") }
      })
    #expect(tabs.text.contains(Self.here))
  }

  @Test("A destination of a value inherits from the place of its modifier, one of a link from the link")
  func destinations() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("by value", value: 1).environment(\.place, "the link")
            NavigationLink("by view") { Reader() }.environment(\.place, "the link")
          }
          .navigationDestination(for: Int.self) { _ in Reader() }
          .environment(\.place, "the modifier")
        }
      }
    }
    let screen = mount(Screen())
    try screen.link("by value").tap()
    #expect(screen.text.contains("<the modifier Library Ada>"))
    try screen.back()
    try screen.link("by view").tap()
    #expect(screen.text.contains("<the link Library Ada>"))
  }

  @Test("An object given at the root is read eight pushes deep with nothing passed between, and from a sheet there")
  func eightDeep() throws {
    struct Level: View {
      let number: Int
      @State private var isShown = false
      var body: some View {
        VStack {
          if number < 8 { NavigationLink("deeper", value: number + 1) } else { Reader() }
          Button("show") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Reader() }
      }
    }
    let screen = mount(
      NavigationStack {
        Level(number: 0).navigationDestination(for: Int.self) { Level(number: $0) }
      })
    for _ in 0..<8 { try screen.link("deeper").tap() }
    #expect(screen.text.contains("<root Library Ada>"))
    #expect(screen.cost { account.user = "Bob" }.bodies == 1)
    try screen.button("show").tap()
    #expect(try screen.sheet.text.contains("<root Library Bob>"))
    #expect(screen.reports.isEmpty)
  }
}
