import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Presentation scopes")
struct PresentationScopeTests {
  private final class Log {
    var ended: [String] = []
  }

  private struct Screen: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var presentationMode
    let name: String

    var body: some View {
      Text(
        "\(name) \(isPresented ? "presented" : "alone") \(presentationMode.wrappedValue.isPresented ? "mode" : "none")")
      Button("Dismiss \(name)") { dismiss() }
      Button("Leave \(name)") { presentationMode.wrappedValue.dismiss() }
    }
  }

  private static func scope(_ name: String, _ log: Log) -> PresentationScope {
    PresentationScope { log.ended.append(name) }
  }

  @Test("Dismissing where nothing is presented does nothing")
  func nothingPresented() throws {
    let app = Headless(Screen(name: "A"))
    #expect(try app.button("Dismiss A").isEnabled)
    try app.button("Dismiss A").tap()
    try app.button("Leave A").tap()
    #expect(app.text.hasPrefix("A alone none"))
    #expect(app.reports.isEmpty)
  }

  @Test("Dismissing ends the nearest presentation", arguments: ["Dismiss", "Leave"])
  func nearest(way: String) throws {
    let log = Log()
    let app = Headless(
      VStack {
        Screen(name: "Outer")
        Screen(name: "Inner").presented(in: Self.scope("inner", log))
      }.presented(in: Self.scope("outer", log)))
    try app.button("\(way) Inner").tap()
    #expect(log.ended == ["inner"])
    try app.button("\(way) Outer").tap()
    #expect(log.ended == ["inner", "outer"])
    #expect(app.text.contains("Inner presented mode"))
  }

  @Test("A presentation that is over is not ended again")
  func closed() throws {
    let log = Log()
    let scope = Self.scope("sheet", log)
    let app = Headless(Screen(name: "A").presented(in: scope))
    scope.close()
    try app.button("Dismiss A").tap()
    #expect(log.ended.isEmpty)
  }

  @Test("Edit mode is absent unless provided, and says whether it edits")
  func editMode() throws {
    struct Reader: View {
      @Environment(\.editMode) var editMode
      var body: some View { Text(editMode.map { $0.wrappedValue.isEditing ? "editing" : "reading" } ?? "absent") }
    }
    struct Provider: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        Reader().environment(\.editMode, $mode)
        Button("Edit") { mode = .active }
      }
    }
    #expect(Headless(Reader()).text == "absent")
    let app = Headless(Provider())
    #expect(app.text.hasPrefix("reading"))
    try app.button("Edit").tap()
    #expect(app.text.hasPrefix("editing"))
    #expect(EditMode.transient.isEditing)
  }
}
