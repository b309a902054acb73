import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Menus, swipe actions, search and refreshing")
struct MenuAndSearchTests {
  @Test("The choices of a menu can be pressed, and are not among the words shown")
  func menus() throws {
    struct Screen: View {
      @State private var chosen = "none"
      var body: some View {
        Menu("Sort") {
          Button("By name") { chosen = "name" }
          Menu("More", systemImage: "ellipsis") { Button("By date") { chosen = "date" } }
        }
        Text(chosen).contextMenu { Button("Delete", role: .destructive) { chosen = "deleted" } }
      }
    }
    let app = Headless(Screen())
    #expect(app.text == "Sort none")
    try app.button("By name").tap()
    #expect(app.shows("name"))
    try app.button("By date").tap()
    #expect(app.shows("date"))
    try app.button("Delete").tap()
    #expect(app.text == "Sort deleted")
    #expect(PlainText.render(app.root.elements.root) == "[ Sort ▾ ]\ndeleted")
  }

  @Test("Swipe actions belong to their row, and the row stays one")
  func swipes() throws {
    struct Screen: View {
      @State private var pinned: [String] = []
      var body: some View {
        List {
          ForEach(["a", "b"], id: \.self) { item in
            Text(item)
              .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin \(item)") { pinned.append(item) } }
              .swipeActions { Button("Drop \(item)", role: .destructive) {} }
          }
        }
        Text(pinned.joined())
      }
    }
    let app = Headless(Screen())
    #expect(app.all(.row).map(\.text) == ["a", "b"])
    try app.button("Pin b").tap()
    #expect(app.shows("b"))
  }

  private struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let text: String
    var body: some View {
      Text(isSearching ? "searching \(text)" : "everything")
      Button("Stop") { dismissSearch() }
    }
  }

  @Test("A search goes on while something is written, and can be ended from inside")
  func search() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View { Found(text: text).searchable(text: $text, prompt: "Find a place") }
    }
    let app = Headless(Screen())
    #expect(app.shows("everything"))
    try app.textField("Find a place").type("Rome")
    #expect(app.shows("searching Rome"))
    try app.button("Stop").tap()
    #expect(app.shows("everything"))
    #expect(try app.textField().value == "")
    let alone = Headless(Found(text: ""))
    try alone.button("Stop").tap()
    #expect(alone.shows("everything"))
  }

  @Test("Refreshing shows that it goes on until it is done, and is known inside")
  func refresh() async throws {
    struct Inside: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "cannot" : "can") }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("fetched \(count)")
          Inside()
        }
        .refreshable {
          await Task.yield()
          count += 1
        }
        Inside()
      }
    }
    let app = Headless(Screen())
    #expect(app.shows("can") && app.shows("cannot"))
    try app.button("Refresh").tap()
    #expect(try app.button("Refresh").isEnabled == false)
    try await app.wait { $0.shows("fetched 1") && $0.all { $0.role == .progress }.isEmpty }
    #expect(try app.button("Refresh").isEnabled)
  }
}
