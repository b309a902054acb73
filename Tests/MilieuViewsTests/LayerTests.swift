import Foundation
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct LayerTests {
  private func tree(_ view: some View) -> String { Headless(view).tree }

  @Test("A background of every form")
  func backgrounds() {
    let text = Text("x")
    #expect(tree(text.background()) == "background paint=background\n  text \"x\"")
    #expect(tree(text.background(.background)) == tree(text.background()))
    #expect(tree(text.background(Color.red)) == tree(text.background(.red)))
    #expect(tree(text.background(.red, ignoresSafeAreaEdges: .top)) == tree(text.background(.red)))
    #expect(tree(text.background(in: Circle())) == "background paint=background outline=circle\n  text \"x\"")
    #expect(tree(text.background(.red, in: .capsule)) == "background paint=red outline=capsule\n  text \"x\"")
    #expect(
      tree(text.background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))).hasPrefix(
        "background paint=gradient"))
    let layer = "background\n  text \"x\"\n  layer\n    shape outline=circle paint=level 0"
    #expect(tree(text.background(Circle())) == layer)
    #expect(tree(text.background { Circle() }) == layer)
    #expect(
      tree(text.background(Text("y"), alignment: .topLeading)).hasPrefix("background alignment=top leading\n"))
    #expect(tree(text.background(Circle().fill(.red))).hasSuffix("paint=red"))
  }

  @Test("An overlay of every form")
  func overlays() {
    let text = Text("x")
    #expect(tree(text.overlay(Text("y"))) == "overlay\n  text \"x\"\n  layer\n    text \"y\"")
    #expect(tree(text.overlay { Text("y") }) == tree(text.overlay(Text("y"))))
    #expect(
      tree(text.overlay(Text("y"), alignment: .bottom)) == tree(text.overlay(alignment: .bottom) { Text("y") }))
    #expect(tree(text.overlay(.red)).hasSuffix("shape outline=rectangle paint=red"))
    #expect(tree(text.overlay(Color.red)) == tree(text.overlay(.red)))
    #expect(tree(text.overlay(.red, in: Circle())).hasSuffix("shape outline=circle paint=red"))
    #expect(tree(text.overlay(Circle().stroke(.red, lineWidth: 2))).hasSuffix("stroke=red lineWidth=2"))
    #expect(tree(text.border(.red)).hasPrefix("border paint=red lineWidth=1"))
  }

  @Test("Controls in a layer act, and state in one lasts while what it lies on changes")
  func statefulLayer() throws {
    struct Badge: View {
      @State private var count = 0
      var body: some View { Button("badge \(count)") { count += 1 } }
    }
    struct Badged: View {
      @State private var isLong = false
      var body: some View {
        VStack {
          Text(isLong ? "a longer text" : "text").overlay(alignment: .topTrailing) { Badge() }.background { Badge() }
          Button("Lengthen") { isLong = true }
        }
      }
    }
    let screen = Headless(Badged())
    for badge in screen.all(.button).prefix(2) { try badge.tap() }
    try screen.button("Lengthen").tap()
    #expect(screen.text == "a longer text badge 1 badge 1 Lengthen")
  }

  struct Switching: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Switch") { isOn.toggle() }
        Text("x")
          .padding(isOn ? 4 : 8).frame(width: isOn ? 10 : 20).opacity(isOn ? 1 : 0.5).background(isOn ? .red : .blue)
          .border(isOn ? .red : .blue).cornerRadius(isOn ? 1 : 2).disabled(isOn)
          .shadow(radius: isOn ? 1 : 2)
      }
    }
  }

  @Test("A modifier whose value changes is one patch, and keeps the view inside")
  func modifierChanges() throws {
    let screen = Headless(Switching())
    let cost = try screen.cost { try screen.button("Switch").tap() }
    #expect(cost.patches == 7 && cost.bodies == 1)
    #expect(screen.tree.contains("padding insets=4.0 4.0 4.0 4.0"))
  }
}
