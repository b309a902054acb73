import SwiftUI

final class Session: ObservableObject {
  @Published var user: String?
}

@Observable
final class Basket {
  var goods: [String] = []
  var note = ""
}

struct ShopApp: App {
  @StateObject private var session = Session()
  @State private var basket = Basket()

  var body: some Scene {
    WindowGroup {
      VStack {
        LoginBar()
        BasketView()
      }
      .environmentObject(session)
      .environment(basket)
    }
  }
}

struct LoginBar: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    HStack {
      Text(session.user ?? "Nobody")
      Button("Log in") { session.user = "Ada" }
    }
  }
}

struct BasketView: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    @Bindable var basket = basket
    Text("\(basket.goods.count) in the basket")
    TextField("Note", text: $basket.note)
    Button("Add bread") { basket.goods.append("bread") }
  }
}

struct SettingsView: View {
  @AppStorage("isMetric") private var isMetric = true
  @SceneStorage("draft") private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    Toggle("Metric units", isOn: $isMetric)
    TextField("Draft", text: $draft).focused($isWriting)
    Button("Write") { isWriting = true }
  }
}

struct TotalKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Bill: View {
  let prices: [Int]
  @State private var total = 0

  var body: some View {
    VStack {
      ForEach(prices, id: \.self) { price in
        Text("\(price)").preference(key: TotalKey.self, value: price)
      }
      Text("Total: \(total)")
    }
    .onPreferenceChange(TotalKey.self) { total = $0 }
  }
}
