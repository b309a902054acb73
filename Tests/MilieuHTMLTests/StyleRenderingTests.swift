import Foundation
import MilieuRuntime
import MilieuViews
import Testing

private struct PressedButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1).padding(4)
  }
}

private struct StillButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
}

@MainActor
@Suite("Markup of styles of one's own")
struct StyleRenderingTests {
  @Test(
    "A button in a style of one's own is a button with no look of the system's, and says whether it tells of presses")
  func button() throws {
    let page = try Page(
      VStack {
        Button("A", role: .destructive) {}.buttonStyle(PressedButton())
        Button("B") {}.buttonStyle(StillButton()).disabled(true)
      })
    let buttons = page.top.all { $0.tag == "button" }
    #expect(buttons.map(\.classes) == [["button", "s-custom", "r-destructive"], ["button", "s-custom"]])
    #expect(buttons.map { $0.attributes["data-press"] } == ["", nil])
    #expect(buttons.map { $0.attributes["disabled"] } == [nil, ""])
    #expect(buttons.map(\.text) == ["A", "B"])
    #expect(buttons[1].first(class: "box")?.text == "B")
  }

  @Test("A press changes what the style makes of it, by one patch")
  func press() throws {
    let page = try Page(Button("A") {}.buttonStyle(PressedButton()))
    let button = try #require(page.root.elements.root.firstChild)
    let id = button.id
    let down = try page.message { _ = page.root.dispatch(ElementEvent(.press), to: id) }
    #expect(down.contains("opacity:0.5") && down.ranges(of: #"["a","#).count == 1)
    let up = try page.message { _ = page.root.dispatch(ElementEvent(.release), to: id) }
    #expect(up.ranges(of: #"["a","#).count == 1 && !up.contains("0.5"))
    #expect(try page.isUpToDate())
  }

  @Test("A link in a style of one's own goes where it leads, a link in a list among them")
  func link() throws {
    let page = try Page(
      NavigationStack { List { NavigationLink("A") { Text("there") } } }.buttonStyle(PressedButton()))
    let link = try #require(page.top.first(class: "nav"))
    #expect(link.tag == "button" && link.classes.contains("s-custom"))
    #expect(link.attributes["data-press"] == "")
  }

  @Test("Progress is a bar or a circle as its style says, whatever is known of its end")
  func progress() throws {
    let words = try Page(
      ProgressView(value: 0.25) {
        Text("Copying")
      } currentValueLabel: {
        Text("1 of 4")
      })
    #expect(words.top.first("progress")?.attributes["aria-valuetext"] == "1 of 4")
    #expect(words.top.all { $0.classes.contains("name") }.map(\.text) == ["Copying", "1 of 4"])

    let bar = try #require(Page(ProgressView().progressViewStyle(.linear)).top.first("progress"))
    #expect(bar.attributes["value"] == nil)

    let ring = try #require(Page(ProgressView(value: 0.25).progressViewStyle(.circular)).top.first(class: "ring"))
    #expect(ring.attributes["role"] == "progressbar")
    #expect(ring.attributes["aria-valuenow"] == "0.25")
    #expect(ring.attributes["style"] == "--part:0.25")
  }
}
