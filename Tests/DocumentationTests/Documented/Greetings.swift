import SwiftUI

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "Hello"
}

extension EnvironmentValues {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

struct Greeting: View {
  @Environment(\.greeting) private var greeting

  var body: some View { Text("\(greeting), world") }
}

struct Polite: View {
  var body: some View {
    VStack {
      Greeting()
      Greeting().environment(\.greeting, "Good evening")
    }
  }
}

struct Loader: View {
  @State private var isLoaded = false

  var body: some View {
    Text(isLoaded ? "Loaded" : "Loading").task { isLoaded = true }
  }
}

struct GreetingButton: ButtonStyle {
  @Environment(\.greeting) private var greeting

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(greeting)
      configuration.label
    }
    .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
