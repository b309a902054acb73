import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

extension EnvironmentValues {
  @Entry fileprivate var plan = "default"
  @Entry fileprivate var other = 0
}

/// A model that reads the environment by itself.
@Observable @MainActor
private final class Model {
  @ObservationIgnored @Environment(\.plan) var plan
  @ObservationIgnored @Environment(Depot.self) var depot: Depot?
  var answer = ""
}

/// Cannot do without a depot.
@Observable @MainActor
private final class Needy {
  @ObservationIgnored @Environment(Depot.self) var depot
}

@Observable
private final class Depot {
  let name: String
  init(_ name: String) { self.name = name }
}

@Suite @MainActor struct ModelEnvironmentTests {
  private struct Planned<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content().environment(\.plan, "tree") }
  }

  @Test("A model made by a view's state reads the environment of the view")
  func stateModel() {
    struct Screen: View {
      @State private var model = Model()
      var body: some View { Text(verbatim: "\(model.plan) \(model.depot?.name ?? "none")") }
    }
    let screen = Headless(Screen().environment(\.plan, "tree").environment(Depot("north")))
    #expect(screen.text == "tree north")
  }

  @Test("A model made in a body reads the environment of that body, not of the view it is given to")
  func bodyModel() {
    struct Shown: View {
      let model: Model
      var body: some View { Text(verbatim: model.plan) }
    }
    struct Maker: View {
      var body: some View { Shown(model: Model()).environment(\.plan, "below") }
    }
    #expect(Headless(Maker().environment(\.plan, "above")).text == "above")
  }

  @Test("A model made by a handler reads the environment of the control")
  func handlerModel() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        Button("make") { text = Model().plan }.environment(\.plan, "control")
        Text(verbatim: text)
      }
    }
    let screen = Headless(Screen())
    try screen.button("make").tap()
    #expect(screen.text.contains("control"))
  }

  @Test(
    "Handlers, actions, tasks and what they start run in the environment of their view",
    arguments: ["onAppear", "onChange", "task", "task in task", "async call", "task group", "onDisappear"])
  func actions(_ kind: String) async throws {
    struct Screen: View {
      let kind: String
      @State private var heard: [String] = []
      @State private var isShown = true
      private func note(_ name: String) { heard.append("\(name): \(EnvironmentValues.current.plan)") }
      private func call() async { note("async call") }
      var body: some View {
        VStack {
          Text(verbatim: heard.joined(separator: ", "))
          Button("hide") { isShown = false }
          if isShown {
            Text(verbatim: "x")
              .onAppear { note("onAppear") }
              .onDisappear { note("onDisappear") }
              .onChange(of: 1, initial: true) { note("onChange") }
              .task {
                note("task")
                Task { note("task in task") }
                await call()
                let name = await withTaskGroup(of: String.self) { group in
                  group.addTask { EnvironmentValues.current.plan }
                  return await group.next() ?? ""
                }
                heard.append("task group: \(name)")
              }
              .environment(\.plan, "inner")
          }
        }
      }
    }
    let screen = Headless(Screen(kind: kind).environment(\.plan, "outer"))
    if kind == "onDisappear" { try screen.button("hide").tap() }
    try await screen.wait { $0.text.contains("\(kind): inner") }
  }

  @Test("A body that reads a value through its model is redrawn when the value changes, and only then")
  func readThroughModel() throws {
    struct Reader: View {
      @State private var model = Model()
      var body: some View { Text(verbatim: model.plan) }
    }
    struct Screen: View {
      @State private var plan = "a"
      @State private var other = 0
      var body: some View {
        Button("plan") { plan += "b" }
        Button("other") { other += 1 }
        Fixed { Reader() }.environment(\.plan, plan).environment(\.other, other)
      }
    }
    struct Fixed<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { content() }
    }
    let screen = Headless(Screen())
    #expect(screen.text.contains("a"))
    let cost = try screen.cost { try screen.button("plan").tap() }
    #expect(screen.text.contains("ab"))
    #expect(cost.bodies == 2)
    let unrelated = try screen.cost { try screen.button("other").tap() }
    #expect(unrelated.bodies == 1)
  }

  @Test("A body that reads through its model is redrawn when a nearer provider appears")
  func nearerProvider() throws {
    struct Reader: View {
      @State private var model = Model()
      var body: some View { Text(verbatim: model.depot?.name ?? "none") }
    }
    struct Screen: View {
      @State private var depot: Depot?
      var body: some View {
        Button("provide") { depot = Depot("south") }
        Reader().environment(depot)
      }
    }
    let screen = Headless(Screen())
    #expect(screen.text.contains("none"))
    try screen.button("provide").tap()
    #expect(screen.text.contains("south"))
  }

  @Test("A model made outside any environment reads the one that is present where it is read")
  func madeNowhere() async {
    struct Screen: View {
      let model: Model
      var body: some View { Text(verbatim: model.plan) }
    }
    // A detached task inherits nothing, not even the test's environment.
    let model = await Task.detached { @MainActor in Model() }.value
    #expect(Headless(Screen(model: model).environment(\.plan, "tree")).text == "tree")
    #expect(withEnvironment(\.plan, "override") { model.plan } == "override")
  }

  @Test("A view's initializer reads the environment of the body that makes it")
  func initializer() {
    struct Copying: View {
      @Environment(\.plan) private var plan
      private var copy: String
      init() {
        copy = ""
        copy = plan
      }
      var body: some View { Text(verbatim: copy) }
    }
    struct Maker: View {
      var body: some View { Copying() }
    }
    #expect(Headless(Maker().environment(\.plan, "maker's")).text == "maker's")
  }

  @Test("A view tree made inside an override inherits it, and its own providers win")
  func treeInsideOverride() {
    struct Reader: View {
      @Environment(\.plan) private var plan
      @Environment(\.other) private var other
      var body: some View { Text(verbatim: "\(plan) \(other)") }
    }
    withEnvironment(\.plan, "test's") {
      #expect(Headless(Reader()).text == "test's 0")
      #expect(Headless(Reader().environment(\.plan, "tree's").environment(\.other, 1)).text == "tree's 1")
    }
    #expect(Headless(Reader()).text == "default 0")
  }

  @Test("A model that lacks its object is no crash: the place of its view says so, and comes alive with the object")
  func missingInModel() throws {
    struct Owner: View {
      @State private var model = Needy()
      var body: some View { Text(verbatim: "owner of \(model.depot.name)") }
    }
    struct Given: View {
      let model: Needy
      var body: some View { Text(verbatim: "given \(model.depot.name)") }
    }
    struct Screen: View {
      @State private var depot: Depot?
      var body: some View {
        Button("provide") { depot = Depot("south") }
        Group {
          Owner()
          Making { Given(model: Needy()) }
        }
        .environment(depot)
      }
    }
    struct Making<Content: View>: View {
      let content: () -> Content
      var body: some View { content() }
    }
    let root = ViewRoot(Screen(), showsDiagnoses: true)
    var reports: [String] = []
    root.onReport = { reports.append($0.message) }
    let screen = Headless(root: root)
    #expect(reports.count == 2)
    #expect(
      reports[0].contains("@Environment(Depot.self) Needy.depot, MilieuRuntimeTests/ModelEnvironmentTests.swift:"))
    #expect(reports[0].contains("Give that place an object"))
    try screen.button("provide").tap()
    #expect(screen.shows("owner of south"))
    #expect(screen.shows("given south"))
  }

  @Test("A model that outlives its view keeps the values that stood last")
  func outliving() throws {
    struct Reader: View {
      @State private var model = Model()
      let take: (Model) -> Void
      var body: some View { Text(verbatim: model.plan).onAppear { take(model) } }
    }
    var kept: Model?
    let screen = Headless(Reader { kept = $0 }.environment(\.plan, "tree"))
    screen.close()
    #expect(kept?.plan == "tree")
  }
}
