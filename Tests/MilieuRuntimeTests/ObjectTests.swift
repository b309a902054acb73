import MilieuHeadless
import MilieuObservation
import MilieuRuntime
import MilieuViews
import Observation
import Testing

private final class Session: ObservableObject {
  @Published var user = "nobody"
  @Published var visits = 0
  var isLoggedIn: Bool { user != "nobody" }
  nonisolated(unsafe) static var made = 0
  init() { Self.made += 1 }
}

private final class Guarded: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0
  func add() {
    objectWillChange.send()
    count += 1
  }
}

@Observable
private final class CountModel {
  var count = 0
  nonisolated(unsafe) static var made = 0
  init() { Self.made += 1 }
}

@Observable
private final class NameModel {
  var name = "Ada"
  var age = 30
}

private struct UserView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(verbatim: session.user) }
}

/// Declares the object and does not read it.
private struct IdleView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(verbatim: "idle") }
}

@Suite @MainActor struct ObjectTests {
  @Test("An object in the environment redraws the views that read it, and no others")
  func readersOnly() {
    let session = Session()
    let screen = Headless(
      VStack {
        UserView()
        IdleView()
        Text(verbatim: "beside")
      }.environmentObject(session))
    #expect(screen.text == "nobody idle beside")
    #expect(screen.cost { session.user = "Ada" }.bodies == 1)
    #expect(screen.text == "Ada idle beside")
    // As SwiftUI: an object tells that it changes, not which property does.
    #expect(screen.cost { session.visits += 1 }.bodies == 1)
    #expect(screen.reports.isEmpty)
  }

  @Test("Several changes before a turn redraw once")
  func coalesced() {
    let session = Session()
    let screen = Headless(UserView().environmentObject(session))
    let cost = screen.cost { for number in 0..<100 { session.user = "\(number)" } }
    #expect(cost.bodies == 1)
    #expect(screen.text == "99")
  }

  @Test("The object of a StateObject is made once, when its view first stands, and lives as long")
  func stateObject() {
    struct Owner: View {
      let label: String
      @StateObject private var session = Session()
      var body: some View {
        Button(label + session.user) { session.user += "!" }
      }
    }
    struct Screen: View {
      @State private var label = "a"
      @State private var isShown = true
      var body: some View {
        Button("rename") { label += "a" }
        Button("toggle") { isShown.toggle() }
        if isShown { Owner(label: label) }
      }
    }
    let made = Session.made
    let screen = Headless(Screen())
    #expect(Session.made == made + 1)
    try? screen.button("anobody").tap()
    try? screen.button("rename").tap()
    #expect(screen.text == "rename toggle aanobody!")
    #expect(Session.made == made + 1)
    try? screen.button("toggle").tap()
    try? screen.button("toggle").tap()
    #expect(screen.text == "rename toggle aanobody")
    #expect(Session.made == made + 2)
  }

  @Test("An observed object may be replaced by another; the first concerns the view no more")
  func observedObject() {
    struct Label: View {
      @ObservedObject var session: Session
      var body: some View { Text(verbatim: session.user) }
    }
    struct Screen: View {
      let sessions: [Session]
      @State private var index = 0
      var body: some View {
        Button("next") { index += 1 }
        Label(session: sessions[index])
      }
    }
    let sessions = [Session(), Session()]
    sessions[1].user = "Bob"
    let screen = Headless(Screen(sessions: sessions))
    try? screen.button("next").tap()
    #expect(screen.text == "next Bob")
    #expect(screen.cost { sessions[0].user = "Eve" }.bodies == 0)
    #expect(screen.cost { sessions[1].user = "Cleo" }.bodies == 1)
    #expect(screen.text == "next Cleo")
  }

  @Test("A child that writes and reads through a binding is redrawn, and only it")
  func projectedBinding() {
    struct Field: View {
      @Binding var name: String
      var body: some View { Text(verbatim: name) }
    }
    struct Screen: View {
      @ObservedObject var session: Session
      var body: some View { Field(name: $session.user) }
    }
    let session = Session()
    let screen = Headless(Screen(session: session))
    #expect(screen.cost { session.user = "Ada" }.bodies == 1)
    #expect(screen.text == "Ada")
  }

  @Test("An object with a publisher of its own redraws when that is sent")
  func customPublisher() {
    struct Counter: View {
      @ObservedObject var guarded: Guarded
      var body: some View { Button("\(guarded.count)") { guarded.add() } }
    }
    let screen = Headless(Counter(guarded: Guarded()))
    try? screen.button("0").tap()
    #expect(screen.text == "1")
  }

  @Test("A change on another thread is shown, and its author is told once")
  func otherThread() async throws {
    let session = Session()
    let screen = Headless(UserView().environmentObject(session))
    nonisolated(unsafe) let shared = session
    await Task.detached { shared.user = "Ada" }.value
    try await screen.wait { $0.text == "Ada" && !$0.reports.isEmpty }
    #expect(screen.reports.count == 1)
    #expect(screen.reports[0].contains("Session changed on a thread other than the main one"))
  }

  @Test("Objects and subscriptions go with the views")
  func memory() {
    weak var object: Session?
    do {
      let session = Session()
      object = session
      let screen = Headless(UserView().environmentObject(session))
      screen.close()
    }
    #expect(object == nil)
  }

  @Test("A state that holds an observable object makes it once, not with each value of the view")
  func stateOfObservable() {
    struct Child: View {
      let label: String
      @State private var model = CountModel()
      var body: some View { Button("\(label) \(model.count)") { model.count += 1 } }
    }
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        Button("again") { number += 1 }
        Child(label: "\(number)")
      }
    }
    let screen = Headless(Screen())
    try? screen.button("0 0").tap()
    for _ in 0..<3 { try? screen.button("again").tap() }
    #expect(screen.text == "again 3 1")
    #expect(CountModel.made == 1)
  }

  @Test("Bindings to an observable object's properties are read by whoever shows them")
  func bindable() {
    struct Field: View {
      @Binding var name: String
      var body: some View { TextField("Name", text: $name) }
    }
    struct Screen: View {
      @Bindable var model: NameModel
      var body: some View { Field(name: $model.name) }
    }
    let model = NameModel()
    let screen = Headless(Screen(model: model))
    try? screen.textField("Name").type("Bob")
    #expect(model.name == "Bob")
    #expect(screen.cost { model.age = 31 }.bodies == 0)
    model.name = "Eve"
    screen.settle()
    #expect(try! screen.textField("Name").value == "Eve")
  }
}
