import MilieuEffects
import Testing

@Suite("A runtime that ends leaves nothing behind")
struct EndTests {
  private let ended = EffectError.ended(transducer: "Script")

  @Test("Posting to it throws a named error, and requests fail rather than hang")
  func posting() async {
    let store = Script.store()
    let input = store.input
    store.end()
    #expect(throws: ended) { try input.post(.note("late")) }
    await #expect(throws: ended) { try await input.send(.note("late")) }
    await #expect(throws: ended) { try await input.request(.note("late")) }
    input(.note("dropped"))
    #expect(store.log.isEmpty)
    #expect(ended.description.hasPrefix("Script has ended"))
  }

  @Test("It cancels all tasks, and what waits fails by name")
  func waiting() async throws {
    let (store, task, action) = (Script.store(), Gate(), Gate())
    let input = store.input
    let answered = Task {
      try await input.request(
        .effect(
          "task",
          .request(id: "work") { _, _ in
            await task.pass()
            #expect(Task.isCancelled)
            return "late"
          }))
    }
    await task.waitForArrivals()
    let acted = Task {
      try await input.send(
        .effect(
          "action",
          .action { _ in
            await action.pass()
            #expect(Task.isCancelled)
            return .note("late")
          }))
    }
    await action.waitForArrivals()
    let queued = Task { try await input.send(.note("queued")) }
    store.end()
    await #expect(throws: ended) { try await answered.value }
    await #expect(throws: ended) { try await acted.value }
    await #expect(throws: ended) { try await queued.value }
    task.open()
    action.open()
    await store.idle()
    #expect(store.log == ["task", "action"])
  }

  @Test("It lets go of the env, also while a task that ignores its end still runs")
  func release() async {
    let gate = Gate()
    weak var service: Script.Service?
    var store: EffectStore<Script>? = {
      let object = Script.Service()
      service = object
      return EffectStore(state: .init(), env: .init(object: object))
    }()
    #expect(service != nil)
    store?.input(.effect("task", .run { input, _ in await gate.pass() }))
    await gate.waitForArrivals()
    let input = store?.input
    store = nil
    gate.open()
    // The task's own copy of the env goes when it returns.
    while service != nil { await Task.yield() }
    #expect(throws: ended) { try input?.post(.note("late")) }
  }

  @Test("It may be ended from inside an action, and commits nothing afterwards")
  func endingInside() async {
    let store = Script.store()
    await #expect(throws: ended) {
      try await store.input.send(
        .effect("ends", .sequence([.action { [weak store] _ in store?.end() }, .event(.note("late"))])))
    }
    #expect(store.log == ["ends"])
  }

  @Test("A caller whose own task is cancelled waits no longer; the work goes on")
  func abandoned() async throws {
    let (store, gate) = (Script.store(), Gate())
    let caller = Task {
      try await store.input.request(
        .effect(
          "start",
          .request { input, _ in
            await gate.pass()
            try await input.send(.note("done"))
            return "answer"
          }))
    }
    await gate.waitForArrivals()
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    gate.open()
    await store.logs("done")
    // One that is cancelled before it asks does not send.
    let never = Task {
      while !Task.isCancelled { await Task.yield() }
      try await store.input.send(.note("never"))
    }
    never.cancel()
    await #expect(throws: CancellationError.self) { try await never.value }
    #expect(store.log == ["start", "done"])
  }
}
