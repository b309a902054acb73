import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private struct Shown: View {
  @Environment(\.count) private var count
  var body: some View { Text(verbatim: "view \(count)") }
}

private struct Framed: ViewModifier {
  @Environment(\.count) private var count
  @State private var taps = 0
  func body(content: Content) -> some View {
    VStack {
      Text(verbatim: "modifier \(count) \(taps)")
      content
      Button("Tap") { taps += 1 }
    }
  }
}

private struct Clicks: DynamicProperty {
  @State private var clicks = 0
  @Environment(\.count) private var count
  private(set) var updates = 0
  var text: String { "\(count) \(clicks) \(updates > 0)" }
  func click() { clicks += 1 }
  mutating func update() { updates += 1 }
}

private struct Nested: DynamicProperty {
  var clicks = Clicks()
}

private struct TestApp: App {
  @State private var launches = 1
  @Environment(\.count) private var count
  var body: some Scene {
    WindowGroup {
      Text(verbatim: "app \(count) \(launches)")
      Button("Launch") { launches += 1 }
      Shown()
    }
    .environment(\.count, count + launches)
  }
}

private struct CustomScene: Scene {
  @Environment(\.count) private var count
  @State private var taps = 0
  var body: some Scene {
    WindowGroup {
      Text(verbatim: "scene \(count) \(taps)")
      Button("Tap") { taps += 1 }
    }
  }
}

private struct SceneApp: App {
  var body: some Scene { CustomScene() }
}

/// Rule 9: who may hold `@Environment` and `@State`.
@Suite @MainActor struct EnvironmentHoldersTests {
  @Test("A view modifier holds environment and state")
  func modifiers() throws {
    let screen = Headless(Shown().modifier(Framed()), environment: { $0.count = 2 })
    #expect(screen.text == "modifier 2 0 view 2 Tap")
    try screen.button("Tap").tap()
    #expect(screen.text == "modifier 2 1 view 2 Tap")
    #expect(screen.cost { screen.setEnvironment { $0.count = 3 } }.bodies == 2)
    #expect(screen.text == "modifier 3 1 view 3 Tap")
  }

  @Test("A modifier reads the environment outside what its body provides")
  func modifierReadsOutside() {
    struct Raising: ViewModifier {
      @Environment(\.count) private var count
      func body(content: Content) -> some View { content.environment(\.count, count + 1) }
    }
    let screen = Headless(Shown().modifier(Raising()).modifier(Raising()))
    #expect(screen.text == "view 2")
  }

  @Test("A dynamic property of one's own holds environment and state, and is brought up to date before each body")
  func dynamicProperties() throws {
    struct Screen: View {
      private var own = Clicks()
      private var nested = Nested()
      var body: some View {
        Text(verbatim: "\(own.text) / \(nested.clicks.text)")
        Button("Own") { own.click() }
        Button("Nested") { nested.clicks.click() }
      }
    }
    let screen = Headless(Screen(), environment: { $0.count = 5 })
    #expect(screen.text == "5 0 true / 5 0 true Own Nested")
    try screen.button("Own").tap()
    try screen.button("Nested").tap()
    try screen.button("Nested").tap()
    screen.setEnvironment { $0.count = 6 }
    #expect(screen.text == "6 1 true / 6 2 true Own Nested")
  }

  @Test("An app holds environment and state, and its scenes provide values")
  func apps() throws {
    let screen = Headless(app: TestApp(), environment: { $0.count = 10 })
    #expect(screen.text == "app 10 1 Launch view 11")
    try screen.button("Launch").tap()
    #expect(screen.text == "app 10 2 Launch view 12")
    screen.setEnvironment { $0.count = 20 }
    #expect(screen.text == "app 20 2 Launch view 22")
  }

  @Test("A scene holds environment and state")
  func scenes() throws {
    let screen = Headless(app: SceneApp(), environment: { $0.count = 1 })
    #expect(screen.text == "scene 1 0 Tap")
    try screen.button("Tap").tap()
    screen.setEnvironment { $0.count = 2 }
    #expect(screen.text == "scene 2 1 Tap")
  }

  @Test("Two apps side by side have states of their own")
  func twoApps() throws {
    let (first, second) = (Headless(app: TestApp()), Headless(app: TestApp()))
    try first.button("Launch").tap()
    #expect(first.text == "app 0 2 Launch view 2")
    #expect(second.text == "app 0 1 Launch view 1")
  }
}
