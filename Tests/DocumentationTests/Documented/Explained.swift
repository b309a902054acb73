import SwiftUI

protocol Tariff: Sendable {
  func price(of good: String) -> Int
}

struct FixedTariff: Tariff {
  func price(of good: String) -> Int { 3 }
}

struct Discounted: Tariff {
  let full: any Tariff
  func price(of good: String) -> Int { full.price(of: good) - 1 }
}

extension EnvironmentValues {
  @Entry var tariff: any Tariff = FixedTariff()
}

struct PriceTag: View {
  let good: String
  @Environment(\.tariff) private var tariff

  var body: some View { Text("\(good): \(tariff.price(of: good))") }
}

struct SaleView: View {
  var body: some View {
    VStack {
      PriceTag(good: "Bread")
      PriceTag(good: "Salt")
    }
    .environment(\.tariff) { Discounted(full: $0) }
  }
}

struct AskingTag: View {
  @Environment(\.tariff) private var tariff

  var body: some View {
    let _ = print(EnvironmentValues.current.explain(\.tariff))
    Text("\(tariff.price(of: "Bread"))")
  }
}

struct PricedApp: App {
  var body: some Scene {
    WindowGroup { ServiceTag() }
      .environment(FixedTariff(), as: (any Tariff).self)
  }
}

struct ServiceTag: View {
  @Environment((any Tariff).self) private var tariff

  var body: some View { Text("\(tariff.price(of: "Bread"))") }
}
