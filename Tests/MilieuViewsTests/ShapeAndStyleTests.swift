import Foundation
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct ShapeAndStyleTests {
  private func tree(_ view: some View) -> String { Headless(view).tree }

  @Test("Shapes are filled with the foreground unless another style is said")
  func shapes() {
    #expect(tree(Rectangle()) == "shape outline=rectangle paint=level 0")
    #expect(tree(RoundedRectangle(cornerRadius: 4)) == "shape outline=rounded rectangle 4.0 paint=level 0")
    #expect(tree(RoundedRectangle(cornerRadius: 4, style: .circular).fill()).hasSuffix("paint=level 0"))
    #expect(tree(Capsule(style: .continuous).fill(.red)) == "shape outline=capsule paint=red")
    #expect(tree(Ellipse().fill(Color.red)) == "shape outline=ellipse paint=red")
    #expect(tree(Circle().fill(.red.opacity(0.5))) == "shape outline=circle paint=red 50%")
  }

  @Test("A stroke is drawn along the outline, a border inside it")
  func strokes() {
    #expect(tree(Circle().stroke(.red)) == "shape outline=circle stroke=red lineWidth=1")
    #expect(tree(Circle().stroke(Color.red, lineWidth: 2)) == "shape outline=circle stroke=red lineWidth=2")
    #expect(tree(Capsule().stroke(lineWidth: 3)) == "shape outline=capsule stroke=level 0 lineWidth=3")
    #expect(
      tree(Rectangle().strokeBorder(.red, lineWidth: 2))
        == "shape outline=rectangle stroke=red lineWidth=2 strokesInside=true")
    #expect(tree(Circle().strokeBorder()).hasSuffix("stroke=level 0 lineWidth=1 strokesInside=true"))
  }

  @Test("Shapes by their leading-dot names are the same shapes")
  func dotShapes() {
    #expect(tree(Text("x").clipShape(.rect)) == tree(Text("x").clipShape(Rectangle())))
    #expect(tree(Text("x").clipShape(.rect(cornerRadius: 3))) == tree(Text("x").cornerRadius(3)))
    #expect(tree(Text("x").clipShape(.capsule)) == tree(Text("x").clipShape(Capsule())))
    #expect(tree(Text("x").clipShape(.circle)) == tree(Text("x").clipShape(Circle())))
    #expect(tree(Text("x").clipShape(.ellipse)) == tree(Text("x").clipShape(Ellipse())))
    #expect(tree(Text("x").clipped()) == tree(Text("x").clipShape(.rect)))
  }

  @Test("Styles by their leading-dot names are what they stand for")
  func dotStyles() {
    func foreground(_ style: some ShapeStyle) -> String { tree(HStack {}.foregroundStyle(style)) }
    #expect(foreground(.primary) == "style foreground=level 0\n  hstack")
    #expect(foreground(.secondary).hasPrefix("style foreground=level 1"))
    #expect(foreground(.tertiary).hasPrefix("style foreground=level 2"))
    #expect(foreground(.quaternary).hasPrefix("style foreground=level 3"))
    #expect(foreground(.tint).hasPrefix("style foreground=tint"))
    #expect(foreground(.background).hasPrefix("style foreground=background"))
    #expect(foreground(.red) == foreground(Color.red))
    #expect(foreground(AnyShapeStyle(.red)) == foreground(.red))
    #expect(
      foreground(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        == foreground(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    #expect(tree(VStack { Text("x") }.foregroundStyle(.red, .blue)).hasPrefix("style foreground=red"))
    #expect(tree(VStack { Text("x") }.foregroundStyle(.red, .blue, .green)).hasPrefix("style foreground=red"))
    let screen = Headless(
      VStack {
        Text("x").foregroundStyle(.red, .blue); Text("y").lineLimit(1...2)
      }.foregroundStyle(.red, .blue))
    #expect(screen.reports.count == 2, "each thing that is not done is said once")
  }

  @Test("A conditional colour needs no type to be said", arguments: [true])
  func conditional(isOn: Bool) {
    #expect(tree(VStack {}.foregroundStyle(isOn ? .red : .primary)).hasPrefix("style foreground=red"))
    #expect(tree(VStack {}.foregroundColor(isOn ? nil : .red)).hasPrefix("style foreground=level 0"))
    #expect(tree(Text("x").background(isOn ? Color.red : .clear)).hasPrefix("background paint=red"))
    #expect(
      tree(Text("x").background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.red))).hasPrefix("background paint=tint"))
  }

  @Test("Gradients of colours, of stops and of a gradient agree")
  func gradients() {
    let colors = LinearGradient(colors: [.red, .green, .blue], startPoint: .leading, endPoint: .trailing)
    let stops = LinearGradient(
      stops: [.init(color: .red, location: 0), .init(color: .green, location: 0.5), .init(color: .blue, location: 1)],
      startPoint: .leading, endPoint: .trailing)
    let gradient = LinearGradient(
      gradient: Gradient(colors: [.red, .green, .blue]), startPoint: .leading, endPoint: .trailing)
    #expect(colors == stops && colors == gradient)
    #expect(Gradient(colors: []).stops.isEmpty && Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test("A colour is a view that fills its place")
  func colorView() {
    #expect(tree(Color.red) == "color paint=red")
    #expect(tree(Color("Brand").opacity(0.5)) == "color paint=Brand 50%")
  }
}
