import MilieuEnvironment
import MilieuHeadless
import MilieuObservation
import MilieuRuntime
import MilieuViews
import Observation
import Testing

private final class Session: ObservableObject {
  @Published var user = "nobody"
}

private struct UserView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(verbatim: session.user) }
}

/// Has the object at hand, and reads it only when it is told to.
private struct BystanderView: View {
  @EnvironmentObject private var session: Session
  @Environment(\.count) private var count
  var body: some View { Text(verbatim: count == 0 ? "idle" : session.user) }
}

private typealias Property = KeyPath<WideModel, Int>

private struct PropertyView: View {
  let model: WideModel
  let property: Property
  var body: some View { Text(verbatim: "\(model[keyPath: property])") }
}

@Suite @MainActor struct ManyReadersTests {
  @Test(
    "Among 1,000 views that have an object of the environment at hand, its change costs those that read it",
    arguments: [0, 1, 20])
  func environmentObject(readers: Int) {
    let session = Session()
    let screen = Headless(
      VStack {
        ForEach(0..<1000) { _ in BystanderView() }
        ForEach(0..<readers) { _ in UserView() }
      }.environmentObject(session))
    for user in ["Ada", "Bob"] {
      let cost = screen.cost { session.user = user }
      #expect(cost.bodies == readers)
      #expect(cost.nodesVisited == 2 * readers, "each reader and its text")
      #expect(cost.patches == readers)
      #expect(screen.all(.text).count { $0.text == user } == readers)
    }
  }

  @Test("A view that begins to read an object hears of it from then on")
  func beginsToRead() {
    let session = Session()
    let screen = Headless(BystanderView().environmentObject(session))
    let idle = screen.cost { session.user = "Ada" }
    #expect(idle.turns == 0, "nobody listens yet")
    screen.setEnvironment { $0.count = 1 }
    #expect(screen.text == "Ada")
    #expect(screen.cost { session.user = "Bob" }.bodies == 1)
    #expect(screen.text == "Bob")
    screen.setEnvironment { $0.count = 0 }
    #expect(screen.cost { session.user = "Cy" }.bodies == 0)
    #expect(screen.text == "idle")
  }

  @Test("A property of an object of fifty, read by 1,000 views, costs its own twenty readers")
  func wideObject() {
    let model = WideModel()
    let screen = Headless(
      VStack { ForEach(0..<1000) { PropertyView(model: model, property: WideModel.properties[$0 % 50]) } })
    for value in 1...2 {
      let cost = screen.cost { model.p7 = value }
      #expect(cost.bodies == 20)
      #expect(cost.nodesVisited == 2 * 20, "each reader and its text")
      #expect(cost.patches == 20)
      #expect(screen.all(.text).count { $0.text == "\(value)" } == 20)
    }
  }
}

@Observable
private final class WideModel {
  var p0 = 0
  var p1 = 0
  var p2 = 0
  var p3 = 0
  var p4 = 0
  var p5 = 0
  var p6 = 0
  var p7 = 0
  var p8 = 0
  var p9 = 0
  var p10 = 0
  var p11 = 0
  var p12 = 0
  var p13 = 0
  var p14 = 0
  var p15 = 0
  var p16 = 0
  var p17 = 0
  var p18 = 0
  var p19 = 0
  var p20 = 0
  var p21 = 0
  var p22 = 0
  var p23 = 0
  var p24 = 0
  var p25 = 0
  var p26 = 0
  var p27 = 0
  var p28 = 0
  var p29 = 0
  var p30 = 0
  var p31 = 0
  var p32 = 0
  var p33 = 0
  var p34 = 0
  var p35 = 0
  var p36 = 0
  var p37 = 0
  var p38 = 0
  var p39 = 0
  var p40 = 0
  var p41 = 0
  var p42 = 0
  var p43 = 0
  var p44 = 0
  var p45 = 0
  var p46 = 0
  var p47 = 0
  var p48 = 0
  var p49 = 0

  @MainActor static let properties: [Property] = [
    \.p0, \.p1, \.p2, \.p3, \.p4, \.p5, \.p6, \.p7, \.p8, \.p9,
    \.p10, \.p11, \.p12, \.p13, \.p14, \.p15, \.p16, \.p17, \.p18, \.p19,
    \.p20, \.p21, \.p22, \.p23, \.p24, \.p25, \.p26, \.p27, \.p28, \.p29,
    \.p30, \.p31, \.p32, \.p33, \.p34, \.p35, \.p36, \.p37, \.p38, \.p39,
    \.p40, \.p41, \.p42, \.p43, \.p44, \.p45, \.p46, \.p47, \.p48, \.p49,
  ]
}
