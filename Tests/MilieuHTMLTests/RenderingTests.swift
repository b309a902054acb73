import Foundation
import MilieuHTML
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Rendering")
struct RenderingTests {
  private func node(_ view: some View, _ name: String) throws -> PageNode {
    try #require(Page(view).top.first(class: name))
  }

  @Test("A text is a span with its words, and a part of it that looks different a span inside")
  func text() throws {
    #expect(try Page(Text("Hello")).top.outline().contains("span class=“text” id=“e2”\n  “Hello”"))
    let runs = try node(Text("a") + Text("b").bold().underline(), "text")
    #expect(runs.text == "ab")
    #expect(runs.first("span")?.children.last?.attributes["style"] == "font-weight:700;text-decoration:underline")
  }

  @Test("A line along a shape lies half outside, and a border inside")
  func lines() throws {
    func offset(_ view: some View) throws -> String? {
      try Page(view).top.all { $0.attributes["style"]?.contains("outline-offset") == true }.first?.attributes["style"]
    }
    #expect(try offset(Rectangle().stroke(.red, lineWidth: 4))?.contains("outline-offset:-2px") == true)
    #expect(try offset(Rectangle().strokeBorder(.red, lineWidth: 4))?.contains("outline-offset:-4px") == true)
  }

  @Test("A design of type is a family, for what inherits it and for a part of a text")
  func designs() throws {
    let all = try Page(VStack { Text("a").fontDesign(.serif) + Text("b") }.fontDesign(.rounded)).top.outline()
    #expect(all.contains("font-family:var(--serif)") && all.contains("font-family:var(--rounded)"))
  }

  @Test("A button says what it is, how it looks, and whether it can be pressed")
  func button() throws {
    let button = try #require(
      Page(Button("Delete", role: .destructive) {}.buttonStyle(.bordered).disabled(true)).top.first("button"))
    #expect(button.attributes["type"] == "button")
    #expect(button.attributes["disabled"] == "")
    #expect(button.classes == ["button", "s-bordered", "r-destructive"])
  }

  @Test(
    "A link leads only where it can do no harm",
    arguments: [
      ("https://swift.org/a?b=c&d", true), ("mailto:a@b.org", true), ("tel:123", true), ("/place", true),
      ("#part", true),
      ("javascript:alert(1)", false), ("JavaScript:alert(1)", false),
      ("data:text/html,x", false), ("vbscript:x", false), ("file:///etc/passwd", false),
    ])
  func link(address: String, isSafe: Bool) throws {
    let url = try #require(URL(string: address))
    let link = try #require(Page(Link("Go", destination: url)).top.first("a"))
    #expect(link.attributes["href"] == (isSafe ? address : nil))
    #expect(link.attributes["rel"] == (isSafe ? "noopener" : nil))
    #expect(link.attributes["target"] == (address.hasPrefix("https") ? "_blank" : nil))
  }

  @Test("A field carries its words, its prompt and its name")
  func field() throws {
    let field = try node(TextField("Name", text: .constant("Ada"), prompt: Text("Your name")), "field")
    #expect(field.tag == "input")
    #expect(field.attributes["value"] == "Ada")
    #expect(field.attributes["placeholder"] == "Your name")
    #expect(field.attributes["aria-label"] == "Name")
    let secret = try node(SecureField("Password", text: .constant("")), "field")
    #expect(secret.attributes["type"] == "password")
    let area = try node(TextField("Notes", text: .constant("\nsecond"), axis: .vertical), "field")
    #expect(area.tag == "textarea")
    #expect(area.text == "\nsecond")
  }

  @Test("A toggle is a real checkbox in a label, announced as a switch")
  func toggle() throws {
    let toggle = try node(Toggle("Sound", isOn: .constant(true)), "toggle")
    let box = try #require(toggle.first("input"))
    #expect(toggle.tag == "label")
    #expect(toggle.text == "Sound")
    #expect(box.attributes["type"] == "checkbox")
    #expect(box.attributes["role"] == "switch")
    #expect(box.attributes["checked"] == "")
  }

  @Test("A picker is a menu, or radio buttons where its options are all shown")
  func picker() throws {
    func view(_ style: some PickerStyle) -> some View {
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(0)
        Text("M").tag(1)
      }.pickerStyle(style)
    }
    let menu = try node(view(.menu), "picker")
    #expect(menu.first("select")?.attributes["aria-label"] == "Size")
    #expect(menu.all { $0.attributes["selected"] != nil }.map(\.text) == ["M"])
    let radios = try node(view(.segmented), "picker")
    #expect(radios.attributes["role"] == "radiogroup")
    #expect(radios.attributes["aria-label"] == "Size")
    #expect(radios.all { $0.attributes["type"] == "radio" }.map { $0.attributes["checked"] } == [nil, ""])
  }

  @Test("A stepper at a bound cannot go on")
  func stepper() throws {
    let buttons = try node(Stepper("Count", value: .constant(3), in: 0...3), "stepper").all { $0.tag == "button" }
    #expect(buttons.map { $0.attributes["data-e"] } == ["decrement", "increment"])
    #expect(buttons.map { $0.attributes["disabled"] } == [nil, ""])
  }

  @Test("A slider is a range with its bounds and step")
  func slider() throws {
    let range = try #require(
      Page(Slider(value: .constant(2.5), in: 0...10, step: 0.5) { Text("Level") }).top.first("input"))
    for (name, value) in [
      "type": "range", "min": "0", "max": "10", "step": "0.5", "value": "2.5", "aria-label": "Level",
    ] {
      #expect(range.attributes[name] == value)
    }
  }

  @Test("Progress has a bar when its end is known, else a spinner with a role")
  func progress() throws {
    #expect(try Page(ProgressView(value: 0.25)).top.first("progress")?.attributes["value"] == "0.25")
    let spinner = try node(ProgressView("Loading"), "spinner")
    #expect(spinner.attributes["role"] == "progressbar")
    #expect(spinner.attributes["aria-label"] == "Loading")
  }

  @Test("Rows of a list are list items, in a section between its heading and its note")
  func list() throws {
    let page = try Page(
      List {
        Section {
          Text("One").foregroundStyle(.red)
          Text("Two")
        } header: {
          Text("Heading")
        } footer: {
          Text("Note")
        }
      })
    let section = try #require(page.top.first(class: "section"))
    #expect(section.children.map(\.text) == ["Heading", "OneTwo", "Note"])
    #expect(section.children[0].attributes["role"] == "heading")
    #expect(section.children[1].attributes["role"] == "list")
    #expect(page.top.all { $0.attributes["role"] == "listitem" }.map(\.text) == ["One", "Two"])
  }

  @Test("A row that can be chosen can be reached and pressed with the keyboard")
  func selection() throws {
    let page = try Page(List(selection: .constant(Int?.some(1))) { ForEach(0..<2, id: \.self) { Text("\($0)") } })
    let rows = page.top.all { $0.classes.contains("row") }
    #expect(rows.map { $0.attributes["tabindex"] } == ["0", "0"])
    #expect(rows.map { $0.attributes["aria-current"] } == [nil, "true"])
  }

  @Test("A symbol beside words is silent; one that is all of a button, or unknown, says its name")
  func symbols() throws {
    let quiet = try node(Label("Star", systemImage: "star"), "image")
    #expect(quiet.attributes["aria-hidden"] == "true")
    #expect(quiet.first("path") != nil)
    let alone = try node(
      Button {
      } label: {
        Image(systemName: "square.and.arrow.up")
      }, "image")
    #expect(alone.attributes["aria-label"] == "square and arrow up")
    #expect(try node(Image(systemName: "no.such"), "image").first(class: "missing") != nil)
  }

  @Test("What is hidden is out of reach for eyes, ears and keys")
  func hidden() throws {
    let hidden = try node(Button("Secret") {}.hidden(), "unseen")
    #expect(hidden.attributes["aria-hidden"] == "true")
    #expect(hidden.attributes["inert"] == "")
  }

  @Test("An area that takes taps is a button for the keyboard and for assistive technologies")
  func tapArea() throws {
    let area = try node(Text("Twice").onTapGesture(count: 2) {}, "tap")
    #expect(area.attributes["role"] == "button")
    #expect(area.attributes["tabindex"] == "0")
    #expect(area.attributes["data-n"] == "2")
    #expect(try node(Text("Off").onTapGesture {}.disabled(true), "tap").attributes["tabindex"] == nil)
  }

  @Test("Accessibility labels, identifiers and hints are attributes")
  func accessibility() throws {
    let text = try node(
      Text("3").accessibilityLabel("Three stars").accessibilityIdentifier("rating").help("Rating"), "text")
    #expect(text.attributes["aria-label"] == "Three stars")
    #expect(text.attributes["role"] == "img")
    #expect(text.attributes["data-testid"] == "rating")
    #expect(text.attributes["title"] == "Rating")
    #expect(try node(Text("x").accessibilityHidden(true), "text").attributes["aria-hidden"] == "true")
  }

  @Test("Looks are inherited through one node that has no box of its own")
  func looks() throws {
    let style = try node(HStack { Text("x") }.font(.title).foregroundStyle(.orange).lineLimit(2).bold(), "f-title")
    #expect(style.classes.contains("style"))
    #expect(
      try node(HStack { Text("x") }.foregroundStyle(.orange), "fg").attributes["style"] == "--l0:var(--orange-ink)")
    #expect(try node(HStack { Text("x") }.font(.system(size: 20)), "f").attributes["style"] == "font-size:1.25rem")
    #expect(try node(HStack { Text("x") }.environment(\.colorScheme, .dark), "dark").classes.contains("style"))
    #expect(
      try node(HStack { Text("x") }.environment(\.layoutDirection, .rightToLeft), "style").attributes["dir"] == "rtl")
  }

  @Test("Frames, padding and shapes are written from numbers and colours")
  func boxes() throws {
    let frame = try node(Color.blue.opacity(0.5).frame(width: 40, height: 20, alignment: .topTrailing), "frame")
    #expect(frame.attributes["style"] == "align-items:start;justify-items:end;width:40px;height:20px")
    #expect(
      frame.children.first?.attributes["style"] == "background:color-mix(in srgb,var(--blue) 50%,transparent)")
    let odd = try node(Text("x").frame(width: .nan, height: -1), "frame")
    #expect(odd.attributes["style"] == "width:0px;height:0px")
    let padded = try node(Text("x").padding(.leading, 4), "box")
    #expect(padded.attributes["style"] == "padding-block:0px 0px;padding-inline:4px 0px")
  }

  @Test("What grows with the window says so, unless something around it has a height of its own")
  func growth() throws {
    let spacer = VStack {
      Text("Top")
      Spacer()
    }
    #expect(try node(spacer, "spacer").classes.contains("y"))
    #expect(try !node(spacer.frame(height: 100), "spacer").classes.contains("y"))
    #expect(try node(HStack { Spacer() }, "spacer").classes == ["spacer", "h", "x"])
  }

  @Test("Ten thousand rows take tens of milliseconds")
  func speed() throws {
    let root = ViewRoot(List { ForEach(0..<10_000, id: \.self) { Text("Row \($0)") } })
    root.settle()
    let start = ContinuousClock.now
    let html = HTMLRenderer.html(of: root.elements.root)
    let duration = ContinuousClock.now - start
    #expect(html.utf8.count > 500_000)
    // Without optimisation it takes many times as long.
    #expect(duration < .seconds(3))
    if ProcessInfo.processInfo.environment["MILIEU_TIMES"] != nil { print("10,000 rows: \(duration)") }
  }
}
