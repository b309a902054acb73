import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite("Button styles of one's own") @MainActor
struct ButtonStyleTests {
  @Test("What the style makes stands in the button, and the nearest style counts")
  func nearest() throws {
    let screen = Headless(
      VStack {
        Button("A") {}
        Button("B", role: .destructive) {}.buttonStyle(SteadyButton())
        Button("C") {}.buttonStyle(.bordered)
      }
      .buttonStyle(.filled))
    #expect(screen.all(.button).map(\.text) == ["plain A", "! B", "C"])
    #expect(screen.tree.contains("button style=\"bordered\""))
  }

  @Test("A style reads the environment of the button's place, not that of the modifier")
  func place() {
    let screen = Headless(
      VStack { Button("A") {}.environment(\.accentName, "red").disabled(true) }
        .buttonStyle(.filled)
        .environment(\.accentName, "green"))
    #expect(screen.text == "red off A")
  }

  @Test("A model that a style makes, and what a button in a style does, have the environment of the button's place")
  func models() throws {
    var made: [String] = []
    let screen = Headless(
      VStack { Button("A") { made.append(AccentModel().accentName) }.environment(\.accentName, "red") }
        .buttonStyle(ModelledButton())
        .environment(\.accentName, "green"))
    #expect(screen.text == "red A")
    try screen.button("red A").tap()
    #expect(made == ["red"])
  }

  @Test("A style at the root reaches eight pushes deep and a sheet there, with nothing passed between")
  func eightDeep() throws {
    struct Level: View {
      let number: Int
      @State private var isShown = false
      var body: some View {
        VStack {
          NavigationLink("deeper", value: number + 1)
          Button("show") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Button("in the sheet") {} }
      }
    }
    let screen = Headless(
      NavigationStack { Level(number: 0).navigationDestination(for: Int.self) { Level(number: $0) } }
        .buttonStyle(.filled)
        .environment(\.accentName, "deep"))
    for _ in 0..<8 { try screen.link("deep deeper").tap() }
    try screen.button("deep show").tap()
    #expect(throws: Never.self) { try screen.button("deep in the sheet").tap() }
  }

  struct Sample: View {
    let count: BodyCount
    @State private var accent = "one"
    @State private var title = "A"
    var body: some View {
      VStack {
        Button("change") { accent = "two" }
        Button("rename") { title = "B" }
        VStack {
          Button(title) {}.buttonStyle(FilledButton(count: count))
          Button("C") {}.buttonStyle(FilledButton(count: count))
          Button("D") {}.buttonStyle(SteadyButton(count: count))
        }
        .environment(\.accentName, accent)
      }
    }
  }

  @Test("A key that only styles read makes their bodies again, and nothing else")
  func counts() throws {
    let count = BodyCount()
    let screen = Headless(Sample(count: count))
    #expect(count.filled == 2 && count.steady == 1)
    let cost = try screen.cost { try screen.button("change").tap() }
    #expect(screen.text.hasSuffix("two A two C - D"))
    #expect(count.filled == 4 && count.steady == 1)
    // The view that holds the state, and the two styles.
    #expect(cost.bodies == 3)
  }

  @Test("A label that changes goes to its place without the style's body")
  func label() throws {
    let count = BodyCount()
    let screen = Headless(Sample(count: count))
    try screen.button("rename").tap()
    #expect(screen.text.hasSuffix("one B one C - D"))
    #expect(count.filled == 2)
  }

  @Test("A style may need objects, which it hears of")
  func objects() throws {
    let theme = Palette("dark")
    let account = Painter("Ada")
    let screen = Headless(
      VStack { Button("A") {} }.buttonStyle(ThemedButton()).environment(theme).environmentObject(account))
    #expect(screen.text == "dark Ada A")
    theme.name = "light"
    account.user = "Grace"
    screen.settle()
    #expect(screen.text == "light Grace A")
  }

  @Test("An object that a style needs and nothing provides is named, in the place of what the style makes")
  func missing() throws {
    struct Shop: View {
      @State private var theme: Palette?
      var body: some View {
        VStack {
          Button("Buy") {}.buttonStyle(ThemedButton()).environment(theme)
          Button("Provide") { theme = Palette("new") }
        }
        .environmentObject(Painter("Ada"))
      }
    }
    let screen = Headless(root: ViewRoot(Shop()))
    #expect(screen.text.contains("Palette is missing: nothing above ThemedButton provides it."))
    let report = try #require(screen.reports.first)
    #expect(report.contains("@Environment(Palette.self) ThemedButton.theme, "))
    #expect(report.contains("StyleSamples.swift"))
    #expect(report.contains("Shop › ThemedButton"))
    try screen.button("Provide").tap()
    #expect(screen.all(.button).map(\.text) == ["new Ada Buy", "Provide"])
  }

  @Test("A style hears of a press where it asks, and only then is the host to tell")
  func pressed() throws {
    var taps = 0
    let count = BodyCount()
    let screen = Headless(
      VStack {
        Button("A") { taps += 1 }.buttonStyle(FilledButton(count: count))
        Button("B") { taps += 1 }.buttonStyle(SteadyButton())
      })
    let first = try screen.button("plain A")
    #expect(screen.tree.ranges(of: "tellsPress").count == 1)
    try first.press {
      #expect(first.text == "plain down A")
      #expect(taps == 0)
    }
    #expect(first.text == "plain A" && taps == 1)
    try first.pressAndLeave { #expect(first.text == "plain down A") }
    #expect(first.text == "plain A" && taps == 1)
    #expect(count.filled == 5)
    try screen.button("- B").press {}
    #expect(taps == 2)
  }

  @Test("A button that is disabled while it is held down is not pressed when it is enabled again")
  func disabledWhileDown() throws {
    struct Screen: View {
      @State private var isOff = false
      var body: some View {
        VStack {
          Button("A") {}.buttonStyle(.filled).disabled(isOff)
          Button("turn") { isOff.toggle() }
        }
      }
    }
    let screen = Headless(Screen())
    let turn = try screen.button("turn")
    try screen.button("plain A").pressAndLeave { try turn.tap() }
    try turn.tap()
    #expect(screen.text == "plain A turn")
  }

  @Test("A configuration that is handed on is followed where it is read")
  func handedOn() throws {
    struct Inner: View {
      let configuration: ButtonStyle.Configuration
      var body: some View { Text(verbatim: configuration.isPressed ? "down" : "up") }
    }
    struct Handing: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Inner(configuration: configuration) }
    }
    let screen = Headless(Button("A") {}.buttonStyle(Handing()))
    let button = try screen.button("up")
    try button.press { #expect(button.text == "down") }
    #expect(button.text == "up")
  }

  @Test("A style that makes the button act has state of its own for each button")
  func primitive() throws {
    var done: [String] = []
    let screen = Headless(
      VStack {
        Button("A") { done.append("A") }
        Button("B") { done.append("B") }
      }
      .buttonStyle(SecondPressButton()))
    let areas = screen.all(.tapArea)
    try areas[0].tap()
    try areas[1].tap()
    #expect(done == [])
    try areas[0].tap()
    #expect(done == ["A"])
    #expect(screen.text == "presses 2 A presses 1 B")
  }

  @Test("The button of a configuration has the style that is in force further out")
  func outer() throws {
    var taps = 0
    let screen = Headless(
      VStack {
        Button("A") { taps += 1 }.buttonStyle(FramedButton()).buttonStyle(.filled)
        Button("B") { taps += 1 }.buttonStyle(FramedButton())
        Button("C") { taps += 1 }.buttonStyle(FramedButton()).buttonStyle(FramedButton()).buttonStyle(.bordered)
      })
    #expect(screen.text == "framed plain A framed B framed framed C")
    #expect(screen.tree.contains("button style=\"bordered\""))
    for button in screen.all(.button) { try button.tap() }
    #expect(taps == 3)
  }

  @Test("A style of the system can be asked for its body")
  func systemBody() throws {
    struct Wide: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
      }
    }
    let screen = Headless(Button("A") {}.buttonStyle(Wide()))
    #expect(screen.tree.contains("button style=\"bordered\""))
  }

  @Test("A link takes the style, stays a link, and is disabled outside a stack")
  func links() throws {
    let screen = Headless(
      VStack {
        NavigationLink("out", value: 1)
        NavigationStack {
          NavigationLink("in") { Text(verbatim: "there") }
        }
      }
      .buttonStyle(.filled))
    #expect(try !screen.link("plain off out").isEnabled)
    try screen.link("plain in").tap()
    #expect(screen.shows("there"))
  }

  @Test("Menus, dialogs and the actions of a row keep the look of the system")
  func system() throws {
    var chosen: [String] = []
    let screen = Headless(
      VStack {
        Menu("More") { Button("choice") { chosen.append("choice") } }
        Text(verbatim: "x").alert("Sure?", isPresented: .constant(true)) { Button("yes") { chosen.append("yes") } }
        List { Text(verbatim: "row").swipeActions { Button("swipe") { chosen.append("swipe") } } }
      }
      .buttonStyle(.filled))
    for name in ["choice", "yes", "swipe"] { try screen.button(name).tap() }
    #expect(chosen == ["choice", "yes", "swipe"])
  }
}
