import SwiftUI

protocol PriceList: Sendable {
  func price(of good: String) -> Int
}

struct FixedPrices: PriceList {
  func price(of good: String) -> Int { 3 }
}

struct Discounted: PriceList {
  let full: any PriceList
  func price(of good: String) -> Int { full.price(of: good) - 1 }
}

extension EnvironmentValues {
  @Entry var prices: any PriceList = FixedPrices()
}

struct PriceTag: View {
  let good: String
  @Environment(\.prices) private var prices

  var body: some View { Text("\(good): \(prices.price(of: good))") }
}

struct SaleView: View {
  var body: some View {
    VStack {
      PriceTag(good: "Bread")
      PriceTag(good: "Salt")
    }
    .environment(\.prices) { Discounted(full: $0) }
  }
}

struct AskingTag: View {
  @Environment(\.prices) private var prices

  var body: some View {
    let _ = print(EnvironmentValues.current.explain(\.prices))
    Text("\(prices.price(of: "Bread"))")
  }
}

struct PricedApp: App {
  var body: some Scene {
    WindowGroup { ServiceTag() }
      .environment(FixedPrices(), as: (any PriceList).self)
  }
}

struct ServiceTag: View {
  @Environment((any PriceList).self) private var prices

  var body: some View { Text("\(prices.price(of: "Bread"))") }
}
