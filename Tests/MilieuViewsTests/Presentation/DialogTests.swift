import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Alerts and confirmation dialogs")
struct DialogTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Question: View {
    let log: Log
    let isAlert: Bool
    @State private var isPresented = true
    @State private var name = ""
    var body: some View {
      if isAlert {
        Text(isPresented ? "open" : "closed")
          .alert("Rename", isPresented: $isPresented) {
            TextField("Name", text: $name)
            Button("Save") { log.entries.append("saved \(name), \(isPresented ? "open" : "closed")") }
            Button("Delete", role: .destructive) { log.entries.append("deleted") }
            Button("Keep", role: .cancel) { log.entries.append("kept") }
          } message: {
            Text("It has a name.")
          }
      } else {
        Text(isPresented ? "open" : "closed")
          .confirmationDialog("Rename", isPresented: $isPresented, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { log.entries.append("deleted") }
            Button("Keep", role: .cancel) { log.entries.append("kept") }
          } message: {
            Text("It has a name.")
          }
      }
    }
  }

  @Test("A button of an alert does what it does, then the alert ends; what was written in its field is known")
  func alert() throws {
    let log = Log()
    let app = Headless(Question(log: log, isAlert: true))
    let alert = try app.alert("Rename")
    #expect(alert.title == "Rename")
    #expect(alert.text == "Rename It has a name. Name Save Delete Keep")
    try alert.textField().type("Ada")
    try alert.button("Save").tap()
    #expect(log.entries == ["saved Ada, open"])
    #expect(app.shows("closed"))
    #expect(app.all(.alert).isEmpty)
  }

  @Test("Closing a dialog by hand presses the button to cancel", arguments: [true, false])
  func cancel(isAlert: Bool) throws {
    let log = Log()
    let app = Headless(Question(log: log, isAlert: isAlert))
    try (isAlert ? app.alert() : app.confirmationDialog("Rename")).dismiss()
    #expect(log.entries == ["kept"])
    #expect(app.shows("closed"))
  }

  @Test("An alert without buttons has one that says OK; one with buttons has no other")
  func fallback() throws {
    struct Screen: View {
      @State private var first = true
      @State private var second = false
      let hasButton: Bool
      var body: some View {
        Text(first ? "first" : "no first").alert("First", isPresented: $first) {}
        Text(second ? "second" : "no second").alert("Second", isPresented: $second) {
          if hasButton { Button("Fine") {} }
        }
        Button("Ask") { second = true }
      }
    }
    let app = Headless(Screen(hasButton: true))
    try app.alert("First").button("OK").tap()
    #expect(app.shows("no first"))
    try app.button("Ask").tap()
    #expect(try app.alert("Second").text == "Second Fine")
    let bare = Headless(Screen(hasButton: false))
    try bare.button("Ask").tap()
    #expect(try bare.alert("Second").text == "Second OK")
  }

  @Test("A choice among several with none to cancel has to be made")
  func noCancel() throws {
    let app = Headless(
      Text("").alert("Which", isPresented: .constant(true)) {
        Button("One") {}
        Button("Two") {}
      })
    try app.alert().dismiss()
    #expect(app.all(.alert).count == 1)
  }

  @Test("A confirmation dialog without a button to cancel gets one")
  func confirmationFallback() throws {
    struct Screen: View {
      @State private var isPresented = true
      var body: some View {
        Text(isPresented ? "open" : "closed").confirmationDialog(Text("Sure?"), isPresented: $isPresented) {
          Button("Delete", role: .destructive) {}
        }
      }
    }
    let app = Headless(Screen())
    try app.confirmationDialog("Sure?").button("Cancel").tap()
    #expect(app.shows("closed"))
  }

  private struct Failure: LocalizedError {
    let file: String
    var errorDescription: String? { "Cannot read \(file)" }
    var recoverySuggestion: String? { "Try again" }
  }

  @Test("An alert about data or an error is shown where there is any")
  func data() throws {
    struct Screen: View {
      @State private var isPresented = false
      @State private var name: String?
      @State private var fails = false
      @State private var failure: Failure?
      var body: some View {
        Button("Nothing") { isPresented = true }
          .alert("Delete", isPresented: $isPresented, presenting: name) { name in
            Button("Delete \(name)") {}
          } message: { name in
            Text("\(name) goes.")
          }
        Button("Something") {
          name = "Ada"
          isPresented = true
        }
        Button("Fail") {
          failure = Failure(file: "notes")
          fails = true
        }
        .alert(isPresented: $fails, error: failure) { _ in
          Button("Again") {}
        } message: { failure in
          Text(failure.recoverySuggestion ?? "")
        }
      }
    }
    let app = Headless(Screen())
    try app.button("Nothing").tap()
    #expect(app.all(.alert).isEmpty)
    try app.button("Something").tap()
    #expect(try app.alert().text == "Delete Ada goes. Delete Ada")
    try app.alert().button("Delete Ada").tap()
    try app.button("Fail").tap()
    #expect(try app.alert().text == "Cannot read notes Try again Again")
  }

  @Test("The older form of alerts: one button, two buttons, an item")
  func olderForm() throws {
    struct Note: Identifiable {
      let id: Int
    }
    struct Screen: View {
      let log: Log
      @State private var isPresented = true
      @State private var note: Note?
      var body: some View {
        Text(isPresented ? "open" : "closed").alert(isPresented: $isPresented) {
          Alert(
            title: Text("Delete?"), message: Text("It goes."),
            primaryButton: .destructive(Text("Delete")) { log.entries.append("deleted") },
            secondaryButton: .cancel())
        }
        Button("Note") { note = Note(id: 7) }.alert(item: $note) { note in
          Alert(title: Text("Note \(note.id)"))
        }
      }
    }
    let log = Log()
    let app = Headless(Screen(log: log))
    #expect(try app.alert().text == "Delete? It goes. Delete Cancel")
    try app.alert().button("Delete").tap()
    #expect(log.entries == ["deleted"])
    #expect(app.shows("closed"))
    try app.button("Note").tap()
    try app.alert("Note 7").button("OK").tap()
    #expect(app.all(.alert).isEmpty)
  }

  @Test("In an alert, dismiss speaks of the sheet around the place that asks")
  func dismissInAlert() throws {
    struct Editor: View {
      @Environment(\.dismiss) private var dismiss
      @State private var asks = false
      var body: some View {
        Button("Close") { asks = true }
          .alert("Discard?", isPresented: $asks) { Button("Discard", role: .destructive) { dismiss() } }
      }
    }
    struct Screen: View {
      @State private var edits = true
      var body: some View { Text("Page").sheet(isPresented: $edits) { Editor() } }
    }
    let app = Headless(Screen())
    try app.sheet.button("Close").tap()
    try app.alert("Discard?").button("Discard").tap()
    #expect(app.all(.alert).isEmpty)
    #expect(app.all(.sheet).isEmpty)
  }

  @Test("The cancel role and the destructive role are known to hosts")
  func roles() throws {
    let app = Headless(Question(log: Log(), isAlert: true))
    #expect(app.tree.contains("button role=ButtonRole(name: \"destructive\")"))
  }
}
