import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private struct Repeated: ViewModifier {
  let times: Int
  func body(content: Content) -> some View {
    Text(verbatim: "[\(times)")
    ForEach(0..<times) { _ in content }
    Text(verbatim: "]")
  }
}

private struct Counter: View {
  let name: String
  @State private var taps = 0
  var body: some View {
    Text(verbatim: "\(name)\(taps)")
    Button("Tap") { taps += 1 }
  }
}

private struct Screen: View {
  let times: (Int) -> Int
  var name: (Int) -> String = { _ in "n" }
  @Environment(\.count) private var count
  var body: some View { Counter(name: name(count)).modifier(Repeated(times: times(count))) }
}

@Suite @MainActor struct ModifierTests {
  @Test(
    "A modifier places its content once, several times or not at all, each with a state of its own", arguments: 0...2)
  func places(times: Int) throws {
    let screen = Headless(Screen(times: { _ in times }))
    #expect(screen.all(.button).count == times)
    guard times > 0 else { return }
    try screen.all(.button)[times - 1].tap()
    let expected = (0..<times).map { $0 == times - 1 ? "n1" : "n0" }
    #expect(screen.all(.text).map(\.text).filter { $0.hasPrefix("n") } == expected)
  }

  @Test("Places come and go, and those that stay keep their state")
  func placesComeAndGo() throws {
    let screen = Headless(Screen(times: { [1, 3, 0, 2][$0] }))
    try screen.button("Tap").tap()
    screen.setEnvironment { $0.count = 1 }
    #expect(screen.text == "[3 n1 Tap n0 Tap n0 Tap ]")
    screen.setEnvironment { $0.count = 2 }
    #expect(screen.text == "[0 ]")
    screen.setEnvironment { $0.count = 3 }
    #expect(screen.text == "[2 n0 Tap n0 Tap ]")
  }

  @Test("New content reaches every place, and each of its bodies is evaluated once")
  func newContent() {
    let screen = Headless(Screen(times: { [2, 2, 3][$0] }, name: { "\($0):" }))
    #expect(screen.cost { screen.setEnvironment { $0.count = 1 } }.bodies == 3)
    #expect(screen.text == "[2 1:0 Tap 1:0 Tap ]")
    #expect(screen.cost { screen.setEnvironment { $0.count = 2 } }.bodies == 5)
    #expect(screen.text == "[3 2:0 Tap 2:0 Tap 2:0 Tap ]")
  }

  @Test("A modifier that is equal to the one before is not evaluated again when only its content differs")
  func equalModifier() {
    let screen = Headless(Screen(times: { _ in 1 }, name: { "\($0):" }))
    #expect(screen.cost { screen.setEnvironment { $0.count = 1 } }.bodies == 2)
  }

  @Test("Modifiers are combined, the outer around the inner")
  func combined() {
    struct Wrap: ViewModifier {
      let text: String
      func body(content: Content) -> some View {
        Text(verbatim: text)
        content
      }
    }
    let screen = Headless(
      VStack {
        Text(verbatim: "x").modifier(Wrap(text: "inner")).modifier(Wrap(text: "outer"))
        Text(verbatim: "y").modifier(Wrap(text: "first").concat(Wrap(text: "second")))
        Text(verbatim: "z").modifier(EmptyModifier())
      })
    #expect(screen.text == "outer inner x second first y z")
  }
}
