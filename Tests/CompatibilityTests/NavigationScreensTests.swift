import MilieuHeadless
import SwiftUI
import Testing

@Suite @MainActor struct NavigationScreensTests {
  @Test("A router in the environment pushes, and each screen can leave or go home")
  func router() throws {
    let screen = Headless(AtlasTabs())
    #expect(screen.navigationTitle == "Countries")
    try screen.link("Belgium").tap()
    try screen.link("France").tap()
    try screen.link("Belgium").tap()
    #expect(screen.navigationTitle == "Belgium" && !screen.canGoBack)
    try screen.button("Close").tap()
    #expect(screen.navigationTitle == "France")
    try screen.button("Home").tap()
    #expect(screen.navigationTitle == "Countries")
    #expect(screen.reports == [])
  }

  @Test("Flags push screens, and a screen may hide the tabs")
  func flags() throws {
    let screen = Headless(AtlasTabs())
    try screen.button("Settings").tap()
    #expect(screen.shows("Settings") && screen.tabs == [])
    try screen.back()
    #expect(screen.tabs == ["Countries", "Older", "Split"])
  }

  @Test("The older forms do what they did")
  func older() throws {
    let screen = Headless(AtlasTabs())
    try screen.tab("Older").tap()
    for (label, words) in [("To one", "One"), ("To two", "Two"), ("To three", "Three")] {
      try screen.link(label).tap()
      #expect(screen.shows(words))
      #expect(screen.backTitle == "Older")
      try screen.back()
    }
    try screen.button("Activate").tap()
    #expect(screen.shows("Active"))
    try screen.back()
    #expect(screen.navigationTitle == "Older")
  }

  @Test("A list's selection decides what stands in the next column")
  func split() throws {
    let screen = Headless(AtlasTabs())
    try screen.tab("Split").tap()
    #expect(screen.shows("Choose a country"))
    try screen.all(.row)[1].tap()
    #expect(screen.shows("Chosen: France") && screen.backTitle == "All")
    try screen.back()
    #expect(screen.shows("Choose a country"))
  }
}
