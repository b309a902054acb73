import Foundation
import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuHeadless

private struct Card: View {
  @State private var place = CGSize.zero
  @State private var moves = 0
  @GestureState private var offset = CGSize.zero
  var body: some View {
    Text(verbatim: "at \(place.width) moving \(offset.width) told \(moves)")
      .gesture(
        DragGesture(minimumDistance: 4)
          .updating($offset) { value, offset, _ in offset = value.translation }
          .onChanged { _ in moves += 1 }
          .onEnded { place.width += $0.translation.width })
  }
}

@Suite @MainActor struct GestureTests {
  @Test("A gesture's state lasts as long as the gesture, what it ended with stays")
  func drag() throws {
    let screen = Headless(Card())
    #expect(screen.text == "at 0.0 moving 0.0 told 0")
    try screen.find(.gestureArea).drag(by: CGSize(width: 30, height: 5)) {
      #expect(screen.text == "at 0.0 moving 30.0 told 1")
    }
    #expect(screen.text == "at 30.0 moving 0.0 told 1")
  }

  @Test("A gesture that is called off ends nothing, and its state goes back")
  func calledOff() throws {
    let screen = Headless(Card())
    let area = try screen.find(.gestureArea)
    try area.drag(by: CGSize(width: 30, height: 0)) {
      try area.callOff()
      #expect(screen.text == "at 0.0 moving 0.0 told 1")
    }
  }

  @Test("Taps and long presses")
  func tapAndHold() throws {
    struct Screen: View {
      @State private var log = ""
      @GestureState private var isPressing = false
      var body: some View {
        Text(verbatim: "tap").gesture(TapGesture().onEnded { log += "t" })
        Text(verbatim: "hold").gesture(
          LongPressGesture(minimumDuration: 1).updating($isPressing) { now, state, _ in state = now }
            .onEnded { _ in log += "h" })
        Text(verbatim: "off").gesture(TapGesture().onEnded { log += "x" }, including: .none)
        Text(verbatim: "<\(log) \(isPressing)>")
      }
    }
    let screen = Headless(Screen())
    let areas = screen.all(.gestureArea)
    #expect(areas.map(\.text) == ["tap", "hold"])
    try areas[0].tap()
    try areas[1].longPress { #expect(screen.text.contains("<t true>")) }
    #expect(screen.text.contains("<th false>"))
  }

  @Test("A gesture of one's own is made of others")
  func composed() throws {
    struct TwoTaps: Gesture {
      let action: () -> Void
      var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").gesture(TwoTaps { count += 1 }) }
    }
    let screen = Headless(Screen())
    try screen.find(.gestureArea).tap()
    #expect(screen.text == "1")
  }

  @Test("What is no place is dropped", arguments: ["", "1,2,3", "nan,0,0,0", "1e999,0,0,0", "a,b,c,d"])
  func nonsense(text: String) throws {
    let screen = Headless(Card())
    let area = try screen.find(.gestureArea).element
    _ = screen.root.dispatch(ElementEvent(.drag, value: .text(text)), to: area.id)
    screen.settle()
    #expect(screen.text == "at 0.0 moving 0.0 told 0")
  }
}
