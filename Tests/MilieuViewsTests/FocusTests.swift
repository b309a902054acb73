import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private enum Field: Hashable {
  case name, word
}

private struct LoginForm: View {
  @State private var name = ""
  @State private var word = ""
  @State private var hasWord = true
  @FocusState private var focus: Field?
  var body: some View {
    TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .word }
    if hasWord { SecureField("Word", text: $word).focused($focus, equals: .word) }
    Text(verbatim: focus.map { "on \($0)" } ?? "nowhere")
    Button("leave") { focus = nil }
    Button("hide") { hasWord = false }
  }
}

@Suite @MainActor struct FocusTests {
  @Test("A focus state follows what a person does")
  func follows() throws {
    let screen = Headless(LoginForm())
    #expect(screen.text.contains("nowhere"))
    try screen.textField("Name").focus()
    #expect(screen.text.contains("on name"))
    try screen.textField("Word").focus()
    #expect(screen.text.contains("on word"))
    #expect(try screen.textField("Word").isFocused && !screen.textField("Name").isFocused)
  }

  @Test("Setting it moves the keyboard, and nothing but a new setting does")
  func moves() throws {
    let screen = Headless(LoginForm())
    try screen.textField("Name").focus()
    try screen.textField("Name").submit()
    #expect(try screen.textField("Word").isFocused)
    #expect(screen.text.contains("on word"))
    // The person goes back by themselves; what was asked for before does not pull the keyboard away.
    try screen.textField("Name").focus()
    try screen.textField("Name").type("Ada")
    #expect(try screen.textField("Name").isFocused)
    try screen.button("leave").tap()
    #expect(try !screen.textField("Name").isFocused)
    #expect(screen.text.contains("nowhere"))
  }

  @Test("When the control that has the keyboard goes, nothing has it")
  func goes() throws {
    let screen = Headless(LoginForm())
    try screen.textField("Word").focus()
    try screen.button("hide").tap()
    #expect(screen.text.contains("nowhere"))
  }

  @Test("A flag may be focused on, given to a child, and set as soon as the view appears")
  func flag() throws {
    struct Child: View {
      let isFocused: FocusState<Bool>.Binding
      @State private var text = ""
      var body: some View { TextField("Text", text: $text).focused(isFocused) }
    }
    struct Screen: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Child(isFocused: $isFocused)
        Text(verbatim: "\(isFocused)")
      }
    }
    struct Eager: View {
      @FocusState private var isFocused: Bool
      var body: some View { Child(isFocused: $isFocused).onAppear { isFocused = true } }
    }
    let screen = Headless(Screen())
    try screen.textField("Text").focus()
    #expect(screen.text.contains("true"))
    #expect(try Headless(Eager()).textField("Text").isFocused)
  }

  @Test("Typing where the keyboard is costs the field alone")
  func cost() throws {
    let screen = Headless(LoginForm())
    let field = try screen.textField("Name")
    try field.focus()
    #expect(try screen.cost { try field.focus() }.bodies == 0)
  }
}
