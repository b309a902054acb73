import MilieuTesting
import SwiftUI
import Testing

@Test("A model adds up prices", .environment(\.prices, FixedPrices(price: 2)))
func adding() async throws {
  let till = Till()
  try await till.add("Bread")
  try await till.add("Salt")
  #expect(till.total == 4)
}

@Test(
  "Several values at once",
  .environment {
    $0.prices = FixedPrices(price: 3)
    $0.currency = "NOK"
  })
func several() async throws {
  let till = Till()
  try await till.add("Bread")
  #expect(till.receipt == "3 NOK")
}

@Test("The shop has a price for bread", .environment(.live))
func theShop() async throws {
  let till = Till()
  try await till.add("Bread")
  #expect(till.total > 0)
}

@Test("A receipt is sent", .environment(\.mail.send, { text in #expect(text == "3 NOK") }))
func sending() async throws {
  try await Till().sendReceipt("3 NOK")
}
