import SwiftUI

protocol PriceList: Sendable {
  func price(of item: String) async throws -> Int
}

extension EnvironmentValues {
  @Entry(live: ShopPrices(), preview: FixedPrices(price: 5)) var prices: any PriceList
}

extension EnvironmentValues {
  @Entry var currency = "EUR"
}

struct ShopPrices: PriceList {
  func price(of item: String) async throws -> Int { item.count }
}

struct FixedPrices: PriceList {
  let price: Int
  func price(of item: String) async throws -> Int { price }
}

@Unimplementable
struct Mail: Sendable {
  var send: @Sendable (String) async throws -> Void
  var unread: @Sendable () -> Int = { 0 }
}

extension EnvironmentValues {
  @Entry(live: Mail.smtp, test: Mail.unimplemented) var mail: Mail
}

extension Mail {
  static let smtp = Mail(send: { _ in }, unread: { 1 })
}

@Observable final class Till {
  private(set) var total = 0
  @ObservationIgnored @Environment(\.prices) private var prices
  @ObservationIgnored @Environment(\.currency) private var currency
  @ObservationIgnored @Environment(\.mail) private var mail

  var receipt: String { "\(total) \(currency)" }

  func add(_ item: String) async throws { total += try await prices.price(of: item) }
  func sendReceipt(_ text: String) async throws { try await mail.send(text) }
}
