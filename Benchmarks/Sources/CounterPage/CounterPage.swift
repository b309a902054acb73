import SwiftUI

/// The page that web frameworks are compared with: a number and a button.
@main
struct CounterPage: App {
  var body: some Scene {
    WindowGroup("Counter") { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }
    }
  }
}
