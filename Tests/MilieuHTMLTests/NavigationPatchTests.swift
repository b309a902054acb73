import MilieuHTML
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@Observable
private final class Model {
  var path: [Int] = []
  var tab = 0
  var title = "Root"
  var hasItem = false
}

@MainActor
@Suite("Navigation on the page")
struct NavigationPatchTests {
  private func page(_ model: Model) throws -> Page { try Page(StackView(model: model)) }

  private struct StackView: View {
    let model: Model

    var body: some View {
      let path = Binding(get: { model.path }, set: { model.path = $0 })
      NavigationStack(path: path) {
        Text("root")
          .navigationTitle(model.title)
          .toolbar {
            if model.hasItem { ToolbarItem { Button("Item") {} } }
            ToolbarItem(placement: .bottomBar) { Text("below") }
          }
          .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Number \($0)") }
      }
    }
  }

  @Test("A push is the new screen and one word about the old one, however many lie below")
  func push() throws {
    let model = Model()
    let page = try page(model)
    model.path = [1]
    _ = try page.update()
    model.path.append(2)
    let shallow = try page.update()
    #expect(try page.isUpToDate(), "\(page.top.outline())")
    model.path += Array(3..<20)
    _ = try page.update()
    model.path.append(20)
    let deep = try page.update()
    #expect(try page.isUpToDate())
    #expect(abs(deep.utf8.count - shallow.utf8.count) < 30)
    #expect(deep.utf8.count < 550, "\(deep)")
    model.path.removeLast()
    #expect(try page.update().utf8.count < 120)
    #expect(try page.isUpToDate())
  }

  @Test("A covered screen stays on the page, hidden")
  func covered() throws {
    let model = Model()
    let page = try page(model)
    model.path = [1]
    _ = try page.update()
    let screens = page.top.all { $0.classes.contains("screen") }
    #expect(screens.map { $0.attributes["hidden"] != nil } == [true, false])
    #expect(screens[1].all { $0.tag == "h1" }.map(\.text) == ["Number 1"])
    #expect(screens[1].all { $0.classes.contains("back") }.map { $0.attributes["aria-label"] } == ["Back: Root"])
  }

  @Test("A bar changes its title while its items stay, and takes items in and out")
  func bar() throws {
    let model = Model()
    let page = try page(model)
    for change in [
      { model.title = "Other" }, { model.hasItem = true }, { model.title = "Third" }, { model.hasItem = false },
    ] {
      change()
      _ = try page.update()
      #expect(try page.isUpToDate(), "\(page.top.outline())")
    }
  }

  @Test("Tabs say which is chosen, and choosing another is a few words once both are there")
  func tabs() throws {
    struct Tabs: View {
      let model: Model
      var body: some View {
        TabView(selection: Binding(get: { model.tab }, set: { model.tab = $0 })) {
          Text("one").tabItem { Label("One", systemImage: "star") }.tag(0)
          Text("two").tabItem { Text("Two") }.tag(1).badge(2)
        }
      }
    }
    let model = Model()
    let page = try Page(Tabs(model: model))
    let roles = page.top.all { $0.attributes["role"] != nil }.compactMap { $0.attributes["role"] }
    #expect(roles == ["tablist", "tab", "tab", "tabpanel", "tabpanel"])
    #expect(!page.top.outline().contains("two"))
    for tab in [1, 0, 1] {
      model.tab = tab
      let message = try page.update()
      #expect(try page.isUpToDate(), "\(page.top.outline())")
      #expect(message.utf8.count < 700, "\(message)")
      let chosen = page.top.all { $0.attributes["aria-selected"] == "true" }
      #expect(chosen.map(\.text) == [tab == 0 ? "One" : "Two"])
    }
  }

  @Test("A button inside a link is no button inside a button")
  func nested() throws {
    let page = try Page(
      NavigationStack { List { NavigationLink(value: 1) { Button("Inner") {} } } })
    let buttons = page.top.all { $0.tag == "button" && !$0.all { $0.tag == "button" }.isEmpty }
    #expect(buttons.allSatisfy { $0.all { $0.tag == "button" }.count <= 1 })
  }
}
