import Foundation
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct PickerTests {
  struct EveryPicker: View {
    @State var choice = 1
    let title = "String"

    var body: some View {
      VStack {
        Picker("Key", selection: $choice) { options }
        Picker(title, selection: $choice) { options }
        Picker(selection: $choice, label: Text("Label first")) { options }
        Picker(selection: $choice) {
          options
        } label: {
          Text("Label last")
        }
        Picker("Symbol", systemImage: "star", selection: $choice) { options }
        Picker(title + " symbol", systemImage: "star", selection: $choice) { options }
      }
    }

    @ViewBuilder private var options: some View {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
  }

  @Test("A picker of every initialiser is found by its label and writes to its binding")
  func everyPicker() throws {
    let screen = Headless(EveryPicker())
    let labels = screen.all(.picker).map(\.accessibilityLabel)
    #expect(labels == ["Key", "String", "Label first", "Label last", "Symbol", "String symbol"])
    for label in labels {
      try screen.picker(label).select("Two")
      #expect(Set(screen.all(.picker).map(\.value)) == ["Two"])
      try screen.picker(label).select("One")
    }
  }

  @Test("Options may stand in groups, sections, conditions and rows of several views")
  func nestedOptions() throws {
    struct Nested: View {
      @State var choice = "b"
      let showsMore = true
      var body: some View {
        Picker("Nested", selection: $choice) {
          Text("A").tag("a")
          Group { Text("B").tag("b") }
          Section("More") { ForEach(["c", "d"], id: \.self) { Text($0.uppercased()) } }
          if showsMore { Label("E", systemImage: "star").tag("e") }
          HStack {
            Text("F"); Text("f")
          }
          .tag("f")
          AnyView(Text("G")).tag("g")
          Text("no tag")
        }
      }
    }
    let screen = Headless(Nested())
    let picker = try screen.picker("Nested")
    #expect(picker.options == ["A", "B", "C", "D", "E", "F f", "G"])
    #expect(picker.value == "B")
    for option in picker.options {
      try picker.select(option)
      #expect(picker.value == option)
    }
  }

  @Test("A tag of the selection's type, or of what its optional wraps, is found")
  func optionalTags() throws {
    struct Optionals: View {
      @State var choice: Int?
      var body: some View {
        VStack {
          Picker("Choice", selection: $choice) {
            Text("none").tag(nil as Int?)
            Text("wrapped").tag(Optional(1))
            Text("plain").tag(2)
            Text("text").tag("3")
          }
          Text(verbatim: choice.map(String.init) ?? "nil")
        }
      }
    }
    let screen = Headless(Optionals())
    #expect(try screen.picker("Choice").value == "none")
    try screen.picker("Choice").select("wrapped")
    #expect(screen.shows("1"))
    try screen.picker("Choice").select("plain")
    #expect(screen.shows("2"))
    #expect(try screen.picker("Choice").value == "plain")
    try screen.picker("Choice").select("text")
    #expect(screen.shows("2"), "a tag of another type chooses nothing")
    #expect(try screen.picker("Choice").value == "plain")
  }

  @Test("A choice that has gone is shown as none, and comes back with its option")
  func goneOption() throws {
    struct Changing: View {
      @State private var names = ["a", "b"]
      @State private var choice = "b"
      var body: some View {
        VStack {
          Picker("Name", selection: $choice) { ForEach(names, id: \.self) { Text($0) } }
          Button("Remove") { names.removeLast() }
          Button("Add") { names = ["z", "a", "b"] }
          Button("Choose") { choice = "a" }
        }
      }
    }
    let screen = Headless(Changing())
    let picker = try screen.picker("Name")
    try screen.button("Remove").tap()
    #expect(picker.options == ["a"] && picker.value == nil)
    try screen.button("Add").tap()
    #expect(picker.options == ["z", "a", "b"] && picker.value == "b")
    let cost = try screen.cost { try screen.button("Choose").tap() }
    #expect(picker.value == "a" && cost.patches == 1)
  }

  @Test("A style and a hidden label are stated; the label is still read out")
  func styles() throws {
    let screen = Headless(
      VStack {
        EveryPicker().pickerStyle(.segmented).labelsHidden()
        Picker("Menu", selection: .constant(0)) { Text("0").tag(0) }.pickerStyle(MenuPickerStyle())
        Picker("Inline", selection: .constant(0)) { Text("0").tag(0) }.pickerStyle(.inline)
        Picker("Automatic", selection: .constant(0)) { Text("0").tag(0) }.pickerStyle(.automatic)
      })
    #expect(try screen.picker("Key").tree.contains("style=\"segmented\" hidesLabel=true"))
    #expect(try screen.picker("Menu").tree.contains("style=\"menu\""))
    #expect(try screen.picker("Inline").tree.contains("style=\"inline\""))
    #expect(try !screen.picker("Automatic").tree.contains("style="))
  }

  @Test("A disabled picker takes nothing")
  func disabled() throws {
    let screen = Headless(EveryPicker().disabled(true))
    #expect(throws: HeadlessError.self) { try screen.picker("Key").select("Two") }
    #expect(try screen.picker("Key").value == "One")
  }
}
