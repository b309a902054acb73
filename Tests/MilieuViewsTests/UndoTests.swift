import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuUndo
import MilieuViews
import Observation
import Testing

@Observable
private final class Page {
  var words: [String] = []

  func write(_ word: String, _ undo: UndoManager?) {
    words.append(word)
    undo?.registerUndo(withTarget: self) { $0.erase(undo) }
    undo?.setActionName("Write \(word)")
  }

  private func erase(_ undo: UndoManager?) {
    let word = words.removeLast()
    undo?.registerUndo(withTarget: self) { $0.write(word, undo) }
  }
}

@Suite("Undo") @MainActor struct UndoTests {
  private let page = Page()
  private let undo = UndoManager()

  private func write(_ words: String...) {
    undo.groupsByEvent = false
    for word in words { page.write(word, undo) }
  }

  @Test("Steps are taken back and done again, in order and by name")
  func steps() {
    write("a", "b")
    #expect(undo.canUndo && !undo.canRedo)
    #expect(undo.undoActionName == "Write b")
    undo.undo()
    #expect(page.words == ["a"] && undo.canRedo)
    #expect(undo.undoActionName == "Write a" && undo.redoActionName == "Write b")
    undo.undo()
    #expect(page.words.isEmpty && !undo.canUndo)
    undo.redo()
    undo.redo()
    #expect(page.words == ["a", "b"] && undo.canUndo && !undo.canRedo)
    undo.undo()
    #expect(page.words == ["a"])
  }

  @Test("Doing something else forgets what could be done again")
  func forgetsRedo() {
    write("a")
    undo.undo()
    write("c")
    #expect(!undo.canRedo)
  }

  @Test("A group is one step, and so is what happens in one event")
  func groups() {
    undo.beginUndoGrouping()
    write("a", "b")
    undo.endUndoGrouping()
    write("c")
    undo.undo()
    #expect(page.words == ["a", "b"])
    undo.undo()
    #expect(page.words.isEmpty)
    let other = UndoManager()
    page.write("x", other)
    page.write("y", other)
    other.undo()
    #expect(page.words.isEmpty && !other.canUndo)
  }

  @Test("What is registered while that is off, beyond the levels, or for what is gone counts for nothing")
  func nothing() {
    undo.disableUndoRegistration()
    write("a")
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
    undo.levelsOfUndo = 2
    write("b", "c", "d")
    for _ in 0..<5 { undo.undo() }
    #expect(page.words == ["a", "b"])
    undo.removeAllActions()
    undo.registerUndo(withTarget: Page()) { _ in Issue.record("The page is gone.") }
    undo.undo()
    write("e")
    undo.removeAllActions(withTarget: page)
    #expect(!undo.canUndo)
  }

  @Test("A window has an undo manager of its own, which views find in the environment")
  func environment() throws {
    struct Screen: View {
      @Environment(\.undoManager) private var undo
      @State private var page = Page()
      var body: some View {
        Button("write") { page.write("a", undo) }
        Button("undo") { undo?.undo() }
        Text(verbatim: "<\(page.words.joined())>")
      }
    }
    let screen = Headless(Screen())
    try screen.button("write").tap()
    #expect(screen.text.contains("<a>"))
    try screen.button("undo").tap()
    #expect(screen.text.contains("<>"))
  }
}
