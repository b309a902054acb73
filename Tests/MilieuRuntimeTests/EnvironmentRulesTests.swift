import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuHeadless

/// Shows a count from the environment under a label.
private struct Count: View {
  var label = ""
  @Environment(\.count) private var count
  var body: some View { Text(verbatim: "\(label)\(count)") }
}

private struct Name: View {
  @Environment(\.name) private var name
  var body: some View { Text(verbatim: name) }
}

/// Passes a number, which a test sets, to content that does not depend on it otherwise.
private struct Provider<Content: View>: View {
  let remote: Remote<Int>
  @ViewBuilder let content: Content
  @State private var number = 0
  var body: some View {
    let _ = remote.set = { number = $0 }
    VStack { content }.environment(\.count, number)
  }
}

@Suite @MainActor struct EnvironmentRulesTests {
  @Test("The nearest provider wins; with none, the default")
  func nearest() {
    let screen = Headless(
      VStack {
        Count()
        VStack { Count().environment(\.count, 2) }.environment(\.count, 1)
        VStack { VStack { Count() } }.environment(\.count, 3)
      })
    #expect(screen.text == "0 2 3")
  }

  @Test("An override reaches only its subtree, and of two on one view the inner wins")
  func subtreeOnly() {
    let screen = Headless(
      VStack {
        Count(label: "a")
        Count(label: "b").environment(\.count, 1).environment(\.count, 2)
        Count(label: "c")
      }.environment(\.count, 9))
    #expect(screen.text == "a9 b1 c9")
  }

  @Test("A transform starts from the inherited value, and follows it")
  func transform() {
    let remote = Remote<Int>()
    let screen = Headless(
      Provider(remote: remote) {
        Count().transformEnvironment(\.count) { $0 *= 10 }.transformEnvironment(\.count) { $0 += 1 }
      })
    #expect(screen.text == "10")
    remote.set?(4)
    screen.settle()
    #expect(screen.text == "50")
  }

  @Test("A transform of all values reads some and writes others")
  func transformSelf() {
    let screen = Headless(
      VStack {
        Count()
        Name()
      }.transformEnvironment(\.self) { values in
        values.name = "count is \(values.count)"
        values.count = 7
      }.environment(\.count, 3))
    #expect(screen.text == "7 count is 3")
  }

  @Test("The whole environment can be read in one property and its keys are followed")
  func readSelf() {
    struct Whole: View {
      @Environment(\.self) private var values
      var body: some View { Text(verbatim: "\(values.count) \(values.name)") }
    }
    let remote = Remote<Int>()
    let screen = Headless(Provider(remote: remote) { Whole() })
    #expect(screen.text == "0 nobody")
    #expect(screen.cost { remote.set?(5) }.bodies == 2)
    #expect(screen.text == "5 nobody")
    #expect(screen.cost { screen.setEnvironment { $0.theme.accent = "red" } }.bodies == 0)
    screen.setEnvironment { $0.name = "Ada" }
    #expect(screen.text == "5 Ada")
  }

  @Test("Keys may be private, and their values optionals, existentials, classes or structs of closures")
  func kindsOfValues() {
    let screen = Headless(
      VStack {
        Kinds()
        Kinds().environment(\.client, Client { "given \($0)" }).environment(\.optional, 3)
          .environment(\.existential, "text").environment(\.object, Box("other"))
      })
    #expect(screen.text == "live 1 nil 7 default given 1 3 text other")
  }

  @Test("Equal values of every kind reach nobody", arguments: [0, 1])
  func equalKinds(_: Int) {
    struct Writer: View {
      let remote: Remote<Int>
      @State private var turn = 0
      var body: some View {
        let _ = remote.set = { turn = $0 }
        let _ = turn
        Kinds().environment(\.client, Client { "given \($0)" }).environment(\.optional, 3)
          .environment(\.existential, "a text that needs storage of its own")
      }
    }
    let remote = Remote<Int>()
    let screen = Headless(Writer(remote: remote))
    #expect(screen.cost { remote.set?(1) }.bodies == 1)
  }

  @Test("A property over several keys provides all of them")
  func severalKeys() {
    let screen = Headless(
      VStack {
        Count()
        Name()
      }.environment(\.countAndName, (4, "Ada")))
    #expect(screen.text == "4 Ada")
  }

  @Test("Key paths go deep, for reading and for writing, and the rest is inherited")
  func deepKeyPaths() {
    struct Themed: View {
      @Environment(\.theme.accent) private var accent
      @Environment(\.theme.size) private var size
      var body: some View { Text(verbatim: "\(accent)\(size)") }
    }
    let screen = Headless(
      VStack {
        Themed().environment(\.theme.accent, "red").environment(\.theme.size, 5)
        Themed().environment(\.theme.accent, "green")
        Themed()
      })
    #expect(screen.text == "red5 green12 blue12")
    screen.setEnvironment { $0.theme.size = 20 }
    #expect(screen.text == "red5 green20 blue20")
    screen.setEnvironment { $0.theme.accent = "black" }
    #expect(screen.text == "red5 green20 black20")
  }

  @Test("Who reads one part of a value is not redrawn when another part changes")
  func partsOfAValue() {
    struct Accent: View {
      @Environment(\.theme.accent) private var accent
      var body: some View { Text(verbatim: accent) }
    }
    let screen = Headless(Accent())
    #expect(screen.cost { screen.setEnvironment { $0.theme.size = 1 } }.bodies == 0)
    #expect(screen.cost { screen.setEnvironment { $0.theme.accent = "red" } }.bodies == 1)
  }

  @Test("A change visits only readers of that key below that provider")
  func perKey() {
    let remote = Remote<Int>()
    let screen = Headless(
      VStack {
        Provider(remote: remote) {
          Count()
          Name()
          Count().environment(\.count, 8)
        }
        Count()
      })
    let cost = screen.cost { remote.set?(1) }
    #expect(cost.bodies == 2, "the provider's own and one reader's")
    #expect(cost.patches == 1)
    #expect(screen.text == "1 nobody 8 0")
    #expect(screen.cost { remote.set?(1) }.bodies == 0)
  }

  @Test("A value that is declared but was not read in the last body does not redraw it")
  func onlyWhatIsRead() {
    struct Choosy: View {
      @Environment(\.count) private var count
      @Environment(\.name) private var name
      var body: some View { Text(verbatim: name == "show" ? "\(count)" : "hidden") }
    }
    let screen = Headless(Choosy())
    #expect(screen.cost { screen.setEnvironment { $0.count = 1 } }.bodies == 0)
    #expect(screen.cost { screen.setEnvironment { $0.name = "show" } }.bodies == 1)
    #expect(screen.text == "1")
    #expect(screen.cost { screen.setEnvironment { $0.count = 2 } }.bodies == 1)
    #expect(screen.cost { screen.setEnvironment { $0.name = "no" } }.bodies == 1)
    #expect(screen.cost { screen.setEnvironment { $0.count = 3 } }.bodies == 0)
    #expect(screen.text == "hidden")
  }

  @Test("A value that only an action reads is up to date there and does not redraw the view")
  func readInActions() throws {
    struct Acting: View {
      let journal: Journal
      @Environment(\.count) private var count
      var body: some View { Button("Note") { journal.note("\(count)") } }
    }
    let journal = Journal()
    let screen = Headless(Acting(journal: journal))
    try screen.button("Note").tap()
    #expect(screen.cost { screen.setEnvironment { $0.count = 1 } }.bodies == 0)
    try screen.button("Note").tap()
    #expect(journal.take() == ["0", "1"])
  }

  @Test("A value that an action reads between a change and its turn still redraws the view")
  func readByAnActionBeforeTheTurn() {
    struct Acting: View {
      let journal: Journal
      @Environment(\.count) private var count
      var body: some View {
        Text(verbatim: "\(count)")
        Button("Note") { journal.note("\(count)") }
      }
    }
    let journal = Journal()
    let screen = Headless(Acting(journal: journal))
    screen.root.setEnvironment { $0.count = 1 }
    let button = screen.all(.button)[0].element.id
    #expect(screen.root.dispatch(ElementEvent(.tap), to: button) == .handled)
    #expect(journal.take() == ["1"])
    screen.settle()
    #expect(screen.shows("1"))
  }

  @Test("A closure that reads the environment of its parent follows it in the child that calls it")
  func readInAChildThroughAClosure() {
    struct Child: View {
      let make: () -> String
      var body: some View { Text(verbatim: make()) }
    }
    struct Parent: View {
      @Environment(\.count) private var count
      var body: some View { Child { "\(count)" } }
    }
    let screen = Headless(Parent())
    screen.setEnvironment { $0.count = 5 }
    #expect(screen.text == "5")
  }

  @Test("The environment kept by a closure can be read after the view has gone, and concerns nobody")
  func keptAfterTheViewHasGone() {
    struct Keeper: View {
      let keep: (EnvironmentValues) -> Void
      @Environment(\.self) private var values
      var body: some View {
        let _ = keep(values)
        Text(verbatim: "\(values.count)")
      }
    }
    struct Screen: View {
      let keep: (EnvironmentValues) -> Void
      @Environment(\.name) private var name
      var body: some View { if name == "nobody" { Keeper(keep: keep) } }
    }
    var kept: EnvironmentValues?
    let screen = Headless(Screen { kept = $0 })
    screen.setEnvironment { $0.name = "Ada" }
    #expect(screen.text == "")
    #expect(kept?.count == 0)
    #expect(kept?.theme.size == 12)
    screen.setEnvironment { values in
      values.count = 3
      values.theme.size = 4
    }
    #expect(kept?.count == 3)
    #expect(kept?.theme.size == 4)
  }

  @Test("A default can be replaced at a root, and other roots keep theirs")
  func replacedAtARoot() {
    let screen = Headless(Count(), environment: { $0.count = 5 })
    #expect(screen.text == "5")
    #expect(Headless(Count()).text == "0")
  }

  @Test("A default that makes an object makes one, for all roots")
  func stableDefault() {
    struct Reader: View {
      let see: (Box) -> Void
      @Environment(\.object) private var object
      var body: some View {
        let _ = see(object)
        Text(verbatim: object.text)
      }
    }
    var seen: [Box] = []
    for _ in 0..<3 { _ = Headless(Reader { seen.append($0) }) }
    #expect(seen.count == 3)
    #expect(seen.allSatisfy { $0 === seen[0] })
  }
}

private struct Client {
  var fetch: (Int) -> String
}

private final class Box: Sendable {
  let text: String
  init(_ text: String) { self.text = text }
}

private struct ClientKey: EnvironmentKey { static let defaultValue = Client { "live \($0)" } }
private struct OptionalKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct ExistentialKey: EnvironmentKey { static let defaultValue: any CustomStringConvertible & Sendable = 7 }
private struct ObjectKey: EnvironmentKey { static var defaultValue: Box { Box("default") } }

extension Client: @unchecked Sendable {}

extension EnvironmentValues {
  fileprivate var client: Client {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
  fileprivate var optional: Int? {
    get { self[OptionalKey.self] }
    set { self[OptionalKey.self] = newValue }
  }
  fileprivate var existential: any CustomStringConvertible & Sendable {
    get { self[ExistentialKey.self] }
    set { self[ExistentialKey.self] = newValue }
  }
  fileprivate var object: Box {
    get { self[ObjectKey.self] }
    set { self[ObjectKey.self] = newValue }
  }
}

private struct Kinds: View {
  @Environment(\.client) private var client
  @Environment(\.optional) private var optional
  @Environment(\.existential) private var existential
  @Environment(\.object) private var object
  var body: some View {
    Text(verbatim: "\(client.fetch(1)) \(optional.map { "\($0)" } ?? "nil") \(existential) \(object.text)")
  }
}
