import SwiftUI

struct ServedApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
      .routes {
        Route("/health") { _ in .text("ok") }
        Route("/api/greetings/{name}") { request in try .json(["greeting": "Hello, \(request["name"])"]) }
      }
  }
}

struct ContentView: View {
  @Environment(\.serverURL) private var serverURL

  var body: some View { Text(verbatim: serverURL?.absoluteString ?? "not served") }
}

struct HealthApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
      .routes {
        Route("/health") { _ in .text("ok") }
      }
  }
}
