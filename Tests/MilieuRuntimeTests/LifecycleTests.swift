import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// Runs content that follows a number set from outside.
private struct Switch<Content: View>: View {
  @Environment(\.count) private var count
  @ViewBuilder let content: (Int) -> Content
  var body: some View { content(count) }
}

extension View {
  fileprivate func noting(_ name: String, in journal: Journal) -> some View {
    onAppear { journal.note("+\(name)") }.onDisappear { journal.note("-\(name)") }
  }
}

@Suite @MainActor struct LifecycleTests {
  private let journal = Journal()

  @Test("Views appear from the inside out, siblings in order, modifiers as they are written")
  func orderOfAppearing() {
    let screen = Headless(
      VStack {
        Text(verbatim: "a").noting("a1", in: journal).noting("a2", in: journal)
        VStack { Text(verbatim: "b").noting("b", in: journal) }.noting("inner", in: journal)
        Text(verbatim: "c").onChange(of: 1, initial: true) { journal.note("c changed") }.noting("c", in: journal)
      }
      .noting("outer", in: journal))
    #expect(journal.take() == ["+a1", "+a2", "+b", "+inner", "c changed", "+c", "+outer"])
    screen.close()
    #expect(journal.take() == ["-a1", "-a2", "-b", "-inner", "-c", "-outer"])
  }

  @Test("A view appears and disappears each time its identity begins and ends")
  func comesAndGoes() {
    let journal = journal
    let screen = Headless(
      Switch { count in
        if count == 1 { Text(verbatim: "x").noting("x", in: journal) }
        Text(verbatim: "id").id(count / 2).noting("around", in: journal)
        Text(verbatim: "id").noting("id", in: journal).id(count / 2)
      })
    #expect(journal.take() == ["+around", "+id"])
    screen.setEnvironment { $0.count = 1 }
    #expect(journal.take() == ["+x"])
    screen.setEnvironment { $0.count = 2 }
    #expect(journal.take() == ["-x", "-id", "+id"])
  }

  @Test("A row that moves neither appears nor disappears")
  func movesAreNoEnds() {
    let journal = journal
    let screen = Headless(
      Switch { count in
        ForEach([[1, 2, 3], [3, 1], [1, 4, 3]][count], id: \.self) {
          Text(verbatim: "\($0)").noting("\($0)", in: journal)
        }
      })
    #expect(journal.take() == ["+1", "+2", "+3"])
    screen.setEnvironment { $0.count = 1 }
    #expect(journal.take() == ["-2"])
    screen.setEnvironment { $0.count = 2 }
    #expect(journal.take() == ["+4"])
    #expect(screen.text == "1 4 3")
  }

  @Test("When a view goes its state ends, its task is cancelled, then it disappears")
  func orderOfGoing() async throws {
    struct Leaf: View {
      let journal: Journal
      @State private var isCancelled = false
      var body: some View {
        Text(verbatim: "leaf")
          .task {
            await withTaskCancellationHandler {
              await hang()
            } onCancel: {
              MainActor.assumeIsolated { journal.note("cancelled") }
            }
          }
          .onDisappear { journal.note("disappeared") }
      }
    }
    let journal = journal
    let screen = Headless(Switch { if $0 == 0 { Leaf(journal: journal) } })
    try await screen.wait { $0.root.tasksStarted == 1 }
    await Task.yield()
    screen.setEnvironment { $0.count = 1 }
    try await screen.wait { $0.root.tasksEnded == 1 }
    #expect(journal.take() == ["cancelled", "disappeared"])
  }

  @Test("A task is started anew when its id differs, after the one before was cancelled")
  func taskWithID() async throws {
    let journal = journal
    let screen = Headless(
      Switch { count in
        Text(verbatim: "x").task(id: count / 2) {
          journal.note("start \(count)")
          await hang()
          journal.note("end \(count)")
        }
      })
    try await screen.wait { _ in journal.entries.count == 1 }
    screen.setEnvironment { $0.count = 1 }
    #expect(screen.root.tasksStarted == 1)
    screen.setEnvironment { $0.count = 2 }
    try await screen.wait { _ in journal.entries.count == 3 }
    #expect(Set(journal.take()) == ["start 0", "end 0", "start 2"])
    screen.close()
    try await screen.wait { $0.root.tasksEnded == 2 }
    #expect(journal.take() == ["end 2"])
  }

  @Test("A task whose id changes before it could start runs once, for the last id")
  func taskIDChangesEarly() async throws {
    let journal = journal
    let root = ViewRoot(
      Switch { count in Text(verbatim: "x").task(id: count) { journal.note("start \(count)") } })
    root.setEnvironment { $0.count = 1 }
    root.settle()
    while root.tasksEnded < root.tasksStarted { await Task.yield() }
    #expect(root.tasksStarted == 1)
    #expect(journal.take() == ["start 1"])
    root.close()
  }

  @Test("A view that is gone before its actions ran neither appears nor disappears, and starts no task")
  func goneAtOnce() {
    let journal = journal
    let root = ViewRoot(
      Switch { if $0 == 0 { Text(verbatim: "x").noting("x", in: journal).task { journal.note("task") } } })
    root.setEnvironment { $0.count = 1 }
    root.settle()
    #expect(journal.take() == [])
    #expect(root.tasksStarted == 0)
    root.close()
  }

  @Test("onChange runs after the update, with the old and the new value or with none")
  func changes() {
    let journal = journal
    let screen = Headless(
      Switch { count in
        Text(verbatim: "x")
          .onChange(of: count) { journal.note("changed") }
          .onChange(of: count) { old, new in journal.note("\(old)->\(new)") }
          .onChange(of: count / 10) { journal.note("never") }
          .onChange(of: count, initial: true) { old, new in journal.note("initially \(old)->\(new)") }
      })
    #expect(journal.take() == ["initially 0->0"])
    screen.setEnvironment { $0.count = 3 }
    #expect(journal.take() == ["changed", "0->3", "initially 0->3"])
    screen.setEnvironment { $0.count = 3 }
    #expect(journal.take() == [])
  }

  /// The form of before iOS 17, in a witness that is deprecated itself so that its use here is no warning.
  private struct OldOnChange: ViewModifier {
    let value: Int
    let action: (Int) -> Void

    @available(*, deprecated)
    func body(content: Content) -> some View { content.onChange(of: value, perform: action) }
  }

  @Test("The older onChange runs with the new value")
  func olderForm() {
    let journal = journal
    let screen = Headless(
      Switch { count in Text(verbatim: "x").modifier(OldOnChange(value: count) { journal.note("new \($0)") }) })
    screen.setEnvironment { $0.count = 3 }
    #expect(journal.take() == ["new 3"])
  }

  @Test("An action that changes state waits for the next turn, and the body is evaluated once in each")
  func actionsWaitForTheNextTurn() {
    struct Screen: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        let _ = journal.note("body \(number)")
        Text(verbatim: "\(number)")
          .onAppear { number = 1 }
          .onChange(of: number) { _, new in if new < 3 { number = new + 1 } }
      }
    }
    let screen = Headless(Screen(journal: journal))
    #expect(journal.take() == ["body 0", "body 1", "body 2", "body 3"])
    #expect(screen.text == "3")
    #expect(screen.counts.turns == 4)
  }

  @Test("A body is evaluated at most once a turn, whatever it reads has changed")
  func onceATurn() {
    struct Child: View {
      @Binding var number: Int
      let copy: Int
      @Environment(\.count) private var count
      var body: some View { Text(verbatim: "\(number) \(copy) \(count)") }
    }
    struct Screen: View {
      let remote: Remote<Int>
      @State private var number = 0
      var body: some View {
        let _ = remote.set = { number = $0 }
        Child(number: $number, copy: number).environment(\.count, number)
      }
    }
    let remote = Remote<Int>()
    let screen = Headless(Screen(remote: remote))
    #expect(screen.cost { remote.set?(5) }.bodies == 2)
    #expect(screen.text == "5 5 5")
  }

  @Test("Views whose actions change state for ever are reported as never coming to rest")
  func endlessLoops() {
    struct Endless: View {
      @State private var number = 0
      var body: some View { Text(verbatim: "\(number)").onChange(of: number, initial: true) { number += 1 } }
    }
    struct InBody: View {
      @State private var number = 0
      var body: some View {
        let _ = number += 1
        Text(verbatim: "\(number)")
      }
    }
    #expect(Headless(Endless()).settle() == false)
    #expect(Headless(InBody()).settle() == false)
    #expect(Headless(Text(verbatim: "x")).settle() == true)
  }
}

/// Waits until the task is cancelled.
private func hang() async {
  let (stream, _) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
}
