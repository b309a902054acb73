import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Tabs and columns")
struct TabAndSplitTests {
  private final class Log { var events: [String] = [] }

  private struct Counter: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      let _ = log.events.append("\(name) built")
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.events.append("\(name) on") }
        .onDisappear { log.events.append("\(name) off") }
    }
  }

  @Test("A tab is built when it is first chosen, keeps its state, and disappears while another is chosen")
  func laziness() throws {
    let log = Log()
    let screen = Headless(
      TabView {
        Counter(name: "A", log: log).tabItem { Text("First") }
        Counter(name: "B", log: log).tabItem { Label("Second", systemImage: "star") }
      })
    #expect(log.events == ["A built", "A on"])
    try screen.button("A 0").tap()
    log.events = []
    try screen.tab("Second").tap()
    #expect(Set(log.events) == ["B built", "A off", "B on"])
    #expect(screen.all(.button).map(\.text) == ["B 0"])
    #expect(screen.selectedTab == "Second")
    log.events = []
    try screen.tab("First").tap()
    #expect(screen.all(.button).map(\.text) == ["A 1"])
    #expect(Set(log.events) == ["A on", "B off"])
  }

  private enum Place: Hashable { case home, mail, more }

  @Test("A selection and the tabs stay in step, whatever form the tabs have", arguments: [true, false])
  func selection(usesTabs: Bool) throws {
    struct Root: View {
      let usesTabs: Bool
      @State private var place = Place.mail
      var body: some View {
        VStack {
          Button("Home") { place = .home }
          Text("\(place)")
          if usesTabs {
            TabView(selection: $place) {
              Tab("H", systemImage: "house", value: .home) { Text("home") }
              Tab(value: .mail) {
                Text("mail")
              } label: {
                Text("M")
              }.badge(2)
              TabSection("Further") { Tab("More", systemImage: "star", value: .more) { Text("more") } }
            }
          } else {
            TabView(selection: $place) {
              Text("home").tabItem { Text("H") }.tag(Place.home)
              Text("mail").tag(Place.mail).tabItem { Text("M") }
              Text("more").tabItem { Text("More") }.tag(Place.more)
            }
          }
        }
      }
    }
    let screen = Headless(Root(usesTabs: usesTabs))
    #expect(screen.text == "Home mail H M More mail")
    try screen.button("Home").tap()
    #expect(screen.text == "Home home H M More home")
    try screen.tab("More").tap()
    #expect(screen.text == "Home more H M More more")
  }

  @Test("Tabs made for data come and go, and a view of one's own may hold its tab item")
  func dynamicTabs() throws {
    struct Own: View {
      var body: some View { Text("own").tabItem { Text("Own") } }
    }
    struct Root: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          Button("Add") { names.insert("c", at: 0) }
          TabView {
            ForEach(names, id: \.self) { name in Text("in \(name)").tabItem { Text(name) } }
            Own()
          }
        }
      }
    }
    let screen = Headless(Root())
    #expect(screen.tabs == ["a", "b", "Own"])
    try screen.tab("Own").tap()
    #expect(screen.shows("own"))
    try screen.button("Add").tap()
    #expect(screen.tabs.count == 4)
    #expect(screen.selectedTab == "Own")
  }

  @Test("A tab's screens stay as they are while another tab is chosen, and only the chosen tab names the screen around")
  func screensInTabs() throws {
    let screen = Headless(
      TabView {
        NavigationStack { NavigationLink("Go") { Text("there").navigationTitle("There") } }.tabItem { Text("One") }
        NavigationStack { Text("two").navigationTitle("Two") }.tabItem { Text("Two") }
      })
    try screen.link("Go").tap()
    try screen.tab("Two").tap()
    #expect(screen.navigationTitle == "Two")
    #expect(!screen.canGoBack)
    try screen.tab("One").tap()
    #expect(screen.navigationTitle == "There")

    let around = Headless(
      NavigationStack {
        TabView {
          Text("one").navigationTitle("One").tabItem { Text("1") }
          Text("two").navigationTitle("Two").tabItem { Text("2") }
        }
      })
    #expect(around.navigationTitle == "One")
    try around.tab("2").tap()
    #expect(around.navigationTitle == "Two")
  }

  @Test("A screen may hide the bar of the tabs around it")
  func hiddenTabBar() throws {
    let screen = Headless(
      TabView {
        NavigationStack { NavigationLink("Go") { Text("there").toolbar(.hidden, for: .tabBar) } }
          .tabItem { Text("One") }
      })
    #expect(screen.tabs == ["One"])
    try screen.link("Go").tap()
    #expect(screen.tabs == [])
    try screen.back()
    #expect(screen.tabs == ["One"])
  }

  @Test("Pages need no tab items")
  func pages() throws {
    let screen = Headless(
      TabView {
        Text("one")
        Text("two")
      }
      .tabViewStyle(.page))
    #expect(screen.text == "one")
    try screen.tab("Page 2").tap()
    #expect(screen.text == "two")
  }

  @Test("What is chosen in a sidebar is what the detail shows; going back gives it up")
  func sidebar() throws {
    struct Root: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) {
            ForEach(0..<2, id: \.self) { Text("row \($0)") }
            NavigationLink("link 2", value: 2)
          }
          .navigationTitle("Side")
        } detail: {
          if let chosen { Text("detail \(chosen)") } else { Text("none") }
        }
      }
    }
    let screen = Headless(Root())
    #expect(screen.text == "Side row 0 row 1 link 2 none")
    try screen.all(.row)[1].tap()
    #expect(screen.text.hasSuffix("detail 1"))
    #expect(screen.all(.row).map(\.isOn) == [false, true, false])
    try screen.link("link 2").tap()
    #expect(screen.text.hasSuffix("detail 2"))
    #expect(try screen.link("link 2").isOn)
    #expect(screen.backTitle == "Side")
    try screen.back()
    #expect(screen.text.hasSuffix("none"))
  }

  @Test("A link in a sidebar changes what the next column shows, in place of what it showed before")
  func linkInSidebar() throws {
    let screen = Headless(
      NavigationView {
        List {
          NavigationLink("One") { Text("first").navigationTitle("First") }
          NavigationLink("Two") { NavigationLink("Deeper") { Text("deep") } }
        }
        .navigationTitle("Side")
        Text("nothing")
      })
    #expect(screen.shows("nothing"))
    try screen.link("One").tap()
    #expect(screen.shows("first") && !screen.shows("nothing"))
    try screen.link("Two").tap()
    #expect(!screen.shows("first"))
    try screen.link("Deeper").tap()
    #expect(screen.shows("deep"))
    try screen.back()
    #expect(try screen.link("Deeper").isEnabled)
  }

  @Test("Three columns show one after another what is chosen, and a hidden column is not shown")
  func threeColumns() throws {
    struct Root: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("side")
        } content: {
          Text("middle")
        } detail: {
          Button("Alone") { visibility = .detailOnly }
        }
      }
    }
    let screen = Headless(Root())
    #expect(screen.text == "side middle Alone")
    try screen.button("Alone").tap()
    #expect(screen.text == "Alone")
  }
}
