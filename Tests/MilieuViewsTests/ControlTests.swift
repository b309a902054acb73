import Foundation
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@MainActor @Observable
private final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

@Suite @MainActor struct ControlTests {
  @Test("A button of every initialiser shows its title and does what it says")
  func buttons() throws {
    let log = Log()
    let title = "String"
    let screen = Headless(
      VStack {
        Group {
          Button("Key") { log("Key") }
          Button(title) { log("String") }
          Button("Role", role: .destructive) { log("Role") }
          Button("Image", systemImage: "plus") { log("Image") }
          Button("Image role", systemImage: "trash", role: .destructive) { log("Image role") }
        }
        Group {
          Button {
            log("Label")
          } label: {
            Text("Label")
          }
          Button(action: { log("Action") }) { Text("Action") }
          Button(role: .cancel) {
            log("Role label")
          } label: {
            Text("Role label")
          }
          Button("Argument", action: { log("Argument") })
        }
      })
    let titles = screen.all(.button).map(\.accessibilityLabel)
    #expect(titles == ["Key", "String", "Role", "Image", "Image role", "Label", "Action", "Role label", "Argument"])
    for button in screen.all(.button) { try button.tap() }
    #expect(log.lines == titles)
  }

  struct Fields: View {
    @State var name = "Ada"
    @State var secret = ""
    @State var number = 1234
    @State var notes = ""
    let submitted: () -> Void

    var body: some View {
      VStack {
        TextField("Name", text: $name, prompt: Text("first name"))
        SecureField("Password", text: $secret)
        TextField("Number", value: $number, format: .number.locale(Locale(identifier: "en_US")))
        TextField("Notes", text: $notes, axis: .vertical)
        TextField(text: $notes) { Text("Labelled") }
        Text(verbatim: "\(name)|\(secret)|\(number)|\(notes)")
      }
      .onSubmit(submitted)
    }
  }

  @Test("Fields write what is typed, and are read by their labels")
  func fields() throws {
    let log = Log()
    let screen = Headless(Fields(submitted: { log("submitted") }))
    try screen.textField("Name").type("Grace")
    try screen.textField("Password").type("s3cret")
    try screen.textField("Notes").type("a\nb")
    #expect(screen.shows("Grace|s3cret|1234|a\nb"))
    #expect(try screen.textField("Labelled").value == "a\nb")
    try screen.textField("Name").submit()
    #expect(log.lines == ["submitted"])
  }

  @Test("A field with a format keeps its value while what is typed cannot be read")
  func formattedField() throws {
    let screen = Headless(Fields(submitted: {}))
    #expect(try screen.textField("Number").value == "1,234")
    try screen.textField("Number").type("42")
    #expect(screen.text.contains("|42|"))
    try screen.textField("Number").type("many")
    #expect(screen.text.contains("|42|"))
    #expect(try screen.textField("Number").value == "42")
  }

  struct Choices: View {
    enum Size: String, CaseIterable, Identifiable {
      case small, large
      var id: Self { self }
    }

    @State var size = Size.small
    @State var optional: Int?
    @State var names = ["a", "b"]
    @State var name = "b"

    var body: some View {
      VStack {
        Picker("Size", selection: $size) { ForEach(Size.allCases) { Text($0.rawValue) } }
        Picker("Optional", selection: $optional) {
          Text("None").tag(Int?.none)
          ForEach(1..<3) { Text("\($0)").tag(Optional($0)) }
        }
        Picker(selection: $name) {
          ForEach(names, id: \.self) { Text($0).bold() }
        } label: {
          Label("Name", systemImage: "person")
        }
        .pickerStyle(.segmented)
        Button("More") { names.append("c") }
        Text(verbatim: "\(size) \(optional ?? 0) \(name)")
      }
    }
  }

  @Test("A picker's options are its content's views, by tag or by identity")
  func pickers() throws {
    let screen = Headless(Choices())
    #expect(try screen.picker("Size").options == ["small", "large"])
    #expect(try screen.picker("Size").value == "small")
    #expect(try screen.picker("Optional").value == "None")
    try screen.picker("Size").select("large")
    try screen.picker("Optional").select("2")
    try screen.picker("Name").select("a")
    #expect(screen.shows("large 2 a"))
    try screen.picker("Optional").select("None")
    #expect(screen.shows("large 0 a"))
  }

  @Test("A picker's options change with its content, as one patch")
  func pickerContent() throws {
    let screen = Headless(Choices())
    let cost = try screen.cost { try screen.button("More").tap() }
    #expect(try screen.picker("Name").options == ["a", "b", "c"])
    #expect(cost.patches == 1)
    #expect(throws: HeadlessError.self) { try screen.picker("Name").select("d") }
  }

  struct Numbers: View {
    @State var count = 1
    @State var level = 0.5
    @State var isOn = false

    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: 0...2)
        Stepper("Free", onIncrement: { count = 10 }, onDecrement: nil)
        Slider(value: $level, in: 0...2, step: 0.5) {
          Text("Level")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("2")
        }
        Toggle(isOn: $isOn) { Text("On") }
        ProgressView("Copying", value: level, total: 2)
        ProgressView()
        Text(verbatim: "\(count) \(level) \(isOn)")
      }
    }
  }

  @Test("A stepper stops at its bounds")
  func stepper() throws {
    let screen = Headless(Numbers())
    let stepper = try screen.find(.stepper, "Count")
    try stepper.increment()
    #expect(throws: HeadlessError.self) { try stepper.increment() }
    try stepper.decrement()
    try stepper.decrement()
    #expect(screen.shows("0 0.5 false"))
    #expect(throws: HeadlessError.self) { try stepper.decrement() }
    #expect(throws: HeadlessError.self) { try screen.find(.stepper, "Free").decrement() }
    try screen.find(.stepper, "Free").increment()
    #expect(screen.shows("10 0.5 false"))
  }

  @Test("A slider takes what lies in its bounds, and holds the rest back")
  func slider() throws {
    let screen = Headless(Numbers())
    try screen.find(.slider, "Level").set(1.5)
    #expect(screen.shows("1 1.5 false"))
    try screen.find(.slider, "Level").set(99)
    #expect(screen.shows("1 2.0 false"))
    try screen.find(.slider, "Level").set(Double.nan)
    #expect(screen.shows("1 2.0 false"))
    #expect(try screen.find(.progress, "Copying").value == "1")
    #expect(try screen.find(.progress, "").value == nil)
  }

  @Test("What is disabled outside stays so inside, and takes nothing")
  func disabled() throws {
    let log = Log()
    let screen = Headless(
      VStack {
        Group {
          Button("Inner") { log("inner") }.disabled(false)
          TextField("Field", text: .constant(""))
          Text("area").onTapGesture { log("area") }
        }
        .disabled(true)
        Button("Free") { log("free") }
      })
    #expect(throws: HeadlessError.self) { try screen.button("Inner").tap() }
    #expect(throws: HeadlessError.self) { try screen.textField("Field").type("x") }
    #expect(throws: HeadlessError.self) { try screen.find(.tapArea).tap() }
    try screen.button("Free").tap()
    #expect(log.lines == ["free"])
  }

  @Test("A label and a link show title and icon")
  func labelsAndLinks() throws {
    let screen = Headless(
      VStack {
        Label("Globe", systemImage: "globe")
        Link("Site", destination: URL(string: "https://example.org/a?b=c")!)
      })
    #expect(screen.text == "Globe Site")
    #expect(try screen.find(.image).accessibilityLabel == "globe")
    #expect(screen.tree.contains("url=\"https://example.org/a?b=c\""))
  }
}
