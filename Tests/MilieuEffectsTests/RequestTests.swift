import MilieuEffects
import Testing

@Suite("A request waits for its answer")
struct RequestTests {
  @Test("The answer may come from a transition, however many tasks later")
  func answer() async throws {
    let store = Script.store()
    let answer = try await store.input.request(
      .effect("first", .task { _, _ in .effect("second", .task { _, _ in .effect("third", .answer("42")) }) }))
    #expect(answer == "42")
    #expect(store.log == ["first", "second", "third"])
  }

  @Test("Without an output it waits for the tasks it started, and what they returned; not for those that only run")
  func refresh() async throws {
    let (forever, gate) = (Gate(), Gate())
    let store = EffectStore(of: FailureTests.Careful.self, state: .init())
    async let refreshed: Void = store.input.request(
      .effect(
        .sequence([
          .run { _, _ in await forever.pass() },
          .task { _, _ in
            await gate.pass()
            return .failed("taken in")
          },
          .event(.failed("inline")),
        ])))
    await gate.waitForArrivals()
    #expect(store.state.log == ["effect", "inline"])
    gate.open()
    try await refreshed
    #expect(store.state.log == ["effect", "inline", "taken in"])
    forever.open()
  }

  @Test("To send is to wait for the chain alone")
  func send() async throws {
    let (store, gate) = (Script.store(), Gate())
    try await store.input.send(.effect("start", .task { _, _ in await gate.pass() }))
    #expect(store.runningTasks == ["task"])
    gate.open()
  }

  @Test("The first answer counts")
  func first() async throws {
    let store = Script.store()
    let answer = try await store.input.request(.effect("start", .sequence([.answer("first"), .answer("second")])))
    #expect(answer == "first")
  }
}
