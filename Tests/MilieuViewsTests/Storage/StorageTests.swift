import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private enum Theme: String {
  case light, dark
}

private struct Counter: View {
  @AppStorage("count") private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Reader: View {
  @AppStorage("count") private var count = 0
  var body: some View { Text(verbatim: "is \(count)") }
}

/// A suite of user defaults that goes with the test.
private final class Suite {
  let name = "milieu-tests-\(UUID().uuidString)"
  var defaults: UserDefaults { UserDefaults(suiteName: name)! }
  deinit { UserDefaults.standard.removePersistentDomain(forName: name) }
}

@Suite("Storage") @MainActor struct StorageTests {
  @Test("Every view that names a key shows the same value, and only those that read it are redrawn")
  func shared() throws {
    struct Screen: View {
      @AppStorage("other") private var other = "x"
      var body: some View {
        Counter()
        Reader()
        Button("other \(other)") { other += "x" }
      }
    }
    let screen = Headless(Screen())
    #expect(screen.text == "count 0 is 0 other x")
    let cost = try screen.cost { try screen.button("count 0").tap() }
    #expect(screen.text == "count 1 is 1 other x")
    #expect(cost.bodies == 2)
    #expect(try screen.cost { try screen.button("other x").tap() }.bodies == 1)
  }

  @Test("A value outlives the views, in the user defaults they are given")
  func persistent() throws {
    let suite = Suite()
    let first = Headless(Counter(), defaults: suite.defaults)
    try first.button("count 0").tap()
    first.close()
    #expect(suite.defaults.integer(forKey: "count") == 1)
    #expect(Headless(Counter(), defaults: suite.defaults).text == "count 1")
    #expect(Headless(Counter()).text == "count 0")
  }

  @Test("Roots that share a store see one another's changes")
  func severalRoots() throws {
    let suite = Suite()
    let first = Headless(Counter(), defaults: suite.defaults)
    let second = Headless(Reader(), defaults: suite.defaults)
    try first.button("count 0").tap()
    second.settle()
    #expect(second.text == "is 1")
  }

  @Test("A value of another type counts as none, and is not lost until it is written over")
  func otherType() {
    let suite = Suite()
    suite.defaults.set("many", forKey: "count")
    #expect(Headless(Counter(), defaults: suite.defaults).text == "count 0")
    #expect(suite.defaults.string(forKey: "count") == "many")
  }

  @Test("All types that SwiftUI keeps are kept")
  func types() throws {
    struct Screen: View {
      @AppStorage("flag") private var flag = false
      @AppStorage("number") private var number = 0.5
      @AppStorage("text") private var text = "a"
      @AppStorage("url") private var url = URL(string: "https://example.org")!
      @AppStorage("data") private var data = Data()
      @AppStorage("date") private var date = Date(timeIntervalSince1970: 0)
      @AppStorage("theme") private var theme = Theme.light
      @AppStorage("name") private var name: String?
      @AppStorage("choice") private var choice: Theme?
      var body: some View {
        Text(
          verbatim:
            "\(flag) \(number) \(text) \(url.host() ?? "") \(data.count) \(date.timeIntervalSince1970) \(theme) \(name ?? "-") \(choice?.rawValue ?? "-")"
        )
        Button("change") {
          flag = true
          number = 1.5
          text = "b"
          url = URL(string: "https://example.com")!
          data = Data([1, 2])
          date = Date(timeIntervalSince1970: 1)
          theme = .dark
          name = "Ada"
          choice = .dark
        }
        Button("clear") {
          name = nil
          choice = nil
        }
      }
    }
    let suite = Suite()
    let screen = Headless(Screen(), defaults: suite.defaults)
    #expect(screen.text == "false 0.5 a example.org 0 0.0 light - - change clear")
    try screen.button("change").tap()
    let changed = "true 1.5 b example.com 2 1.0 dark Ada dark change clear"
    #expect(screen.text == changed)
    #expect(Headless(Screen(), defaults: suite.defaults).text == changed)
    try screen.button("clear").tap()
    #expect(suite.defaults.object(forKey: "name") == nil)
    #expect(screen.text.contains("dark - -"))
  }

  @Test("A binding writes what is kept; a property's own store comes before the view's")
  func bindingAndStores() throws {
    struct Screen: View {
      @AppStorage("name") private var name = ""
      @AppStorage private var own: Int
      init(_ suite: UserDefaults) { _own = AppStorage(wrappedValue: 1, "own", store: suite) }
      var body: some View {
        TextField("Name", text: $name)
        Text(verbatim: "\(name) \(own)")
      }
    }
    let own = Suite()
    let given = Suite()
    own.defaults.set(7, forKey: "own")
    let screen = Headless(Screen(own.defaults).defaultAppStorage(given.defaults))
    try screen.textField("Name").type("Ada")
    #expect(screen.text == "Ada Ada 7")
    #expect(given.defaults.string(forKey: "name") == "Ada")
  }

  @Test("A scene keeps its values to itself, and a later one begins with them")
  func sceneStorage() throws {
    struct Screen: View {
      @SceneStorage("tab") private var tab = 1
      var body: some View { Button("tab \(tab)") { tab += 1 } }
    }
    let suite = Suite()
    let first = Headless(Screen(), defaults: suite.defaults)
    let second = Headless(Screen(), defaults: suite.defaults)
    try first.button("tab 1").tap()
    second.settle()
    #expect(first.text == "tab 2")
    #expect(second.text == "tab 1")
    #expect(Headless(Screen(), defaults: suite.defaults).text == "tab 2")
  }

  @Test("Outside a view a property reads and writes the program's own defaults, as SwiftUI's")
  func unconnected() {
    let suite = Suite()
    let property = AppStorage(wrappedValue: 3, "x", store: suite.defaults)
    #expect(property.wrappedValue == 3)
    property.wrappedValue = 4
    #expect(suite.defaults.integer(forKey: "x") == 4)
  }
}
