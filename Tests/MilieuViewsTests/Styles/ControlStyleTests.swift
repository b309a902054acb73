import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private struct CheckToggle: ToggleStyle {
  @Environment(\.accentName) private var accentName

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(verbatim: "\(accentName) \(configuration.isOn ? "on" : "off")")
        configuration.label
      }
    }
  }
}

private struct MarkedToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: configuration.isOn ? "yes" : "no")
      Toggle(configuration)
    }
  }
}

private struct ReversedLabel: LabelStyle {
  @Environment(Palette.self) private var theme: Palette?
  var count: BodyCount?

  func makeBody(configuration: Configuration) -> some View {
    let _ = count?.labels += 1
    HStack {
      configuration.title
      Text(verbatim: theme?.name ?? "|")
      configuration.icon
    }
  }
}

private struct PercentStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.fractionCompleted.map { "\(Int($0 * 100))%" } ?? "?")
      if let words = configuration.currentValueLabel { words }
    }
  }
}

private struct BoxedProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: configuration.label == nil ? "unnamed" : "named")
      ProgressView(configuration)
    }
  }
}

private struct UnderlinedField: TextFieldStyle {
  @Environment(\.accentName) private var accentName

  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration.textFieldStyle(.plain)
      Text(verbatim: accentName)
    }
  }
}

@Suite("Styles of one's own for other controls") @MainActor
struct ControlStyleTests {
  struct Switches: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("A", isOn: $isOn).toggleStyle(CheckToggle())
        Toggle("B", isOn: $isOn).toggleStyle(MarkedToggle())
        Toggle("C", isOn: $isOn)
      }
      .environment(\.accentName, "red")
    }
  }

  @Test("A style of switches reads and sets what is switched, and may put something around the switch")
  func toggles() throws {
    let screen = Headless(Switches())
    #expect(screen.text == "red off A no B C")
    try screen.button("red off A").tap()
    #expect(screen.text == "red on A yes B C")
    #expect(screen.all(.toggle).map(\.isOn) == [true, true])
    try screen.toggle("B").toggle()
    #expect(screen.text == "red off A no B C")
  }

  @Test("The system's switch that looks like a button is one")
  func buttonToggle() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("A", isOn: $isOn).toggleStyle(.button) }
    }
    let screen = Headless(Screen())
    #expect(screen.tree.contains("button style=\"bordered\""))
    let button = try screen.button("A")
    try button.tap()
    #expect(button.tree.contains("button style=\"prominent\""))
    #expect(try screen.button("A").tree == button.tree)
  }

  @Test("A style of labels puts title and icon where it likes, and is not asked again for another title")
  func labels() throws {
    struct Screen: View {
      let count: BodyCount
      @State private var title = "first"
      var body: some View {
        VStack {
          Label(title, systemImage: "star").labelStyle(ReversedLabel(count: count))
          Button("rename") { title = "second" }
        }
      }
    }
    let count = BodyCount()
    let screen = Headless(Screen(count: count))
    #expect(screen.text == "first | rename")
    #expect(try screen.find(.image).accessibilityLabel == "star")
    try screen.button("rename").tap()
    #expect(screen.text == "second | rename")
    #expect(count.labels == 1)
    #expect(
      Headless(Label("a", systemImage: "b").labelStyle(ReversedLabel()).environment(Palette("dark"))).text == "a dark")
  }

  @Test("A label in a style of labels has the style further out")
  func nestedLabels() {
    struct Titled: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { Label(configuration).labelStyle(.titleOnly) }
      }
    }
    let label = Label("a", systemImage: "star")
    #expect(Headless(label.labelStyle(Titled())).tree.contains("label style=\"titleOnly\""))
  }

  @Test("A style of progress is told how far it is and what is said")
  func progress() {
    let screen = Headless(
      VStack {
        ProgressView("Copying", value: 1, total: 4)
        ProgressView()
        ProgressView(value: 0.5) {
          Text("Half")
        } currentValueLabel: {
          Text("1 of 2")
        }
      }
      .progressViewStyle(PercentStyle()))
    #expect(screen.text == "Copying 25% ? Half 50% 1 of 2")
  }

  @Test("Progress in a style of progress has the style further out, and says as much as before")
  func nestedProgress() throws {
    let screen = Headless(
      VStack {
        ProgressView("Copying", value: 1, total: 4)
        ProgressView(value: 0.5).progressViewStyle(BoxedProgress())
      }
      .progressViewStyle(BoxedProgress()).progressViewStyle(.circular))
    #expect(screen.text == "named Copying unnamed unnamed")
    let progress = screen.all(.progress)
    #expect(progress.map(\.value) == ["0.25", "0.5"])
    #expect(screen.tree.ranges(of: "style=\"circular\"").count == 2)
  }

  @Test("Progress of the system says how far it is in words")
  func words() {
    let screen = Headless(
      ProgressView(value: 0.5) {
        Text("Half")
      } currentValueLabel: {
        Text("1 of 2")
      })
    #expect(screen.text == "Half 1 of 2")
  }

  @Test("A style of fields is given the field, and fields for secrets take it too")
  func fields() throws {
    struct Screen: View {
      @State private var name = "Ada"
      @State private var secret = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          SecureField("Secret", text: $secret)
          Text(verbatim: "\(name)|\(secret)")
        }
        .textFieldStyle(UnderlinedField())
      }
    }
    let screen = Headless(Screen().environment(\.accentName, "red"))
    #expect(screen.text == "Ada red Secret red Ada|")
    try screen.textField("Name").type("Grace")
    try screen.textField("Secret").type("x")
    #expect(screen.shows("Grace|x"))
    #expect(screen.tree.ranges(of: "style=\"plain\"").count == 2)
    #expect(screen.tree.contains("isSecure"))
  }
}
