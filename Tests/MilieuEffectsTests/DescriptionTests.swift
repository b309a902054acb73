import MilieuEffects
import Testing

@Suite("Effects can be read and compared")
struct DescriptionTests {
  typealias ScriptEffect = Script.Effect

  @Test(
    "The description is what was written, without functions",
    arguments: [
      (.none, "none"),
      (.event(.note("a")), "event(note(\"a\"))"),
      (.event(.note("a"), after: .seconds(1), id: "timer"), "event(note(\"a\"), id: \"timer\", after: 1.0 seconds)"),
      (.action { _ in }, "action"),
      (.action { _ async in nil }, "async action"),
      (.task { _, _ in }, "task"),
      (.task(id: "search", after: .milliseconds(300)) { _, _ in nil }, "task(id: \"search\", after: 0.3 seconds)"),
      (.run(id: 7, option: .ignoreIfRunning) { _, _ in }, "run(id: 7, option: ignoreIfRunning)"),
      (.request(id: "load", option: .subscribe) { _, _ in "" }, "request(id: \"load\", option: subscribe)"),
      (.sequence([.cancel("a"), .answer("b")]), "sequence[cancel(\"a\"), answer(b)]"),
      (.merge([.none, .merge([])]), "merge[none, merge[]]"),
    ] as [(ScriptEffect, String)])
  func description(_ effect: ScriptEffect, _ text: String) {
    #expect(effect.description == text)
  }

  @Test("Two effects are equal if they would do the same, as far as can be told")
  func equality() {
    #expect(ScriptEffect.task(id: "a") { _, _ in } == .task(id: "a") { _, _ in .note("x") })
    #expect(ScriptEffect.task(id: "a") { _, _ in } != .task(id: "b") { _, _ in })
    #expect(ScriptEffect.task(id: "a") { _, _ in } != .run(id: "a") { _, _ in })
    #expect(ScriptEffect.task(id: "a") { _, _ in } != .task(id: "a", option: .queue) { _, _ in })
    #expect(ScriptEffect.task(id: "a") { _, _ in } != .task(id: "a", after: .seconds(1)) { _, _ in })
    #expect(ScriptEffect.event(.note("a")) == .event(.note("a")))
    #expect(ScriptEffect.event(.note("a")) != .event(.note("b")))
    #expect(ScriptEffect.sequence([.cancel("a"), .none]) == .sequence([.cancel("a"), .none]))
    #expect(ScriptEffect.sequence([.cancel("a")]) != .merge([.cancel("a")]))
    #expect(ScriptEffect.answer("a") != .answer("b"))
  }

  @Test("All three returns of a task, both spellings of the function and its older name compile, and mean the same")
  func spellings() async {
    for effect: OlderName.Effect? in [
      .task { _, _ in .response(.b) },
      .task { _, _ in
        if Task.isCancelled { return .none }
        return .response(.b)
      },
      .task { _, _ in .b },
      .task { input, _ in input(.b) },
      .task { input, _ in
        await Task.yield()
        try input.post(.b)
      },
      .sequence([.task { _, _ in .none }, .action { _ in .b }]),
      .sequence([.action { env in _ = env }, .action { _ async in .b }]),
    ] {
      let store = EffectStore(of: OlderName.self, state: [])
      store.input(.a(effect))
      await until { store.state == ["a", "b"] }
    }
  }

  enum OlderName: Transducer {
    typealias State = [String]
    indirect enum Event { case a(TransducerEffect<OlderName>?), b }

    static func update(_ state: inout State, event: Event) -> Effect? {
      switch event {
      case .a(let effect):
        state.append("a")
        return effect
      case .b:
        state.append("b")
        return nil
      }
    }
  }
}
