import MilieuTesting
import SwiftUI
import Testing

@Test("The kitchen shows what is in the basket")
@MainActor func kitchen() throws {
  let screen = Headless(Kitchen().environment(Basket()))
  try screen.button("Add bread").tap()
  #expect(screen.shows("1 in the basket"))
}
