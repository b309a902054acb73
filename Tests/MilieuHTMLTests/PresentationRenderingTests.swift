import MilieuHTML
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Rendering of what is presented")
struct PresentationRenderingTests {
  private func dialogs(_ view: some View) throws -> [PageNode] {
    try Page(view).top.all { $0.tag == "dialog" }
  }

  @Test("A sheet is an open dialog apart from its place, named by its screen, with a bar that closes it")
  func sheet() throws {
    let view = List {
      Text("Row").sheet(isPresented: .constant(true)) {
        Text("Inside").navigationTitle("Settings").presentationDetents([.medium])
      }
    }
    let page = try Page(view)
    let dialog = try #require(page.top.first("dialog"))
    #expect(dialog.classes == ["sheet"])
    #expect(dialog.attributes["open"] == "")
    #expect(dialog.attributes["data-x"] == "")
    #expect(dialog.attributes["aria-label"] == "Settings")
    #expect(dialog.attributes["style"] == "--h:50dvh")
    let bar = try #require(dialog.first("button"))
    #expect(bar.attributes["aria-label"] == "Close")
    #expect(bar.attributes["data-e"] == "dismiss")
    #expect(page.top.first(class: "list")?.first("dialog") == nil)
    #expect(page.top.all { $0.classes.contains("row") }.count == 1)
  }

  @Test("A sheet that is not to be closed by hand has no bar to press and takes no press beside it")
  func locked() throws {
    let dialog = try #require(
      dialogs(
        Text("").sheet(isPresented: .constant(true)) { Text("In").interactiveDismissDisabled() }
      ).first)
    #expect(dialog.attributes["data-x"] == nil)
    #expect(dialog.first("button")?.attributes["hidden"] == "")
  }

  @Test("An alert is named by its title and described by its message")
  func alert() throws {
    let dialog = try #require(
      dialogs(
        Text("").alert("Delete <it>?", isPresented: .constant(true)) {
        } message: {
          Text("For good")
        }
      ).first)
    #expect(dialog.attributes["role"] == "alertdialog")
    let title = try #require(dialog.first("h2"))
    #expect(title.text == "Delete <it>?")
    #expect(title.attributes["id"] == dialog.attributes["aria-labelledby"])
    let message = try #require(dialog.first(class: "message"))
    #expect(message.attributes["id"] == dialog.attributes["aria-describedby"])
    #expect(dialog.first(class: "actions")?.first("button")?.classes == ["button", "r-cancel"])
  }

  @Test("What is presented looks as its place does, and each presentation follows the last")
  func looks() throws {
    let view = Text("a")
      .sheet(isPresented: .constant(true)) { Text("b") }
      .popover(isPresented: .constant(true), arrowEdge: .top) { Text("c") }
      .confirmationDialog("d", isPresented: .constant(true), titleVisibility: .hidden) {}
      .fullScreenCover(isPresented: .constant(true)) { Text("e") }
      .font(.title)
    let page = try Page(view)
    let layer = try #require(page.top.first(class: "presentations"))
    #expect(
      layer.all { $0.tag == "dialog" }.map(\.classes) == [["sheet"], ["popover"], ["confirm", "untitled"], ["cover"]])
    #expect(layer.all { $0.classes.contains("f-title") }.count == 4)
    let popover = try #require(layer.first(class: "popover"))
    #expect(popover.attributes["data-g"] == "top")
    #expect(popover.attributes["data-a"] == page.top.first(class: "text")?.attributes["id"])
    #expect(layer.first(class: "cover")?.attributes["data-x"] == nil)
  }
}
