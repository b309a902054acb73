import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct TextTests {
  private func words(_ text: Text, locale: String = "en_US") -> String {
    Headless(text) { $0.locale = Locale(identifier: locale) }.text
  }

  private func runs(_ text: Text) -> [TextRun] {
    let screen = Headless(text) { $0.locale = Locale(identifier: "en_US") }
    let element = screen.root.elements.root.firstChild
    return element?[.runs] ?? element?[.text].map { [TextRun($0)] } ?? []
  }

  @Test(
    "Integers put into a key are written as the locale writes them",
    arguments: [
      ("en_US", "1,234 of 999"), ("de_DE", "1.234 of 999"), ("ar_EG", "١٬٢٣٤ of ٩٩٩"), ("hi_IN", "1,234 of 999"),
    ])
  func integers(locale: String, expected: String) {
    #expect(words(Text("\(1234) of \(999)"), locale: locale) == expected)
  }

  @Test("Negative numbers, words and numbers in words keep apart")
  func negative() {
    #expect(words(Text("\(-1234)·\("5678")·9012")) == "-1,234·5678·9012")
    #expect(words(Text("\(Int.max)")) == "9,223,372,036,854,775,807")
  }

  @Test("Other values put into a key are shown by their kind")
  func otherValues() {
    #expect(words(Text("\(1.5)")) == "1.500000")
    #expect(words(Text("\(1.5, specifier: "%.2f") m")) == "1.50 m")
    #expect(words(Text("\(0.25, format: .percent)"), locale: "de_DE") == "25\u{A0}%")
    #expect(words(Text("[\(Text("inner").bold())]")) == "[inner]")
    #expect(words(Text("\([1, 2])")) == "[1, 2]")
  }

  @Test("A literal is a key; a string, and a verbatim text, stay as they are")
  func overloads() {
    let name = "Count \(1234)"
    #expect(words(Text("Count \(1234)")) == "Count 1,234")
    #expect(words(Text(name)) == "Count 1234")
    #expect(words(Text(verbatim: "Count \(1234)")) == "Count 1234")
    #expect(words(Text(name.prefix(5))) == "Count")
    #expect(words(Text("plain")) == "plain")
  }

  @Test("A formatted value follows the locale of its place")
  func formats() {
    #expect(words(Text(1234.5, format: .number)) == "1,234.5")
    #expect(words(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
    let screen = Headless(
      VStack { Text(0.5, format: .percent).environment(\.locale, Locale(identifier: "tr_TR")) }
    ) { $0.locale = Locale(identifier: "en_US") }
    #expect(screen.text == "%50")
  }

  @Test("A change of locale redraws the texts that depend on it, and no body")
  func localeChange() {
    let screen = Headless(
      VStack {
        Text("\(1234)"); Text("\(5) files"); Text("words")
      }
    ) {
      $0.locale = Locale(identifier: "en_US")
    }
    let cost = screen.cost { screen.setEnvironment { $0.locale = Locale(identifier: "de_DE") } }
    #expect(screen.text == "1.234 5 files words")
    #expect(cost.bodies == 0 && cost.patches == 1)
  }

  @Test("Texts that are added keep their own looks; an outer look fills in what the inner leaves open")
  func sums() {
    let parts = runs((Text("a").bold() + Text("b").italic().foregroundColor(.red) + Text("c")).foregroundColor(.blue))
    #expect(parts.map(\.text) == ["a", "b", "c"])
    #expect(parts.map(\.look.weight) == [.bold, nil, nil])
    #expect(parts.map(\.look.isItalic) == [nil, true, nil])
    #expect(parts.map(\.look.foreground) == [.color(.blue), .color(.red), .color(.blue)])
  }

  @Test("Neighbours that look alike become one")
  func merging() {
    #expect(runs(Text("a") + Text("b") + Text("c")).map(\.text) == ["abc"])
  }

  @Test("Of two looks on one text the inner one wins, as in SwiftUI")
  func innerWins() {
    let parts = runs(Text("a").foregroundColor(.red).foregroundColor(.blue).bold().underline())
    #expect(parts.first?.look.foreground == .color(.red))
    #expect(parts.first?.look.weight == .bold && parts.first?.look.isUnderlined == true)
  }

  @Test("An equal text is not sent again")
  func equalText() throws {
    struct Repeating: View {
      @State private var round = 0
      var body: some View {
        VStack {
          Text("same").bold()
          Button("again") { round += 1 }.accessibilityLabel(Text(verbatim: "again\(round)"))
        }
      }
    }
    let screen = Headless(Repeating())
    let button = try screen.find(.button)
    #expect(try screen.cost { try button.tap() }.patches == 1)
  }
}
