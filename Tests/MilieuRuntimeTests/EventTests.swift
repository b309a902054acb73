import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct EventTests {
  private struct Screen: View {
    let journal: Journal
    @State private var isDisabled = false
    var body: some View {
      Toggle("Disabled", isOn: $isDisabled)
      Button("Plain") { journal.note("plain") }
      Button("Maybe") { journal.note("maybe") }.disabled(isDisabled)
      VStack { Button("Always") { journal.note("never") }.disabled(false) }.disabled(true)
      VStack { Button("Hidden") { journal.note("never") } }.hidden()
    }
  }

  private let journal = Journal()

  @Test("A press runs the action")
  func press() throws {
    let screen = Headless(Screen(journal: journal))
    try screen.button("Plain").tap()
    #expect(journal.take() == ["plain"])
  }

  @Test("A disabled control refuses, and takes events again when it is enabled")
  func disabled() throws {
    let screen = Headless(Screen(journal: journal))
    try screen.button("Maybe").tap()
    try screen.toggle().toggle()
    #expect(throws: HeadlessError.self) { try screen.button("Maybe").tap() }
    #expect(try screen.button("Maybe").isEnabled == false)
    try screen.toggle().toggle()
    try screen.button("Maybe").tap()
    #expect(journal.take() == ["maybe", "maybe"])
  }

  @Test("What is disabled outside cannot be enabled inside")
  func disabledOutside() throws {
    let screen = Headless(Screen(journal: journal))
    #expect(throws: HeadlessError.self) { try screen.button("Always").tap() }
    #expect(journal.take() == [])
  }

  @Test("A hidden control refuses")
  func hidden() throws {
    let screen = Headless(Screen(journal: journal))
    let buttons = screen.all(.button)
    #expect(throws: HeadlessError.self) { try buttons[buttons.count - 1].tap() }
    #expect(journal.take() == [])
  }

  @Test("An element that was never there, or is gone, is unknown")
  func unknown() throws {
    struct Vanishing: View {
      let journal: Journal
      @State private var isShown = true
      var body: some View {
        if isShown {
          Button("Vanish") {
            isShown = false
            journal.note("pressed")
          }
        }
      }
    }
    let screen = Headless(Vanishing(journal: journal))
    let id = screen.root.elements.root.firstChild?.id ?? 0
    let tap = ElementEvent(.tap)
    #expect(screen.root.dispatch(tap, to: 9999) == .unknownElement)
    #expect(screen.root.dispatch(tap, to: screen.root.elements.root.id) == .unknownElement)
    #expect(screen.root.dispatch(ElementEvent(.submit), to: id) == .notAccepted)
    #expect(screen.root.dispatch(tap, to: id) == .handled)
    screen.settle()
    #expect(screen.root.dispatch(tap, to: id) == .unknownElement)
    #expect(journal.take() == ["pressed"])
  }

  @Test(
    "Values of the wrong kind change nothing",
    arguments: [ElementValue.text("x"), .number(9), .number(.nan), .number(-1)])
  func wrongValues(value: ElementValue) throws {
    struct Controls: View {
      @State private var isOn = false
      @State private var chosen = 1
      var body: some View {
        Toggle("T", isOn: $isOn)
        Picker("P", selection: $chosen) { ForEach(0..<3) { Text(verbatim: "\($0)") } }
      }
    }
    let screen = Headless(Controls())
    for element in screen.root.elements.root.children {
      _ = screen.root.dispatch(ElementEvent(.change, value: value), to: element.id)
      screen.settle()
    }
    #expect(try screen.toggle().isOn == false)
    #expect(try screen.picker().value == "1")
  }

  @Test("An action sees the state as it stands, not as it was when the button was made")
  func presentState() throws {
    struct Adding: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        Button("Add") {
          number += 1
          number += 1
          journal.note("\(number)")
        }
      }
    }
    let screen = Headless(Adding(journal: journal))
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    #expect(journal.take() == ["2", "4"])
  }
}
