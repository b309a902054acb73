import MilieuHeadless
import SwiftUI
import Testing

@Suite @MainActor struct ShopScreensTests {
  let screen = Headless(ShopView()) { $0.locale = Locale(identifier: "en_US") }

  @Test("Screens that an enumeration makes, outside any actor, show and act")
  func goods() throws {
    #expect(screen.shows("Bread") && screen.shows("3.50") && screen.shows("open"))
    try screen.button("Add Milk").tap()
    try screen.button("Add Milk").tap()
    #expect(screen.shows("2"))
    #expect(screen.shows("closed"))
  }

  @Test("State of a screen goes with it, and the model's stays")
  func basket() throws {
    try screen.picker("Tab").select("Basket")
    #expect(screen.shows("Empty") && screen.shows("Total: 0.00"))
    #expect(throws: HeadlessError.self) { try screen.button("Clear").tap() }
    try screen.picker("Tab").select("Goods")
    try screen.button("Add Bread").tap()
    try screen.picker("Tab").select("Basket")
    #expect(screen.shows("Total: 3.50"))
    try screen.toggle("Coupon").toggle()
    try screen.textField("Code").type("half")
    #expect(try screen.textField("Code").value == "HALF")
    #expect(screen.shows("Total: 1.75"))
    try screen.picker("Tab").select("About")
    #expect(screen.shows("A small shop"))
    try screen.picker("Tab").select("Basket")
    #expect(screen.shows("Total: 3.50"), "the change of tab took the coupon back")
    #expect(try !screen.toggle("Coupon").isOn)
    try screen.button("Clear").tap()
    #expect(screen.shows("Empty"))
  }
}
