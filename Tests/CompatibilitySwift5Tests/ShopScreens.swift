import SwiftUI

// Screens in the manner of Swift 5: no isolation is written, enumerations and helpers make views, old initialisers are used.

enum ShopTab: String, CaseIterable, Identifiable {
  case goods, basket, about

  var id: String { rawValue }

  var label: some View { Label(rawValue.capitalized, systemImage: symbol) }

  var symbol: String {
    switch self {
    case .goods: return "bag"
    case .basket: return "cart"
    case .about: return "info.circle"
    }
  }

  @ViewBuilder
  func screen(_ model: ShopModel) -> some View {
    switch self {
    case .goods: GoodsScreen(model: model)
    case .basket: BasketScreen(model: model)
    case .about:
      VStack(alignment: .leading, spacing: 8) {
        Text("About").font(.largeTitle).bold()
        Text("A small shop").foregroundColor(.secondary)
      }
      .padding()
    }
  }
}

struct Good: Identifiable, Hashable {
  var id: Int
  var name: String
  var price: Double
}

@Observable
class ShopModel {
  var goods = [Good(id: 1, name: "Bread", price: 3.5), Good(id: 2, name: "Milk", price: 1.25)]
  var basket: [Int: Int] = [:]
  var coupon = ""

  var total: Double {
    let sum = goods.reduce(0) { $0 + $1.price * Double(basket[$1.id] ?? 0) }
    return coupon == "HALF" ? sum / 2 : sum
  }

  func add(_ good: Good) { basket[good.id, default: 0] += 1 }
  func clear() { basket = [:] }
}

struct ViewFactory {
  static func badge(_ count: Int) -> some View {
    Text("\(count)")
      .font(.caption2)
      .padding(.horizontal, 6)
      .background(Capsule().fill(Color.red))
      .foregroundColor(.white)
  }

  static func erased(_ condition: Bool) -> AnyView {
    if condition { return AnyView(Text("open")) }
    return AnyView(Label("closed", systemImage: "lock"))
  }
}

extension Good {
  var row: some View {
    HStack {
      Text(name)
      Spacer()
      Text("\(price, specifier: "%.2f")").monospacedDigit()
    }
  }
}

struct PrimaryButton<Label: View>: View {
  var action: () -> Void
  var label: () -> Label

  init(action: @escaping () -> Void, @ViewBuilder label: @escaping () -> Label) {
    self.action = action
    self.label = label
  }

  var body: some View {
    Button(action: action) {
      label()
        .frame(maxWidth: .infinity)
        .padding()
        .background(Color.accentColor)
        .cornerRadius(8)
    }
    .buttonStyle(PlainButtonStyle())
  }
}

struct GoodsScreen: View {
  var model: ShopModel

  var body: some View {
    List(model.goods) { good in
      HStack {
        good.row
        if let count = model.basket[good.id], count > 0 {
          ViewFactory.badge(count)
        }
        Button(action: { model.add(good) }, label: { Image(systemName: "plus") })
          .accessibilityLabel("Add \(good.name)")
      }
    }
    .listStyle(PlainListStyle())
  }
}

struct BasketScreen: View {
  var model: ShopModel
  @State private var asksForCoupon = false

  private var couponBinding: Binding<String> {
    Binding(get: { self.model.coupon }, set: { self.model.coupon = $0.uppercased() })
  }

  var body: some View {
    Form {
      Section(header: Text("Basket"), footer: Text("Prices with tax")) {
        if model.basket.isEmpty {
          Text("Empty")
        } else {
          ForEach(model.goods.filter { model.basket[$0.id] != nil }, id: \.self) { good in
            good.row
          }
        }
      }
      Section {
        Toggle(isOn: $asksForCoupon) { Text("Coupon") }
        if asksForCoupon {
          TextField("Code", text: couponBinding)
        }
      }
      PrimaryButton(action: model.clear) { Text("Clear") }
        .disabled(model.basket.isEmpty)
      Text("Total: \(model.total, specifier: "%.2f")")
    }
  }
}

struct ShopView: View {
  @State private var tab = ShopTab.goods
  @State private var model = ShopModel()

  var body: some View {
    VStack(spacing: 0) {
      Picker(selection: $tab, label: Text("Tab")) {
        ForEach(ShopTab.allCases) { $0.label.tag($0) }
      }
      .pickerStyle(SegmentedPickerStyle())
      ViewFactory.erased(model.basket.isEmpty)
      tab.screen(model)
    }
    .onChange(of: tab) { _, newTab in model.coupon = newTab == .about ? "" : model.coupon }
  }
}
