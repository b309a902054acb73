import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

/// A service whose concrete type nobody below knows.
private protocol Greeter: AnyObject, Sendable {
  func greet(_ name: String) -> String
}

private final class Plain: Greeter {
  let word: String
  init(_ word: String) { self.word = word }
  func greet(_ name: String) -> String { "\(word) \(name)" }
}

/// Wraps another, and takes down that it was made.
private final class Loud: Greeter {
  let inner: any Greeter
  let mark: String
  init(_ inner: any Greeter, mark: String = "!") {
    (self.inner, self.mark) = (inner, mark)
    Self.made += 1
  }
  func greet(_ name: String) -> String { inner.greet(name) + mark }

  @TaskLocal private static var counter = Counter()
  static var made: Int {
    get { counter.value }
    set { counter.value = newValue }
  }
  static func counting<Result>(_ work: () throws -> Result) rethrows -> Result {
    try $counter.withValue(Counter(), operation: work)
  }
  final class Counter: @unchecked Sendable { var value = 0 }
}

extension EnvironmentValues {
  @Entry fileprivate var greeter: any Greeter = Plain("Hello")
  @Entry fileprivate var act: () -> String = { "default" }
  @Entry fileprivate var convert: (String) -> String = { $0 }
}

private struct Greeting: View {
  @Environment(\.greeter) private var greeter
  var body: some View { Text(verbatim: greeter.greet("Ada")) }
}

/// Is evaluated again, and hands its number on, when a test says so.
private struct Turning<Content: View>: View {
  let remote: Remote<Int>
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 0
  var body: some View {
    let _ = remote.set = { number = $0 }
    content(number)
  }
}

@Suite @MainActor struct EnvironmentDecorationTests {
  @Test("What is inherited is wrapped, and an inner wrapping wraps an outer one")
  func nested() {
    let screen = Headless(
      VStack {
        Greeting()
        Greeting().environment(\.greeter) { Loud($0, mark: "?") }
      }
      .environment(\.greeter) { Loud($0) }
      .environment(\.greeter, Plain("Good evening")))
    #expect(screen.text == "Good evening Ada! Good evening Ada!?")
  }

  @Test("The key's default is wrapped where nothing else is provided, for a whole scene too")
  func scene() {
    struct Sample: App {
      var body: some Scene { WindowGroup { Greeting() }.environment(\.greeter) { Loud($0) } }
    }
    #expect(Headless(app: Sample()).text == "Hello Ada!")
  }

  @Test("A wrapping is made once, however often the body around is evaluated, and nobody below is redrawn")
  func madeOnce() {
    Loud.counting {
      let remote = Remote<Int>()
      let screen = Headless(Turning(remote: remote) { _ in Greeting().environment(\.greeter) { Loud($0) } })
      #expect(screen.cost { remote.set?(1) }.bodies == 1)
      #expect(Loud.made == 1)
      #expect(screen.text == "Hello Ada!")
    }
  }

  @Test("It is made anew when another value is inherited, and only then")
  func inheritedChanges() {
    Loud.counting {
      let remote = Remote<Int>()
      let plain = Plain("Hello")
      let screen = Headless(
        Turning(remote: remote) { number in
          VStack { Greeting().environment(\.greeter) { Loud($0) } }
            .environment(\.greeter, number < 2 ? plain : Plain("Bye"))
        })
      #expect(screen.cost { remote.set?(1) }.bodies == 1)
      #expect(Loud.made == 1)
      #expect(screen.cost { remote.set?(2) }.bodies == 2)
      #expect(Loud.made == 2)
      #expect(screen.text == "Bye Ada!")
    }
  }

  @Test("It is kept when another part changes of the value that it is a part of")
  func partOfAValue() {
    struct Accent: View {
      @Environment(\.theme.accent) private var accent
      var body: some View { Text(verbatim: accent) }
    }
    let journal = Journal()
    let screen = Headless(
      Accent().environment(\.theme.accent) { accent in
        journal.note(accent)
        return "light \(accent)"
      })
    screen.setEnvironment { $0.theme.size = 3 }
    #expect(screen.text == "light blue")
    #expect(journal.take() == ["blue"])
    screen.setEnvironment { $0.theme.accent = "red" }
    #expect(screen.text == "light red")
    #expect(journal.take() == ["red"])
  }

  @Test("A closure that captures what has changed is honoured, and an equal result redraws nobody")
  func captures() {
    struct Name: View {
      @Environment(\.name) private var name
      var body: some View { Text(verbatim: name) }
    }
    let remote = Remote<Int>()
    let screen = Headless(
      Turning(remote: remote) { number in Name().environment(\.name) { "\($0) \(number / 2)" } })
    #expect(screen.text == "nobody 0")
    #expect(screen.cost { remote.set?(1) }.bodies == 1)
    #expect(screen.cost { remote.set?(2) }.bodies == 2)
    #expect(screen.text == "nobody 1")
  }

  @Test("One view in two places has a wrapping of its own in each")
  func twoPlaces() {
    let shown = Greeting().environment(\.greeter) { Loud($0) }
    let remote = Remote<Int>()
    let screen = Headless(
      Turning(remote: remote) { number in
        VStack { shown.environment(\.greeter, Plain("A")) }
        VStack { shown }.environment(\.greeter, Plain("B"))
      })
    #expect(screen.text == "A Ada! B Ada!")
  }

  @Test("A closure after a key whose value is a function is that value, as in SwiftUI")
  func functions() {
    struct Acting: View {
      @Environment(\.act) private var act
      @Environment(\.convert) private var convert
      var body: some View { Text(verbatim: convert(act())) }
    }
    let screen = Headless(
      Acting().environment(\.act) { "given" }.environment(\.convert) { $0.uppercased() }
        .environment(\.convert, decorating: { outer in { "<\(outer($0))>" } }))
    #expect(screen.text == "GIVEN")
    #expect(Headless(Acting().environment(\.act, decorating: { act in { act() + "!" } })).text == "default!")
  }

  @Test("Code outside views wraps what is present, for its own work only")
  func outsideViews() async {
    let (once, twice) = withEnvironment(\.greeter, decorating: { Loud($0) }) {
      let once = EnvironmentValues.current.greeter.greet("Ada")
      return (
        once,
        withEnvironment(\.greeter, decorating: { Loud($0) }) { EnvironmentValues.current.greeter.greet("Ada") }
      )
    }
    #expect(once == "Hello Ada!")
    #expect(twice == "Hello Ada!!")
    let later = await withEnvironment(\.greeter, decorating: { Loud($0, mark: "…") }) {
      await Task { EnvironmentValues.current.greeter.greet("Ada") }.value
    }
    #expect(later == "Hello Ada…")
  }
}
