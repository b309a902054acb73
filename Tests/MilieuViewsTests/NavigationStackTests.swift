import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
  @Test("A link with a value shows its destination; going back shows the root as it was left")
  func pushAndPop() throws {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Text("\(count)")
            Button("Count") { count += 1 }
            NavigationLink("Seven", value: 7)
          }
          .navigationTitle("Numbers")
          .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("One number") }
        }
      }
    }
    let screen = Headless(Root())
    #expect(screen.navigationTitle == "Numbers")
    #expect(!screen.canGoBack)
    try screen.button("Count").tap()
    try screen.link("Seven").tap()
    #expect(screen.text == "One number Number 7")
    #expect(screen.navigationTitle == "One number")
    #expect(screen.backTitle == "Numbers")
    #expect(throws: HeadlessError.self) { try screen.link("Seven") }
    try screen.back()
    #expect(screen.text == "Numbers 1 Count Seven")
    #expect(screen.reports.isEmpty)
  }

  @Test("A screen's state ends when it is popped, and begins anew when it is pushed again")
  func stateEnds() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let screen = Headless(
      NavigationStack { NavigationLink("Go") { Counter() } })
    try screen.link("Go").tap()
    try screen.button("0").tap()
    #expect(screen.text == "1")
    try screen.back()
    try screen.link("Go").tap()
    #expect(screen.text == "0")
  }

  @Test("A bound array and the screens stay in step both ways, several at once")
  func boundArray() throws {
    struct Root: View {
      @State private var path = [1, 2]
      var body: some View {
        VStack {
          Button("Jump") { path = [1, 5, 6] }
          Button("Home") { path.removeAll() }
          Text("path \(path.map(String.init).joined(separator: ","))")
          NavigationStack(path: $path) {
            NavigationLink("One", value: 1)
              .navigationDestination(for: Int.self) { number in
                NavigationLink("after \(number)", value: number + 1).navigationTitle("\(number)")
              }
          }
        }
      }
    }
    let screen = Headless(Root())
    #expect(screen.navigationTitle == "2")
    try screen.link("after 2").tap()
    #expect(screen.text.contains("path 1,2,3"))
    #expect(screen.navigationTitle == "3")
    try screen.back()
    #expect(screen.text.contains("path 1,2 "))
    try screen.button("Jump").tap()
    #expect(screen.navigationTitle == "6")
    #expect(screen.backTitle == "5")
    try screen.back()
    try screen.back()
    #expect(screen.text.contains("path 1 "))
    try screen.button("Home").tap()
    #expect(screen.text.hasSuffix("One"))
    #expect(!screen.canGoBack)
  }

  @Test("A NavigationPath holds values of several types, each with a destination of its own")
  func boundPath() throws {
    struct Root: View {
      @State private var path = NavigationPath()
      var body: some View {
        VStack {
          Text("deep \(path.count)")
          Button("Deep") {
            path.append(3)
            path.append("x")
          }
          NavigationStack(path: $path) {
            Text("root")
              .navigationDestination(for: Int.self) { number in
                Text("number \(number)").navigationDestination(for: String.self) { Text("word \($0)") }
              }
          }
        }
      }
    }
    let screen = Headless(Root())
    try screen.button("Deep").tap()
    #expect(screen.text == "deep 2 Deep word x")
    #expect(screen.reports.isEmpty)
    try screen.back()
    #expect(screen.text == "deep 1 Deep number 3")
  }

  @Test("A destination has the environment of the place that declares it")
  func environmentOfDeclaration() throws {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let screen = Headless(
      NavigationStack {
        VStack {
          NavigationLink("Value", value: 1).lineLimit(7)
          NavigationLink("View") { Reader() }.lineLimit(7)
        }
        .navigationDestination(for: Int.self) { _ in Reader() }
        .lineLimit(3)
      }
      .lineLimit(2))
    try screen.link("Value").tap()
    #expect(screen.text == "limit 3")
    try screen.back()
    try screen.link("View").tap()
    #expect(screen.text == "limit 7")
  }

  @Test("A covered screen disappears and appears again; its tasks end and run anew")
  func appearances() async throws {
    final class Log { var events: [String] = [] }
    struct Root: View {
      let log: Log
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Text("there").onAppear { log.events.append("there on") } }
            .onAppear { log.events.append("root on") }
            .onDisappear { log.events.append("root off") }
            .task { log.events.append("task") }
        }
      }
    }
    let log = Log()
    let screen = Headless(Root(log: log))
    try await screen.wait { _ in log.events.contains("task") }
    log.events = []
    try screen.link("Go").tap()
    #expect(Set(log.events) == ["root off", "there on"])
    log.events = []
    try screen.back()
    try await screen.wait { _ in log.events.contains("task") }
    #expect(log.events == ["root on", "task"])
  }

  @Test("A value without a destination shows what is missing on its screen, and says so once")
  func missingDestination() throws {
    struct Root: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Go", value: 4)
            Text("fine").navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
    }
    let screen = Headless(Root())
    try screen.link("Go").tap()
    #expect(screen.text.contains("no destination for Int"))
    #expect(screen.text.contains("has destinations for String"))
    try screen.back()
    #expect(screen.text == "Go fine")
    try screen.link("Go").tap()
    #expect(screen.reports.count == 1)
  }

  @Test("A push costs the same at any depth", arguments: [true, false])
  func costOfPush(usesViews: Bool) throws {
    struct Step: View {
      let number: Int
      let usesViews: Bool
      var body: some View {
        VStack {
          Text("at \(number)")
          if usesViews {
            NavigationLink("Next") { Step(number: number + 1, usesViews: true) }
          } else {
            NavigationLink("Next", value: number + 1)
          }
        }
        .navigationTitle("Step \(number)")
      }
    }
    struct Root: View {
      let usesViews: Bool
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Step(number: 0, usesViews: usesViews)
            .navigationDestination(for: Int.self) { Step(number: $0, usesViews: false) }
        }
      }
    }
    let screen = Headless(Root(usesViews: usesViews))
    try screen.link("Next").tap()
    let shallow = try screen.cost { try screen.link("Next").tap() }
    let shallowBack = try screen.cost { try screen.back() }
    for _ in 0..<50 { try screen.link("Next").tap() }
    #expect(screen.text == "Step 51 at 51 Next")
    let deep = try screen.cost { try screen.link("Next").tap() }
    let deepBack = try screen.cost { try screen.back() }
    #expect(deep == shallow)
    #expect(deepBack == shallowBack)
    #expect(deep.patches == 2)
  }

  @Test("Destinations are built only when they are pushed")
  func lazy() throws {
    final class Log { var bodies = 0 }
    struct Detail: View {
      let log: Log
      var body: some View {
        log.bodies += 1
        return Text("detail")
      }
    }
    let log = Log()
    let screen = Headless(NavigationStack { NavigationLink("Go") { Detail(log: log) } })
    #expect(log.bodies == 0)
    try screen.link("Go").tap()
    #expect(log.bodies == 1)
  }

  @Test("A destination follows its binding, and leaving it sets the binding")
  func presented() throws {
    struct Root: View {
      @State private var isShown = false
      @State private var item: String?
      var body: some View {
        NavigationStack {
          VStack {
            Text("\(isShown) \(item ?? "none")")
            Button("Show") { isShown = true }
            Button("Item") { item = "a" }
          }
          .navigationDestination(isPresented: $isShown) {
            VStack {
              Text("shown")
              Button("Hide") { isShown = false }
            }
          }
          .navigationDestination(item: $item) { word in
            Button("item \(word)") { item = "b" }
          }
        }
      }
    }
    let screen = Headless(Root())
    try screen.button("Show").tap()
    #expect(screen.text == "shown Hide")
    try screen.button("Hide").tap()
    #expect(screen.text == "false none Show Item")
    try screen.button("Show").tap()
    try screen.back()
    #expect(screen.text == "false none Show Item")
    try screen.button("Item").tap()
    try screen.button("item a").tap()
    #expect(screen.text == "item b")
    try screen.back()
    #expect(screen.text == "false none Show Item")
  }

  @Test("dismiss pops the screen it is called on; isPresented tells a pushed screen from a root")
  func dismissing() throws {
    struct Leaf: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        VStack {
          Text("presented \(isPresented)")
          Button("Close") { dismiss() }
          NavigationLink("Further") { Text("end") }
        }
      }
    }
    let screen = Headless(
      NavigationStack {
        VStack {
          Leaf(); NavigationLink("Leaf") { Leaf() }
        }
      })
    #expect(screen.text == "presented false Close Further Leaf")
    try screen.link("Leaf").tap()
    #expect(screen.text == "presented true Close Further")
    try screen.button("Close").tap()
    #expect(screen.text == "presented false Close Further Leaf")
  }

  @Test("What is given at the root is read eight screens deep")
  func eightDeep() throws {
    struct Step: View {
      let number: Int
      @Environment(\.lineLimit) private var limit
      var body: some View {
        VStack {
          Text("\(number) \(limit ?? 0)")
          NavigationLink("Next") { Step(number: number + 1) }
        }
      }
    }
    let screen = Headless(NavigationStack { Step(number: 0) }.lineLimit(5))
    for _ in 0..<8 { try screen.link("Next").tap() }
    #expect(screen.text == "8 5 Next")
  }

  @Test("Closing everything leaves bound paths as they are")
  func closing() throws {
    final class Store { var path = [1, 2] }
    let store = Store()
    let screen = Headless(
      NavigationStack(path: Binding(get: { store.path }, set: { store.path = $0 })) {
        Text("root").navigationDestination(for: Int.self) { number in
          NavigationLink("in \(number)") { Text("view") }
        }
      })
    try screen.link("in 2").tap()
    #expect(screen.text == "view")
    screen.close()
    #expect(store.path == [1, 2])
  }

  @Test("Nothing of a popped screen or of a closed tree stays alive")
  func memory() throws {
    final class Token {}
    final class Box { weak var token: Token? }
    struct Leaf: View {
      let box: Box
      @State private var token = Token()
      var body: some View {
        box.token = token
        return Text("leaf").navigationTitle("Leaf").toolbar { Text("item") }
      }
    }
    struct Root: View {
      let box: Box
      @State private var path: [Int] = []
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            VStack {
              NavigationLink("Value", value: 1)
              NavigationLink("View") { Leaf(box: box) }
            }
            .navigationDestination(for: Int.self) { _ in Leaf(box: box) }
          }
          .tabItem { Text("Tab") }
          NavigationSplitView {
            Text("side")
          } detail: {
            Text("detail")
          }.tabItem { Text("Split") }
        }
      }
    }
    let box = Box()
    var screen: Headless? = Headless(Root(box: box))
    weak let root = screen?.root
    for label in ["Value", "View"] {
      try screen?.link(label).tap()
      #expect(box.token != nil)
      try screen?.back()
      // A link that was given a view holds what that begins with.
      if label == "Value" { #expect(box.token == nil) }
    }
    try screen?.tab("Split").tap()
    try screen?.tab("Tab").tap()
    try screen?.link("Value").tap()
    screen = nil
    #expect(box.token == nil)
    #expect(root == nil)
  }

  @Test("A sheet is on no screen of the place that presents it, and is seen whatever covers that place")
  func sheets() throws {
    struct Root: View {
      let log: Log
      @State private var isShown = false
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Show") { isShown = true }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .sheet(isPresented: $isShown) {
              VStack {
                NavigationLink("Nowhere", value: 1)
                Button("Push") { path = [1] }
              }
              .navigationTitle("Sheet")
              .onDisappear { log.events.append("gone") }
            }
        }
      }
    }
    let log = Log()
    let screen = Headless(Root(log: log))
    try screen.button("Show").tap()
    #expect(screen.navigationTitle == "Root")
    #expect(try !screen.link("Nowhere").isEnabled)
    try screen.button("Push").tap()
    #expect(screen.shows("number 1"))
    #expect(log.events == [])
    #expect(try screen.button("Push").isEnabled)
  }

  private final class Log { var events: [String] = [] }

  @Test("Outside a navigation container a link is disabled")
  func outside() throws {
    let screen = Headless(NavigationLink("Go") { Text("there") })
    #expect(try !screen.link("Go").isEnabled)
  }

  @Test("A path is stored and read again; one with a value that cannot be encoded is not")
  func codablePath() throws {
    struct Opaque: Hashable {}
    var path = NavigationPath()
    path.append(3)
    path.append("x")
    path.append([1.5])
    let data = try JSONEncoder().encode(path.codable)
    let copy = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(copy == path)
    path.append(Opaque())
    #expect(path.codable == nil)
    path.removeLast(9)
    #expect(path.isEmpty)
  }
}
