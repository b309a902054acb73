import MilieuHeadless
import SwiftUI
import Testing

@Suite @MainActor struct StyleScreensTests {
  let screen = Headless(StyleGallery())

  @Test("Buttons of all styles act")
  func buttons() throws {
    for name in ["Save", "Blue", "Nested", "Round"] { try screen.button(name).tap() }
    try screen.button("Delete careful").tap()
    #expect(screen.shows("save,blue,nested,round,delete"))
    try screen.button("Send").tap()
    #expect(!screen.shows("save,blue,nested,round,delete,send"))
    try screen.button("Go on").tap()
    #expect(screen.shows("save,blue,nested,round,delete,send"))
  }

  @Test("A button is seen to be pressed by a view inside its style")
  func pressed() throws {
    let button = try screen.button("Delete careful")
    try button.press { #expect(button.text == "Delete pressed careful") }
    #expect(screen.shows("delete"))
  }

  @Test("Switches, labels, progress and fields do what they did")
  func others() throws {
    try screen.button("Checked").tap()
    #expect(try screen.toggle("Switched").isOn)
    #expect(screen.shows("percent 75"))
    try screen.textField("Name").focus()
    #expect(screen.shows("writing"))
    try screen.textField("Name").type("Ada")
    #expect(try screen.textField("Name").value == "Ada")
  }
}
