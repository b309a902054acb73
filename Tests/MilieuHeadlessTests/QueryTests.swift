import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private struct Score: View {
  let points: Int
  var body: some View { Text("\(points) points") }
}

private struct Board: View {
  @State private var name = ""

  var body: some View {
    VStack {
      Score(points: 1)
      Score(points: 2)
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Button("Save") {}.disabled(name.isEmpty)
      Text("Saved as \(name)").hidden()
    }
  }
}

@Suite @MainActor struct QueryTests {
  let screen = Headless(Board())

  @Test("Views are found by type, in the order they are shown")
  func byType() throws {
    #expect(screen.all(of: Score.self).map(\.text) == ["1 points", "2 points"])
    #expect(throws: HeadlessError.self) { try screen.find(Score.self) }
    #expect(try screen.find(Board.self).text == screen.text)
  }

  @Test("Elements are found by role, label, identifier and words")
  func byRole() throws {
    #expect(try screen.find(identifier: "name").role == .textField)
    #expect(try screen.textField("Name").identifier == "name")
    #expect(try screen.find(text: "2 points").role == .text)
    #expect(screen.all(.text).count == 4)
  }

  @Test("What is hidden is not part of the words on the screen")
  func hidden() {
    #expect(screen.text == "1 points 2 points Name Save")
  }

  @Test("What cannot be found is told with what is shown")
  func notFound() {
    let error = #expect(throws: HeadlessError.self) { try screen.button("Delete") }
    #expect(error?.description.hasPrefix("There is no button \"Delete\". These elements are shown:\nvstack") == true)
  }

  @Test("Acting on what is disabled, or takes no such act, says so")
  func refused() throws {
    let disabled = #expect(throws: HeadlessError.self) { try screen.button("Save").tap() }
    #expect(disabled?.description == "The button \"Save\" is disabled and cannot be tapped.")
    let text = #expect(throws: HeadlessError.self) { try screen.find(text: "1 points").tap() }
    #expect(text?.description == "The text \"1 points\" cannot be tapped.")
    try screen.textField().type("Jo")
    try screen.button("Save").tap()
  }

  @Test("Waiting for what never comes ends in time")
  func waiting() async {
    await #expect(throws: HeadlessError.self) {
      try await screen.wait(timeout: .milliseconds(20)) { $0.shows("never") }
    }
  }
}
