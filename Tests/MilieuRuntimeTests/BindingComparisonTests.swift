import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct BindingComparisonTests {
  private struct Row: View {
    let binding: Binding<Int>?
    var body: some View { Text(verbatim: "\(binding?.wrappedValue ?? 0)") }
  }

  @Test("A view that holds a binding in an optional is left alone when its parent is redrawn with the same")
  func optional() throws {
    struct Screen: View {
      @State private var number = 1
      @State private var text = ""
      @State private var other = 0
      var body: some View {
        Row(binding: $number)
        TextField("Text", text: $text)
        Button("other \(other)") { other += 1 }
        Button("more") { number += 1 }
      }
    }
    let screen = Headless(Screen())
    #expect(try screen.cost { try screen.button("other 0").tap() }.bodies == 1)
    #expect(try screen.cost { try screen.button("more").tap() }.bodies == 1)
    #expect(screen.text.hasPrefix("2"))
    try screen.textField("Text").type("x")
    #expect(try screen.textField("Text").value == "x")
  }
}
