import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// Shows a number that is another one for each identity.
private struct Probe: View {
  let name: String
  @State private var serial = Serial.next()
  init(_ name: String = "p") { self.name = name }
  var body: some View { Text(verbatim: "\(name)\(serial.number)") }
}

/// Another number for every value of a view that is made; the state keeps the first.
private struct Serial {
  nonisolated(unsafe) private static var last = 0
  let number: Int
  static func next() -> Serial {
    last += 1
    return Serial(number: last)
  }
}

private enum Choice: Int { case a, b, c }

/// How content changes with a number, and whether what is inside keeps its state.
private struct IdentityCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let isKept: Bool
  let content: @MainActor @Sendable (Int) -> AnyView

  init<Content: View>(
    _ description: String, keeps isKept: Bool, @ViewBuilder content: @escaping @MainActor @Sendable (Int) -> Content
  ) {
    testDescription = description
    self.isKept = isKept
    self.content = { AnyView(content($0)) }
  }

  static let all: [IdentityCase] = [
    IdentityCase("the same view at the same place keeps", keeps: true) { Probe("\($0):") },
    IdentityCase("both branches of an if are different", keeps: false) { if $0 == 0 { Probe() } else { Probe() } },
    IdentityCase("cases of a switch are different", keeps: false) {
      switch Choice(rawValue: $0)! {
      case .a: Probe()
      case .b: Probe()
      case .c: Probe()
      }
    },
    IdentityCase("a value chosen by ?: keeps", keeps: true) { $0 == 0 ? Probe("a") : Probe("b") },
    IdentityCase("a sibling before that appears keeps", keeps: true) {
      if $0 == 1 { Text(verbatim: "new") }
      Probe()
    },
    IdentityCase("a sibling after that appears keeps", keeps: true) {
      Probe()
      if $0 == 1 { Text(verbatim: "new") }
    },
    IdentityCase("the same id keeps", keeps: true) { Probe("\($0):").id("same") },
    IdentityCase("another id is another", keeps: false) { Probe().id($0) },
    IdentityCase("another id around is another", keeps: false) { VStack { Group { Probe() } }.id($0) },
    IdentityCase("AnyView of the same type keeps", keeps: true) { AnyView(Probe("\($0):")) },
    IdentityCase("AnyView of another type is another", keeps: false) {
      $0 == 0 ? AnyView(Probe()) : AnyView(Probe().padding())
    },
    IdentityCase("AnyView in AnyView of the same type keeps", keeps: true) {
      $0 == 0 ? AnyView(Probe()) : AnyView(AnyView(Probe()))
    },
    IdentityCase("a group keeps", keeps: true) { number in Group { Probe("\(number):") } },
    IdentityCase("a modifier with other arguments keeps", keeps: true) { Probe().opacity($0 == 0 ? 1 : 0.5) },
    IdentityCase("a modifier added by an if is another", keeps: false) {
      if $0 == 0 { Probe() } else { Probe().opacity(0.5) }
    },
    IdentityCase("another environment keeps", keeps: true) { Probe().environment(\.count, $0) },
    IdentityCase("an element that moves keeps", keeps: true) { number in
      ForEach(number == 0 ? [1, 2] : [2, 1], id: \.self) { if $0 == 1 { Probe() } else { Text(verbatim: "other") } }
    },
    IdentityCase("an element before which another is inserted keeps", keeps: true) { number in
      ForEach(number == 0 ? [1] : [0, 1], id: \.self) { if $0 == 1 { Probe() } else { Text(verbatim: "other") } }
    },
    IdentityCase("an element of another identity is another", keeps: false) { number in
      ForEach([number], id: \.self) { _ in Probe() }
    },
    IdentityCase("an element of the same identity with other content keeps", keeps: true) { number in
      ForEach([(0, number)], id: \.0) { Probe("\($0.1):") }
    },
    IdentityCase("a place in a range keeps", keeps: true) { number in
      ForEach(0..<(1 + number)) { if $0 == 0 { Probe() } else { Text(verbatim: "more") } }
    },
    IdentityCase("the twentieth of many keeps", keeps: true) { number in
      Text(verbatim: "1"); Text(verbatim: "2"); Text(verbatim: "3"); Text(verbatim: "4"); Text(verbatim: "5")
      Text(verbatim: "6"); Text(verbatim: "7"); Text(verbatim: "8"); Text(verbatim: "9"); Text(verbatim: "10")
      Text(verbatim: "11")
      if number == 1 { Text(verbatim: "12") }
      Probe("\(number):")
    },
  ]
}

@Suite @MainActor struct IdentityTests {
  private struct Screen: View {
    let content: @MainActor (Int) -> AnyView
    @Environment(\.count) private var count
    var body: some View { content(count) }
  }

  private func serial(_ screen: Headless) -> String {
    let text = screen.all(.text).map(\.text).first {
      $0.contains("p") || $0.contains(":") || $0.contains("a") || $0.contains("b")
    }
    return String((text ?? "none").reversed().prefix { $0.isNumber }.reversed())
  }

  @Test("What keeps its state and what begins anew", arguments: IdentityCase.all)
  fileprivate func table(_ row: IdentityCase) {
    let screen = Headless(Screen(content: row.content))
    let before = serial(screen)
    screen.setEnvironment { $0.count = 1 }
    let after = serial(screen)
    #expect(!before.isEmpty && !after.isEmpty)
    #expect((before == after) == row.isKept, "\(screen.tree)")
  }

  @Test("Of two elements with one identity the first keeps its state, and the mistake is reported once")
  func duplicates() {
    struct Screen: View {
      @Environment(\.count) private var count
      var body: some View {
        let ids = [[1, 2], [2, 1, 1], [1, 1, 2], [2]][count]
        ForEach(ids, id: \.self) { Probe("\($0):") }
      }
    }
    let screen = Headless(Screen())
    let first = screen.all(.text).map(\.text)
    screen.setEnvironment { $0.count = 1 }
    let second = screen.all(.text).map(\.text)
    #expect(second.count == 3)
    #expect(second[0] == first[1] && second[1] == first[0] && second[2] != first[0])
    screen.setEnvironment { $0.count = 2 }
    let third = screen.all(.text).map(\.text)
    #expect(third.count == 3 && third[0] == first[0] && third[2] == first[1])
    screen.setEnvironment { $0.count = 3 }
    #expect(screen.all(.text).map(\.text) == [first[1]])
    #expect(screen.reports.count >= 1)
    #expect(screen.reports.allSatisfy { $0.contains("identity 1 occurs more than once") })
  }

  @Test("Row content that changes branch keeps the tag of its row")
  func tagsSurviveBranches() throws {
    struct Screen: View {
      @State private var chosen = 2
      @Environment(\.count) private var count
      var body: some View {
        Picker("Pick", selection: $chosen) {
          ForEach(1..<4) { number in
            if count == 0 { Text(verbatim: "plain \(number)") } else { Text(verbatim: "fancy \(number)") }
          }
        }
        Text(verbatim: "\(chosen)")
      }
    }
    let screen = Headless(Screen())
    screen.setEnvironment { $0.count = 1 }
    #expect(try screen.picker().options == ["fancy 1", "fancy 2", "fancy 3"])
    #expect(try screen.picker().value == "fancy 2")
    try screen.picker().select("fancy 3")
    #expect(screen.shows("3"))
  }

  @Test("A conditional between siblings comes and goes at its place", arguments: [true, false])
  func places(isInStack: Bool) throws {
    struct Middle: View {
      @State private var isShown = false
      var body: some View {
        if isShown {
          Text(verbatim: "m1")
          Text(verbatim: "m2")
        }
        Toggle("T", isOn: $isShown)
      }
    }
    let content = Group {
      Text(verbatim: "a")
      if isInStack { VStack { Middle() } } else { Middle() }
      Group { EmptyView() }
      Text(verbatim: "z")
    }
    let screen = Headless(VStack { content })
    #expect(screen.text == "a T z")
    try screen.toggle().toggle()
    #expect(screen.text == "a m1 m2 T z")
    try screen.toggle().toggle()
    #expect(screen.text == "a T z")
  }
}
