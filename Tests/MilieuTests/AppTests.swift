import Milieu
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import MilieuWeb
import Testing

private struct Shop: App {
  @State private var visitors = 1
  @Environment(\.serverURL) private var serverURL

  var body: some Scene {
    Front(visitors: $visitors, isServed: serverURL != nil)
  }
}

private struct Front: Scene {
  @Binding var visitors: Int
  let isServed: Bool
  @State private var isOpen = true

  var body: some Scene {
    WindowGroup("Shop") {
      VStack {
        HStack {
          Text("\(visitors) here").bold(); Text(isServed ? "served" : "alone")
        }
        Toggle("Open", isOn: $isOpen)
        Button("Enter") { visitors += 1 }
        if isOpen {
          List {
            Text("Bread"); Text("Milk")
          }
        }
      }
    }
    .environment(\.lineLimit, 1)
    .routes {
      Route("/health") { _ in .text("ok") }
      if isOpen { Route(.post, "/orders") { _ in .status(201) } }
    }
  }
}

@Suite @MainActor struct AppTests {
  @Test("State and environment work in an app and in a scene of one's own")
  func stateInAppAndScene() throws {
    let screen = Headless(app: Shop())
    #expect(screen.text == "1 here alone Open Enter Bread Milk")
    try screen.button("Enter").tap()
    #expect(screen.shows("2 here"))
    try screen.toggle("Open").toggle()
    #expect(!screen.shows("Bread"))
  }

  @Test("That further windows are not shown is said once")
  func severalWindows() {
    struct Several: App {
      var body: some Scene {
        WindowGroup { Text("first") }
        WindowGroup { Text("second") }
      }
    }
    let screen = Headless(app: Several())
    #expect(screen.text == "first")
    #expect(screen.reports.count == 1 && screen.reports[0].hasPrefix("The app has several windows"))
    #expect(Headless(app: Shop()).reports.isEmpty)
  }

  @Test("Two mounted apps share nothing")
  func independent() throws {
    let (one, other) = (Headless(app: Shop()), Headless(app: Shop()))
    try one.button("Enter").tap()
    #expect(one.shows("2 here") && other.shows("1 here"))
  }

  @Test("The first window is printed as text a person reads")
  func printed() {
    #expect(
      Shop.printedWindow() == """
        Shop
        ====
        1 here alone
        [x] Open
        [ Enter ]
        • Bread
        • Milk
        """)
  }

  @Test("A scene's routes are collected through scenes of one's own")
  func routes() {
    var traits = SceneTraits()
    Shop().body.collect(&traits)
    #expect(traits.all(Route.self).map { "\($0.method) \($0.pattern)" } == ["GET /health", "POST /orders"])
  }

  @Test("Routes of every scene count, in order, also where the environment is set on a scene")
  func routesOfSeveralScenes() {
    struct Several: App {
      var body: some Scene {
        WindowGroup { Text("first") }.routes { Route("/a") { _ in .text("a") } }.environment(\.lineLimit, 1)
        Front(visitors: .constant(0), isServed: false)
        WindowGroup("third") { Text("third") }
          .routes { for name in ["b", "c"] { Route("/\(name)") { _ in .text(name) } } }
          .routes { Route("/d") { _ in .text("d") } }
      }
    }
    var traits = SceneTraits()
    Several().body.collect(&traits)
    #expect(traits.all(Route.self).map { "\($0.pattern)" } == ["/a", "/health", "/orders", "/b", "/c", "/d"])
    #expect(Several.printedWindow() == "first")
  }
}
