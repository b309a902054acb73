import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct FieldTests {
  struct EveryField: View {
    @State var words = "w"
    let title = "String"

    var body: some View {
      VStack {
        Group {
          TextField("Key", text: $words)
          TextField(title, text: $words)
          TextField("Key prompt", text: $words, prompt: Text("p"))
          TextField(title + " prompt", text: $words, prompt: Text("p"))
          TextField("Key axis", text: $words, axis: .vertical)
          TextField(title + " axis", text: $words, axis: .vertical)
          TextField("Key both", text: $words, prompt: Text("p"), axis: .vertical)
          TextField(title + " both", text: $words, prompt: Text("p"), axis: .horizontal)
        }
        Group {
          TextField(text: $words) { Text("Label") }
          TextField(text: $words, prompt: Text("p")) { Label("Icon", systemImage: "star") }
          TextField(text: $words, axis: .vertical) { Text("Label axis") }
          SecureField("Secure", text: $words)
          SecureField(title + " secure", text: $words)
          SecureField("Secure prompt", text: $words, prompt: Text("p"))
          SecureField(text: $words) { Text("Secure label") }
        }
      }
    }
  }

  @Test("A field of every initialiser is found by its label, shows its text, and writes to its binding")
  func everyField() throws {
    let screen = Headless(EveryField())
    let labels = screen.all(.textField).map(\.accessibilityLabel)
    #expect(
      labels == [
        "Key", "String", "Key prompt", "String prompt", "Key axis", "String axis", "Key both", "String both", "Label",
        "Icon", "Label axis", "Secure", "String secure", "Secure prompt", "Secure label",
      ])
    for label in labels {
      try screen.textField(label).type("typed in \(label)")
      #expect(Set(screen.all(.textField).map(\.value)) == ["typed in \(label)"])
    }
  }

  @Test("A field states its prompt, whether it grows, and whether it is secret")
  func properties() throws {
    let screen = Headless(EveryField(words: ""))
    #expect(try screen.textField("Key both").tree.contains("prompt=\"p\" isMultiline=true"))
    #expect(try !screen.textField("String both").tree.contains("isMultiline"))
    #expect(try screen.textField("Secure").tree.contains("isSecure=true"))
    #expect(try screen.textField("Key").text == "Key", "an empty field without a prompt shows its label")
    #expect(try screen.textField("Key prompt").text == "p")
  }

  // MARK: - Values

  struct Amounts: View {
    @State var amount = 1234.5
    @State var count: Int? = 3

    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number)
        TextField(String("Percent"), value: $amount, format: .percent)
        TextField("Count", value: $count, format: .number, prompt: Text("none"))
        TextField(value: $count, format: .number) { Text("Labelled") }
        Button("Double") { amount *= 2 }
        Text(verbatim: "\(amount) \(count.map(String.init) ?? "nil")")
      }
    }
  }

  private func amounts(in locale: String = "en_US") -> Headless {
    Headless(Amounts()) { $0.locale = Locale(identifier: locale) }
  }

  @Test(
    "A value is written and read as the locale of the place does",
    arguments: [("en_US", "1,234.5", "0.25"), ("de_DE", "1.234,5", "0,25")])
  func localizedValue(locale: String, shown: String, typed: String) throws {
    let screen = amounts(in: locale)
    #expect(try screen.textField("Amount").value == shown)
    try screen.textField("Amount").type(typed)
    #expect(screen.shows("0.25 3"))
  }

  @Test("What is typed stays as it is typed, so that a number can be written digit by digit")
  func draft() throws {
    let screen = amounts()
    let field = try screen.textField("Amount")
    for typed in ["", "1", "1.", "1.5", "1.50", "12345"] {
      try field.type(typed)
      #expect(field.value == typed)
    }
    #expect(screen.shows("12345.0 3"))
    try field.submit()
    #expect(field.value == "12,345")
  }

  @Test("A value that changes otherwise replaces what was typed")
  func changedOtherwise() throws {
    let screen = amounts()
    try screen.textField("Amount").type("2.0")
    try screen.button("Double").tap()
    #expect(try screen.textField("Amount").value == "4")
  }

  @Test("Words that cannot be read leave the value, and go when they are submitted")
  func unreadable() throws {
    let screen = amounts()
    try screen.textField("Amount").type("many")
    #expect(screen.shows("1234.5 3"))
    try screen.textField("Amount").submit()
    #expect(try screen.textField("Amount").value == "1,234.5")
  }

  @Test("A value that may be missing is missing where nothing can be read")
  func optionalValue() throws {
    let screen = amounts()
    try screen.textField("Count").type("")
    #expect(screen.shows("1234.5 nil"))
    #expect(try screen.textField("Labelled").value == "")
    try screen.textField("Labelled").type("7")
    #expect(screen.shows("1234.5 7"))
    #expect(try screen.textField("Count").value == "7")
  }

  // MARK: - Refusals and submission

  @Test("A field shows what its binding holds after the binding changed or refused what was typed")
  func bindingHasTheWord() throws {
    struct Short: View {
      @State private var words = "abc"
      var body: some View {
        TextField("Short", text: Binding(get: { words }, set: { words = String($0.uppercased().prefix(3)) }))
      }
    }
    let screen = Headless(Short())
    let field = try screen.textField("Short")
    try field.type("wxyz")
    #expect(field.value == "WXY")
    try field.type("WXY?")
    #expect(field.value == "WXY")
  }

  @Test("Submission runs the nearest action first, then those further out")
  func submission() throws {
    var order: [String] = []
    let screen = Headless(
      VStack {
        TextField("Field", text: .constant("")).onSubmit { order.append("inner") }
        SecureField("Secret", text: .constant(""))
        TextField("Number", value: .constant(1), format: .number)
      }
      .onSubmit { order.append("middle") }
      .onSubmit(of: .text) { order.append("outer") })
    try screen.textField("Field").submit()
    #expect(order == ["inner", "middle", "outer"])
    try screen.textField("Secret").submit()
    try screen.textField("Number").submit()
    #expect(order.dropFirst(3) == ["middle", "outer", "middle", "outer"])
  }
}
