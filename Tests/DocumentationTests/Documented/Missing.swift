import SwiftUI

struct Kitchen: View {
  var body: some View {
    VStack {
      Text("Kitchen")
      BasketView()
    }
  }
}

struct OptionalBasketView: View {
  @Environment(Basket.self) private var basket: Basket?

  var body: some View {
    if let basket { Text("\(basket.goods.count) in the basket") } else { Text("No basket") }
  }
}
