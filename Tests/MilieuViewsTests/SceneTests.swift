import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct SceneTests {
  struct Reading: View {
    @Environment(\.lineLimit) private var limit
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(verbatim: "\(limit ?? 0) \(isEnabled)") }
  }

  struct Inner: Scene {
    @Environment(\.lineLimit) private var limit
    @State private var isOn = true

    var body: some Scene {
      WindowGroup("Inner", id: "inner") {
        VStack {
          Reading()
          Text(verbatim: "scene \(limit ?? 0)")
          Toggle("On", isOn: $isOn)
        }
      }
      .environment(\.isEnabled, isOn)
    }
  }

  struct TwoScenes: App {
    @State private var limit = 3
    var body: some Scene {
      Inner().environment(\.lineLimit, limit)
      WindowGroup("Other") { Text("other") }
      WindowGroup(id: "third") { Text("third") }
    }
  }

  @Test("The first of several scenes is shown, in the environment that is set on it")
  func firstScene() throws {
    let screen = Headless(app: TwoScenes())
    #expect(screen.shows("3 true"))
    #expect(screen.shows("scene 3"), "a scene of one's own reads what is set on it")
    try screen.toggle("On").toggle()
    #expect(screen.shows("3 false"), "what a scene holds decides on its environment")
    #expect(!screen.shows("other"))
  }

  @Test("A window's title is known to the host")
  func title() {
    struct Titled: App {
      var body: some Scene { WindowGroup("Title") { Text("x") } }
    }
    #expect(Headless(app: Titled()).tree == "window title=\"Title\"\n  text \"x\"")
  }
}
