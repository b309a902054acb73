import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private struct Counter: View {
  @State private var count = 0
  @State private var name = ""
  @State private var on = false
  @State private var pick = 2

  var body: some View {
    VStack {
      Text("Count \(count)").font(.title)
      Button("Add") { count += 1 }
      TextField("Name", text: $name)
      if on { Text("is on \(name)") }
      Toggle("On", isOn: $on)
      Picker("Pick", selection: $pick) { ForEach(1..<4) { Text("Option \($0)") } }
      List { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
    }
  }
}

@Suite @MainActor struct SmokeTests {
  @Test func works() throws {
    let screen = Headless(Counter())
    print(screen.tree)
    try screen.button("Add").tap()
    #expect(screen.shows("Count 1"))
    try screen.textField("Name").type("Jo")
    try screen.toggle("On").toggle()
    #expect(screen.shows("is on Jo"))
    #expect(try screen.picker().value == "Option 2")
    try screen.picker().select("Option 3")
    #expect(try screen.picker().value == "Option 3")
    print(screen.tree, screen.counts)
    print(screen.takePatches())
  }
}
