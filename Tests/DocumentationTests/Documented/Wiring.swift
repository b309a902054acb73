import SwiftUI
import Testing

@Test("Everything that the shop's views ask for is provided")
func shopIsWired() {
  #expect(WiringReport(of: ShopApp.self).missing.isEmpty)
}

struct MarketApp: App {
  var body: some Scene {
    WindowGroup { Market() }
  }
}

struct Market: View {
  @State private var isPaying = false

  var body: some View {
    List(0..<3, id: \.self) { Stall(number: $0) }
      .toolbar { Button("Pay") { isPaying = true } }
      .sheet(isPresented: $isPaying) { BasketView() }
  }
}

struct Stall: View {
  let number: Int

  var body: some View { Text("Stall \(number)") }
}

@Test("Nothing in the shop is hidden from its report")
func shopIsSeen() {
  #expect(WiringReport(of: ShopApp.self).unseen.isEmpty)
}
