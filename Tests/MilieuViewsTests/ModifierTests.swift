import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct ModifierTests {
  private func tree(_ view: some View) -> String { Headless(view).tree }

  @Test("Padding of every form")
  func padding() {
    #expect(tree(Text("x").padding()) == "padding insets=16.0 16.0 16.0 16.0\n  text \"x\"")
    #expect(tree(Text("x").padding(4)) == "padding insets=4.0 4.0 4.0 4.0\n  text \"x\"")
    #expect(tree(Text("x").padding(.horizontal, 2)) == "padding insets=0.0 2.0 0.0 2.0\n  text \"x\"")
    #expect(tree(Text("x").padding([.top, .leading])) == "padding insets=16.0 16.0 0.0 0.0\n  text \"x\"")
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(tree(Text("x").padding(insets)) == "padding insets=1.0 2.0 3.0 4.0\n  text \"x\"")
  }

  @Test("Frames of every form")
  func frames() {
    #expect(tree(Text("x").frame(width: 10, height: 20)) == "frame frame=width 10.0, height 20.0\n  text \"x\"")
    #expect(
      tree(Text("x").frame(maxWidth: .infinity, alignment: .leading))
        == "frame frame=maxWidth inf alignment=center leading\n  text \"x\"")
    #expect(tree(Text("x").frame(minWidth: 1, maxHeight: 9)) == "frame frame=minWidth 1.0, maxHeight 9.0\n  text \"x\"")
    #expect(tree(Text("x").fixedSize()) == "fixedSize fixesWidth=true fixesHeight=true\n  text \"x\"")
  }

  @Test("Backgrounds and overlays: a style, a style in a shape, a view")
  func layers() {
    #expect(tree(Text("x").background(.red)) == "background paint=red\n  text \"x\"")
    #expect(tree(Text("x").background(Color.red.opacity(0.5))) == "background paint=red 50%\n  text \"x\"")
    #expect(tree(Text("x").background(.blue, in: Capsule())) == "background paint=blue outline=capsule\n  text \"x\"")
    #expect(tree(Text("x").background { Circle() }).hasPrefix("background\n  text \"x\"\n  layer\n    shape"))
    #expect(
      tree(Text("x").overlay(alignment: .top) { Text("y") })
        == "overlay alignment=top center\n  text \"x\"\n  layer\n    text \"y\"")
    #expect(tree(Text("x").border(.red, width: 2)) == "border paint=red lineWidth=2\n  text \"x\"")
    #expect(tree(Text("x").cornerRadius(8)) == "clip outline=rounded rectangle 8.0\n  text \"x\"")
    #expect(tree(Text("x").clipShape(Circle())) == "clip outline=circle\n  text \"x\"")
    #expect(tree(Text("x").opacity(0.5)) == "opacity opacity=0.5\n  text \"x\"")
  }

  struct Fancy: View {
    @State private var isLarge = false
    let count: Int

    var body: some View {
      VStack {
        Button("size") { isLarge.toggle() }
        VStack { ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") } }
          .font(isLarge ? .title : .body)
          .foregroundStyle(isLarge ? .red : .blue)
      }
    }
  }

  @Test("A look that content inherits is one patch, however much is inside", arguments: [1, 1000])
  func inheritedLooks(count: Int) throws {
    let screen = Headless(Fancy(count: count))
    let cost = try screen.cost { try screen.button("size").tap() }
    #expect(cost.patches == 2, "the font and the colour, each on the element that carries it")
    #expect(cost.bodies == 1)
  }

  @Test("Looks reach the environment too")
  func looksAsValues() {
    struct Reading: View {
      @Environment(\.font) private var font
      @Environment(\.lineLimit) private var lineLimit
      @Environment(\.multilineTextAlignment) private var alignment
      @Environment(\.isEnabled) private var isEnabled

      var body: some View {
        Text(verbatim: "\(font?.description ?? "none") \(lineLimit ?? 0) \(alignment) \(isEnabled)")
      }
    }
    let screen = Headless(
      Reading().font(.title.bold()).lineLimit(2).multilineTextAlignment(.trailing).disabled(true))
    #expect(screen.text == "title weight 700 2 trailing false")
    #expect(Headless(Reading()).text == "none 0 leading true")
  }

  @Test("What is hidden keeps its place, is not read, and takes no event")
  func hidden() throws {
    var taps = 0
    let screen = Headless(
      VStack {
        Button("Hidden") { taps += 1 }.hidden(); Text("seen")
      })
    #expect(screen.text == "seen")
    let button = try #require(screen.all(.button).first)
    #expect(throws: HeadlessError.self) { try button.tap() }
    #expect(taps == 0)
  }

  @Test("Accessibility modifiers belong to the view's own element; of two the inner wins")
  func accessibility() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Button("x") { count += 1 }
          .accessibilityLabel("Count \(count)")
          .accessibilityLabel("outer")
          .accessibilityIdentifier("counter")
          .help("adds one")
      }
    }
    let screen = Headless(Counting())
    try screen.find(identifier: "counter").tap()
    #expect(try screen.find(identifier: "counter").accessibilityLabel == "Count 1")
    #expect(screen.tree.contains("help=\"adds one\""))
    let hidden = Headless(HStack { Image(systemName: "star").accessibilityHidden(true) })
    #expect(hidden.tree.contains("isUnspoken=true"))
  }

  @Test("A title stands above its screen as a heading")
  func title() {
    #expect(tree(Text("x").navigationTitle("Home")) == "titled title=\"Home\"\n  text \"x\"")
  }

  @Test("A tap on a view that listens runs its action")
  func tap() throws {
    struct Tapping: View {
      @State private var taps = 0
      var body: some View { Text("\(taps) taps").onTapGesture { taps += 1 } }
    }
    let screen = Headless(Tapping())
    try screen.find(.tapArea).tap()
    #expect(screen.text == "1 taps")
  }

  @Test("Styles of controls reach those inside, and the nearest wins")
  func styles() {
    let screen = Headless(
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.plain)
        TextField("c", text: .constant("")).textFieldStyle(.roundedBorder)
        List { Text("d") }.listStyle(.insetGrouped)
      }
      .buttonStyle(BorderedProminentButtonStyle()))
    #expect(screen.tree.contains("button style=\"prominent\"\n    text \"a\""))
    #expect(screen.tree.contains("button style=\"plain\"\n    text \"b\""))
    #expect(screen.tree.contains("style=\"rounded\""))
    #expect(screen.tree.contains("list style=\"insetGrouped\""))
  }

  @Test("Colours given in other terms are the same colours")
  func colors() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1).description == "#ff0000")
    #expect(Color(white: 0.5).description == "#808080")
    #expect(Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5).description == "#bcbcbc")
    #expect(Color.red.opacity(0.5).opacity(0.5).description == "red 25%")
  }
}
