import MilieuTesting
import SwiftUI
import Testing

@Test("Tags read the tariff of the sale")
@MainActor func sale() throws {
  let screen = Headless(SaleView())
  let tariff = try screen.explain(\.tariff, at: "Bread: 2")
  #expect(tariff.value is Discounted)
  #expect(tariff.provider?.role == .provides)
  #expect(tariff.keys[0].providers.contains { $0.value is FixedTariff })
}

@Test("A tag shows what a list of prices says")
@MainActor func tag() {
  struct Free: Tariff {
    func price(of good: String) -> Int { 0 }
  }
  let screen = Headless(ServiceTag().environment(Free(), as: (any Tariff).self))
  #expect(screen.text == "0")
}
