import MilieuHeadless
import SwiftUI
import Testing

@Suite @MainActor struct StyleScreensTests {
  @Test("Styles follow the theme that they find where the button is, on every screen")
  func theme() throws {
    let screen = Headless(BrandScreen())
    try screen.button("Sea Save 0").tap()
    try screen.link("Sea Settings").tap()
    #expect(screen.shows("Sea:"))
    try screen.toggle("Loud").toggle()
    try screen.textField("Name").type("Sky")
    #expect(screen.shows("Sky:"))
    try screen.back()
    #expect(screen.text.contains("Sky Save 1 ! Sky Settings !"))
  }
}
