import MilieuEffects
import Testing

@Suite("No error is swallowed")
struct FailureTests {
  struct Broken: Error, CustomStringConvertible {
    var description: String { "the line is cut" }
  }

  enum Careful: Transducer {
    struct State: Sendable { var log: [String] = [] }
    enum Event: Sendable { case effect(Effect), failed(String) }

    static func transduce(_ state: inout State, event: Event) -> Effect {
      switch event {
      case .effect(let effect):
        state.log.append("effect")
        return effect
      case .failed(let text):
        state.log.append(text)
        return .none
      }
    }

    static func failure(_ error: any Error) -> Event { .failed("\(error)") }
  }

  private static func isNamed(_ issue: Issue) -> Bool {
    issue.comments.contains {
      $0.rawValue.contains("task(id: \"work\") of Script threw an error that nobody deals with: the line is cut")
    }
  }

  @Test("What a task throws is the transducer's failure event, where it declares one")
  func failureEvent() async {
    let store = EffectStore(of: Careful.self, state: .init())
    store.input(.effect(.run { _, _ in throw Broken() }))
    await until { store.state.log.last == "the line is cut" }
  }

  @Test("What an action throws is the failure event in its place, and what followed is left out")
  func actions() async throws {
    let store = EffectStore(of: Careful.self, state: .init())
    store.input(.effect(.sequence([.action { _ in throw Broken() }, .event(.failed("followed"))])))
    #expect(store.state.log == ["effect", "the line is cut"])
    await #expect(throws: Broken.self) {
      try await store.input.send(
        .effect(.sequence([.action { _ async throws in throw Broken() }, .event(.failed("followed"))])))
    }
    #expect(store.state.log == ["effect", "the line is cut", "effect", "the line is cut"])
  }

  @Test("A caller that waits gets the error, after the failure event is taken in")
  func awaited() async {
    let store = EffectStore(of: Careful.self, state: .init())
    await #expect(throws: Broken.self) { try await store.input.request(.effect(.task { _, _ in throw Broken() })) }
    #expect(store.state.log == ["effect", "the line is cut"])
    let script = Script.store()
    await #expect(throws: Broken.self) {
      try await script.input.request(.effect("start", .request { _, _ in throw Broken() }))
    }
  }

  @Test("Where neither is there, the error is reported with the task's name")
  func reported() async {
    await withKnownIssue {
      let store = Script.store()
      store.input(.effect("start", .task(id: "work") { _, _ in throw Broken() }))
      await store.idle()
    } matching: {
      Self.isNamed($0)
    }
  }

  @Test("A task that was replaced may throw what it likes")
  func replaced() async {
    let (store, gate) = (Script.store(), Gate())
    store.input(
      .effect(
        "old",
        .task(id: "work") { _, _ in
          await gate.pass()
          throw Broken()
        }))
    await gate.waitForArrivals()
    store.input(.effect("new", .task(id: "work") { _, _ in .note("done") }))
    gate.open()
    await store.logs("done")
    await store.idle()
  }

  @Test("A task that cancels itself has not failed; who waits for it hears of it")
  func cancellation() async {
    let store = Script.store()
    store.input(.effect("quiet", .task { _, _ in throw CancellationError() }))
    await store.idle()
    await #expect(throws: CancellationError.self) {
      try await store.input.request(.effect("waits", .task { _, _ in throw CancellationError() }))
    }
  }

  @Test("A request that leads to no answer says so by name")
  func unanswered() async {
    let store = Script.store()
    await #expect(throws: EffectError.unanswered(transducer: "Script", event: "note(\"hello\")")) {
      try await store.input.request(.note("hello"))
    }
  }
}
