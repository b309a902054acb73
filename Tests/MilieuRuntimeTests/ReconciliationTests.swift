import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// A control whose binding has a mind of its own.
private struct Form<Value: Equatable, Control: View>: View {
  @State private var value: Value
  let accept: (Value, Value) -> Value
  let control: (Binding<Value>) -> Control

  init(
    _ value: Value, accept: @escaping (Value, Value) -> Value,
    @ViewBuilder control: @escaping (Binding<Value>) -> Control
  ) {
    _value = State(initialValue: value)
    self.accept = accept
    self.control = control
  }

  var body: some View {
    control(Binding(get: { value }, set: { value = accept(value, $0) }))
    Text(verbatim: "value \(value)")
  }
}

/// What a control shows is what its binding holds, also when the binding refused or changed what was entered.
@Suite @MainActor struct ReconciliationTests {
  @Test("A field whose binding refuses what was typed shows the value again, and the host is told")
  func refused() throws {
    let screen = Headless(Form("a", accept: { old, _ in old }) { TextField("F", text: $0) })
    _ = screen.takePatches()
    try screen.textField().type("ab")
    #expect(try screen.textField().value == "a")
    #expect(screen.takePatches().count == 1)
    try screen.textField().type("ac")
    #expect(try screen.textField().value == "a")
    #expect(screen.takePatches().count == 1)
  }

  @Test("A field whose binding changes what was typed shows what it made of it")
  func changed() throws {
    let screen = Headless(Form("", accept: { _, new in new.uppercased() }) { TextField("F", text: $0) })
    try screen.textField().type("ab")
    #expect(try screen.textField().value == "AB")
    #expect(screen.shows("value AB"))
  }

  @Test("A field whose binding takes what was typed sends nothing about the field back")
  func taken() throws {
    let screen = Headless(Form("", accept: { $1 }) { TextField("F", text: $0) })
    _ = screen.takePatches()
    try screen.textField().type("ab")
    #expect(try screen.textField().value == "ab")
    #expect(screen.takePatches().count == 1, "only the text beside it")
  }

  @Test("A field bound to a constant stays what it is")
  func constant() throws {
    let screen = Headless(TextField("F", text: .constant("fixed")))
    try screen.textField().type("other")
    #expect(try screen.textField().value == "fixed")
  }

  @Test("A toggle whose binding refuses stays as it was")
  func toggle() throws {
    let screen = Headless(Form(false, accept: { old, _ in old }) { Toggle("T", isOn: $0) })
    try screen.toggle().toggle()
    #expect(try screen.toggle().isOn == false)
    let taking = Headless(Form(false, accept: { $1 }) { Toggle("T", isOn: $0) })
    try taking.toggle().toggle()
    #expect(try taking.toggle().isOn == true)
  }

  @Test("A slider whose binding rounds shows the rounded number")
  func slider() throws {
    let screen = Headless(Form(0.0, accept: { $1.rounded() }) { Slider(value: $0, in: 0...10) })
    try screen.find(.slider).set(3.4)
    #expect(try screen.find(.slider).value == "3")
  }

  @Test("A picker whose binding refuses or changes the choice shows what it holds")
  func picker() throws {
    func options(_ binding: Binding<Int>) -> some View {
      Picker("P", selection: binding) { ForEach(0..<5) { Text(verbatim: "option \($0)") } }
    }
    let refusing = Headless(Form(1, accept: { old, _ in old }, control: options))
    _ = refusing.takePatches()
    try refusing.picker().select("option 3")
    #expect(try refusing.picker().value == "option 1")
    #expect(refusing.takePatches().count == 1)
    let clamping = Headless(Form(1, accept: { min($1, 2) }, control: options))
    try clamping.picker().select("option 4")
    #expect(try clamping.picker().value == "option 2")
    #expect(clamping.shows("value 2"))
  }

  @Test("A picker follows its options as they change, and shows none when its choice is gone")
  func pickerOptions() throws {
    struct Screen: View {
      @State private var chosen = 2
      @State private var count = 3
      var body: some View {
        Picker("P", selection: $chosen) { ForEach(0..<count, id: \.self) { Text(verbatim: "option \($0)") } }
        Stepper("S", value: $count)
      }
    }
    let screen = Headless(Screen())
    #expect(try screen.picker().value == "option 2")
    try screen.find(.stepper).decrement()
    #expect(try screen.picker().value == nil)
    #expect(try screen.picker().options.count == 2)
    try screen.find(.stepper).increment()
    #expect(try screen.picker().value == "option 2")
  }
}
