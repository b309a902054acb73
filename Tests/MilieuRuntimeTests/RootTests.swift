import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@Observable
private final class Model {
  var number = 0
}

/// Holds weak references to what a screen made.
@MainActor
private final class Sightings {
  private struct Sighting { weak var object: AnyObject? }
  private var sightings: [Sighting] = []
  var count: Int { sightings.count }
  var alive: Int { sightings.count { $0.object != nil } }
  nonisolated init() {}
  func see(_ object: AnyObject) {
    if !sightings.contains(where: { $0.object === object }) { sightings.append(Sighting(object: object)) }
  }
}

private struct ModelKey: EnvironmentKey { static var defaultValue: Model? { nil } }

extension EnvironmentValues {
  fileprivate var model: Model? {
    get { self[ModelKey.self] }
    set { self[ModelKey.self] = newValue }
  }
}

/// A bit of everything, with a model of its own at each place.
private struct Everything: View {
  let sightings: Sightings
  @State private var model = Model()
  @State private var items = [0, 1, 2]
  @State private var name = ""
  @State private var isOn = false
  @Environment(\.self) private var values

  var body: some View {
    let _ = sightings.see(model)
    VStack {
      Text(verbatim: "\(model.number) \(values.count)")
      TextField("Name", text: $name)
      Toggle("On", isOn: $isOn)
      Button("Add") {
        model.number += 1
        items.append(items.count)
        items.reverse()
      }
      if isOn { Leaf(sightings: sightings).id(model.number) }
      List { ForEach(items, id: \.self) { _ in Leaf(sightings: sightings) } }
      Picker("Pick", selection: $isOn) {
        Text(verbatim: "yes").tag(true)
        Text(verbatim: "no").tag(false)
      }
      Leaf(sightings: sightings).modifier(Twice())
    }
    .environment(\.model, model)
    .transformEnvironment(\.self) { $0.count += 1 }
    .onChange(of: model.number) { isOn.toggle() }
    .task(id: model.number) { [model] in
      let (stream, _) = AsyncStream.makeStream(of: Void.self)
      for await _ in stream { model.number += 1 }
    }
  }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    content
    content
  }
}

private struct Leaf: View {
  let sightings: Sightings
  @State private var model = Model()
  @Environment(\.model) private var outer
  var body: some View {
    let _ = sightings.see(model)
    Text(verbatim: "leaf \(model.number) \(outer?.number ?? -1)")
      .onAppear { model.number += 1 }
      .onDisappear { outer?.number -= 1 }
  }
}

@Suite @MainActor struct RootTests {
  private func use(_ screen: Headless) throws {
    try screen.button("Add").tap()
    try screen.toggle().toggle()
    try screen.button("Add").tap()
    try screen.textField("Name").type("x")
    screen.setEnvironment { $0.count = 3 }
    try screen.picker().select("no")
  }

  @Test("A closed root leaves nothing alive")
  func closing() async throws {
    let sightings = Sightings()
    weak var root: ViewRoot?
    do {
      let screen = Headless(Everything(sightings: sightings))
      root = screen.root
      try use(screen)
      #expect(sightings.alive > 6)
      screen.close()
      try await screen.wait { $0.root.tasksStarted == $0.root.tasksEnded }
      #expect(screen.root.tasksStarted >= 3)
      #expect(screen.root.counts.nodesMade == screen.root.counts.nodesClosed)
    }
    while root != nil || sightings.alive > 0, sightings.count > 0 {
      await Task.yield()
      if ended() { break }
    }
    #expect(sightings.alive == 0)
    #expect(root == nil)
  }

  /// Gives up after some rounds of yielding, so that a leak is a failure rather than a hang.
  private final class Rounds { var count = 0 }
  private let rounds = Rounds()
  private func ended() -> Bool {
    rounds.count += 1
    return rounds.count > 10_000
  }

  @Test("A screen that is let go closes itself")
  func lettingGo() async throws {
    let sightings = Sightings()
    weak var root: ViewRoot?
    do {
      let screen = Headless(Everything(sightings: sightings))
      root = screen.root
      try use(screen)
    }
    while root != nil || sightings.alive > 0 {
      await Task.yield()
      if ended() { break }
    }
    #expect(sightings.alive == 0)
    #expect(root == nil)
  }

  @Test("Models of views that went are freed while the root stands")
  func partsAreFreed() throws {
    struct Screen: View {
      let sightings: Sightings
      @Environment(\.count) private var count
      var body: some View {
        ForEach(0..<3) { Leaf(sightings: sightings).id(count * 10 + $0) }
        if count % 2 == 0 { Leaf(sightings: sightings) } else { Leaf(sightings: sightings).modifier(Twice()) }
      }
    }
    let sightings = Sightings()
    let screen = Headless(Screen(sightings: sightings))
    for count in 1...50 { screen.setEnvironment { $0.count = count } }
    screen.setEnvironment { $0.count = 52 }
    #expect(sightings.alive == 4)
    #expect(screen.root.counts.nodesMade - screen.root.counts.nodesClosed < 40)
  }

  @Test("A closed root shows nothing, takes no event and does nothing more")
  func afterClosing() throws {
    let screen = Headless(Everything(sightings: Sightings()))
    let button = try screen.button("Add")
    let title = try screen.find(.toggle)
    screen.close()
    #expect(screen.text == "")
    #expect(screen.tree == "")
    #expect(throws: HeadlessError.self) { try button.tap() }
    #expect(button.text == "" && title.tree.hasPrefix("toggle"))
    screen.setEnvironment { $0.count = 9 }
    #expect(screen.cost { screen.turn() }.bodies == 0)
    screen.close()
    #expect(screen.root.elements.hasPatches == false || screen.text == "")
  }

  @Test("An action may close its own root", arguments: ["Close", "Appear", "Toggle"])
  func closingFromWithin(act: String) throws {
    struct Screen: View {
      let close: () -> Void
      @State private var isShown = false
      var body: some View {
        Button("Close") { close() }
        Button("Appear") { isShown = true }
        if isShown { Text(verbatim: "x").onAppear { close() }.onAppear { close() } }
        Toggle("Toggle", isOn: Binding(get: { false }, set: { _ in close() }))
      }
    }
    var screen: Headless?
    let opened = Headless(Screen { screen?.close() })
    screen = opened
    if act == "Toggle" { try opened.toggle().toggle() } else { try opened.button(act).tap() }
    #expect(opened.text == "")
    #expect(opened.settle())
  }

  @Test("Settling from within a body or an action neither fails nor evaluates a body twice")
  func settlingFromWithin() throws {
    struct Screen: View {
      let settle: () -> Void
      let journal: Journal
      @State private var number = 0
      var body: some View {
        let _ = settle()
        let _ = journal.note("body \(number)")
        Text(verbatim: "\(number)")
        Button("Add") {
          number += 1
          settle()
          journal.note("settled")
        }
      }
    }
    let journal = Journal()
    var screen: Headless?
    let opened = Headless(Screen(settle: { screen?.turn() }, journal: journal))
    screen = opened
    try opened.button("Add").tap()
    #expect(journal.take() == ["body 0", "body 1", "settled"])
    #expect(opened.text == "1 Add")
  }

  @Test("A thousand roots side by side share nothing")
  func sideBySide() throws {
    struct Counter: View {
      @State private var taps = 0
      @State private var model = Model()
      @Environment(\.count) private var count
      var body: some View {
        Text(verbatim: "\(count) \(taps) \(model.number)")
        Button("Tap") {
          taps += count
          model.number += 1
        }
      }
    }
    let screens = (0..<1000).map { number in Headless(Counter(), environment: { $0.count = number }) }
    for screen in screens.prefix(500) { try screen.button("Tap").tap() }
    let costs = screens.map { $0.counts.bodies }
    try screens[3].button("Tap").tap()
    screens[4].setEnvironment { $0.count = 5000 }
    for (number, screen) in screens.enumerated() where number != 3 && number != 4 {
      #expect(screen.counts.bodies == costs[number])
      #expect(screen.text == (number < 500 ? "\(number) \(number) 1 Tap" : "\(number) 0 0 Tap"))
    }
    #expect(screens[3].text == "3 6 2 Tap")
    #expect(screens[4].text == "5000 4 1 Tap")
    screens[3].close()
    #expect(screens[5].text == "5 5 1 Tap")
  }

  @Test("An element that a test kept can be asked after it is gone")
  func keptElements() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { VStack { HStack { Button("Inner") {} } } }
      }
    }
    let screen = Headless(Screen())
    let inner = try screen.button("Inner")
    let column = screen.all(HeadlessRole(.verticalStack))[0]
    try screen.button("Hide").tap()
    #expect(throws: HeadlessError.self) { try inner.tap() }
    #expect(inner.text == "" && column.text == "")
    #expect(screen.text == "Hide")
  }
}
