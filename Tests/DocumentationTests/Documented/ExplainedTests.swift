import MilieuTesting
import SwiftUI
import Testing

@Test("Tags read the prices of the sale")
@MainActor func sale() throws {
  let screen = Headless(SaleView())
  let prices = try screen.explain(\.prices, at: "Bread: 2")
  #expect(prices.value is Discounted)
  #expect(prices.provider?.role == .provides)
  #expect(prices.keys[0].providers.contains { $0.value is FixedPrices })
}

@Test("A tag shows what a list of prices says")
@MainActor func tag() {
  struct Free: PriceList {
    func price(of good: String) -> Int { 0 }
  }
  let screen = Headless(ServiceTag().environment(Free(), as: (any PriceList).self))
  #expect(screen.text == "0")
}
