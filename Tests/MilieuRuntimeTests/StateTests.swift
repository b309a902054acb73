import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private struct Counter: View {
  @State private var count: Int
  let label: String

  init(_ start: Int, label: String = "") {
    _count = State(initialValue: start)
    self.label = label
  }

  var body: some View {
    Text(verbatim: "\(label)\(count)")
    Button("Add") { count += 1 }
  }
}

@Suite @MainActor struct StateTests {
  @Test("The initial value is used once; later ones from the parent are ignored")
  func initialValueOnce() throws {
    struct Parent: View {
      @State private var start = 10
      var body: some View {
        Counter(start, label: "\(start):")
        Button("Restart") { start = 100 }
      }
    }
    let screen = Headless(Parent())
    try screen.button("Add").tap()
    #expect(screen.shows("10:11"))
    try screen.button("Restart").tap()
    #expect(screen.shows("100:11"))
  }

  @Test("State dies with the identity of its view")
  func diesWithIdentity() throws {
    struct Parent: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Counter(0) }
        Toggle("Shown", isOn: $isShown)
      }
    }
    let screen = Headless(Parent())
    try screen.button("Add").tap()
    #expect(screen.shows("1"))
    try screen.toggle("Shown").toggle()
    #expect(!screen.shows("1"))
    try screen.toggle("Shown").toggle()
    #expect(screen.shows("0"))
  }

  @Test("Writing an equal value redraws nobody")
  func equalWrite() {
    struct Screen: View {
      let remote: Remote<Int>
      @State private var number = 1
      var body: some View {
        let _ = remote.set = { number = $0 }
        Text(verbatim: "\(number)")
      }
    }
    let remote = Remote<Int>()
    let screen = Headless(Screen(remote: remote))
    #expect(screen.cost { remote.set?(1) }.bodies == 0)
    #expect(screen.cost { remote.set?(2) }.bodies == 1)
    #expect(
      screen.cost {
        remote.set?(3); remote.set?(4)
      }.bodies == 1)
    #expect(screen.text == "4")
  }

  @Test("State that no body read redraws nobody")
  func unreadState() throws {
    struct Screen: View {
      let journal: Journal
      @State private var taps = 0
      var body: some View {
        Button("Tap") {
          taps += 1
          journal.note("\(taps)")
        }
      }
    }
    let journal = Journal()
    let screen = Headless(Screen(journal: journal))
    let cost = try screen.cost {
      try screen.button("Tap").tap()
      try screen.button("Tap").tap()
    }
    #expect(cost.bodies == 0)
    #expect(journal.take() == ["1", "2"])
  }

  @Test("State that the last body no longer read does not redraw")
  func noLongerRead() {
    struct Screen: View {
      let remote: Remote<(Bool, Int)>
      @State private var shows = true
      @State private var number = 0
      var body: some View {
        let _ = remote.set = { (shows, number) = $0 }
        Text(verbatim: shows ? "\(number)" : "hidden")
      }
    }
    let remote = Remote<(Bool, Int)>()
    let screen = Headless(Screen(remote: remote))
    #expect(screen.cost { remote.set?((true, 1)) }.bodies == 1)
    #expect(screen.cost { remote.set?((false, 1)) }.bodies == 1)
    #expect(screen.cost { remote.set?((false, 2)) }.bodies == 0)
    #expect(screen.cost { remote.set?((true, 2)) }.bodies == 1)
    #expect(screen.text == "2")
  }

  @Test("A child that reads through a binding is redrawn, and its parent is not")
  func readThroughABinding() throws {
    struct Child: View {
      @Binding var number: Int
      var body: some View {
        Text(verbatim: "\(number)")
        Button("Add") { number += 1 }
      }
    }
    struct Parent: View {
      @State private var number = 0
      var body: some View { Child(number: $number) }
    }
    let screen = Headless(Parent())
    let cost = try screen.cost { try screen.button("Add").tap() }
    #expect(cost.bodies == 1)
    #expect(screen.shows("1"))
  }

  @Test("A child that reads through a closure is redrawn, and its parent is not")
  func readThroughAClosure() throws {
    struct Child: View {
      let read: () -> Int
      var body: some View { Text(verbatim: "\(read())") }
    }
    struct Parent: View {
      @State private var number = 0
      var body: some View {
        Child { number }
        Button("Add") { number += 1 }
      }
    }
    let screen = Headless(Parent())
    #expect(try screen.cost { try screen.button("Add").tap() }.bodies == 1)
    #expect(screen.shows("1"))
  }

  @Test("State set on another thread redraws the view in the next turn")
  func otherThreads() async {
    struct Screen: View {
      let take: (Binding<Int>) -> Void
      @State private var number = 0
      var body: some View {
        let _ = take($number)
        Text(verbatim: "\(number)")
      }
    }
    var binding: Binding<Int>?
    let screen = Headless(Screen { binding = $0 })
    let shared = binding!
    await Task.detached { for number in 1...100 { shared.wrappedValue = number } }.value
    #expect(screen.text == "0")
    #expect(screen.cost {}.bodies == 0, "cost settles first")
    #expect(screen.text == "100")
  }

  @Test("The host is asked for a turn when state is set on another thread, once")
  func asksForATurn() async {
    struct Screen: View {
      let take: (Binding<Int>) -> Void
      @State private var number = 0
      var body: some View {
        let _ = take($number)
        Text(verbatim: "\(number)")
      }
    }
    var binding: Binding<Int>?
    let screen = Headless(Screen { binding = $0 })
    let shared = binding!
    let (requests, continuation) = AsyncStream.makeStream(of: Void.self)
    screen.root.inbox.onWork { continuation.yield() }
    await Task.detached { for number in 1...10 { shared.wrappedValue = number } }.value
    continuation.finish()
    var count = 0
    for await _ in requests { count += 1 }
    #expect(count == 1)
    screen.settle()
    #expect(screen.text == "10")
  }

  @Test("State that is not connected gives its initial value and drops what is written")
  func unconnected() {
    let state = State(wrappedValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    state.projectedValue.wrappedValue = 5
    #expect(state.projectedValue.wrappedValue == 3)
  }

  @Test("A binding that outlives its view can be read and written, in another view too")
  func bindingOutlivesItsView() {
    struct Owner: View {
      let take: (Binding<Int>) -> Void
      @State private var number = 1
      var body: some View {
        let _ = take($number)
        Text(verbatim: "\(number)")
      }
    }
    struct Screen: View {
      let take: (Binding<Int>) -> Void
      let give: () -> Binding<Int>?
      @Environment(\.count) private var count
      var body: some View {
        if count == 0 { Owner(take: take) } else { Text(verbatim: "kept \(give()?.wrappedValue ?? -1) \(count)") }
      }
    }
    var kept: Binding<Int>?
    let screen = Headless(Screen(take: { kept = $0 }, give: { kept }))
    kept?.wrappedValue = 2
    screen.setEnvironment { $0.count = 1 }
    #expect(screen.text == "kept 2 1")
    kept?.wrappedValue = 3
    screen.setEnvironment { $0.count = 2 }
    #expect(screen.text == "kept 3 2")
  }

  @Test("An optional state starts with nil, and an object in state is made once for its view")
  func optionalsAndObjects() throws {
    final class Model {}
    struct Screen: View {
      let see: (Model) -> Void
      @State private var name: String?
      @State private var model = Model()
      var body: some View {
        let _ = see(model)
        Text(verbatim: name ?? "none")
        Button("Name") { name = "Ada" }
      }
    }
    var seen: [Model] = []
    let screen = Headless(Screen { seen.append($0) })
    #expect(screen.shows("none"))
    try screen.button("Name").tap()
    #expect(screen.shows("Ada"))
    #expect(seen.count == 2 && seen[0] === seen[1])
  }

  @Test("Changes in a transaction keep it when others without one come along")
  func transactions() {
    struct Screen: View {
      let take: (Binding<Int>) -> Void
      @State private var number = 0
      var body: some View {
        let _ = take($number)
        Text(verbatim: "\(number)")
      }
    }
    var binding: Binding<Int>?
    let screen = Headless(Screen { binding = $0 })
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { binding?.wrappedValue = 1 }
    binding?.wrappedValue = 2
    screen.turn()
    #expect(screen.root.transaction.disablesAnimations)
    binding?.wrappedValue = 3
    screen.turn()
    #expect(!screen.root.transaction.disablesAnimations)
    binding?.transaction(transaction).wrappedValue = 4
    screen.turn()
    #expect(screen.root.transaction.disablesAnimations)
  }
}
