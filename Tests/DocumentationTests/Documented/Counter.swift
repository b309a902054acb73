import SwiftUI

struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)").font(.title)
      Button("Add") { count += 1 }
    }
    .padding()
  }
}
