import MilieuHTML
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Rendering of menus and rows that are edited")
struct MenuRenderingTests {
  @Test("A menu's button opens its choices by itself, without a script")
  func menu() throws {
    let page = try Page(Menu("Sort") { Button("Name") {} }.disabled(true))
    let button = try #require(page.top.first("button"))
    let items = try #require(page.top.first(class: "items"))
    #expect(button.attributes["popovertarget"] == items.attributes["id"])
    #expect(button.attributes["disabled"] == "")
    #expect(items.attributes["popover"] == "auto")
    #expect(items.first("button")?.text == "Name")
  }

  @Test("A row's buttons have names, and a list says that it is edited")
  func rows() throws {
    let view = List {
      ForEach([1, 2], id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
    }
    .environment(\.editMode, .constant(.active))
    let page = try Page(view)
    #expect(page.top.first(class: "list")?.classes.contains("editing") == true)
    let row = try #require(page.top.first(class: "row"))
    let names = row.all { $0.tag == "button" }.map { $0.attributes["aria-label"] }
    #expect(names == ["Delete", "Move up", "Move down"])
  }
}
