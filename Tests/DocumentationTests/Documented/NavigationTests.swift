import MilieuHeadless
import SwiftUI
import Testing

@Test("A recipe is opened, and the way back is named after the list")
@MainActor func opening() throws {
  let session = Session()
  let screen = Headless(RecipesCoordinator().environmentObject(session))
  try screen.button("Bread").tap()
  #expect(screen.navigationTitle == "Bread")
  #expect(screen.backTitle == "Recipes")
  try screen.back()
  try screen.button("Help").tap()
  try screen.sheet.button("Done").tap()
  #expect(!screen.shows("Choose a recipe, stranger."))
}
