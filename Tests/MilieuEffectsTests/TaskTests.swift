import MilieuEffects
import Testing

@Suite("The runtime owns every task")
struct TaskTests {
  private let store = Script.store()
  private let gates = ["a": Gate(), "b": Gate(), "c": Gate()]

  /// Starts a task that passes a gate, though it may be cancelled, and returns an event.
  private func start(_ name: String, option: TaskOption = .switchToLatest) -> Script.Event {
    let gate = gates[name]
    return .effect(
      "start \(name)",
      .task(id: "work", option: option) { _, _ in
        await gate?.pass()
        return .note("result of \(name)")
      })
  }

  private func open(_ names: String...) { names.forEach { gates[$0]?.open() } }

  @Test("A new task replaces the one under its id, whose result is dropped though it ignores its cancellation")
  func switchToLatest() async {
    store.input(start("a"))
    await gates["a"]?.waitForArrivals()
    store.input(start("b"))
    open("a", "b")
    await store.logs("result of b")
    await store.idle()
    #expect(store.log == ["start a", "start b", "result of b"])
  }

  @Test("What a task has sent is dropped if it is replaced before that is taken in")
  func replacedInTheQueue() async throws {
    let (inputs, hold) = (Inputs(), Gate())
    let gate = gates["a"]
    store.input(
      .effect(
        "start a",
        .task(id: "work") { input, _ in
          await inputs.keep(input)
          await gate?.pass()
        }))
    await gate?.waitForArrivals()
    store.input(.effect("holds", .action { _ in await hold.pass() }))
    await hold.waitForArrivals()
    let input = try #require(await inputs.all.first)
    store.input(start("b"))
    // In the queue behind the event that will replace the task.
    try input.post(.note("answer of a"))
    let request = Task { try await input.send(.note("asked by a")) }
    hold.open()
    await #expect(throws: EffectError.superseded(transducer: "Script")) { try await request.value }
    #expect(throws: EffectError.superseded(transducer: "Script")) { try input.post(.note("late")) }
    open("a", "b")
    await store.logs("result of b")
    await store.idle()
    #expect(store.log == ["start a", "holds", "start b", "result of b"])
  }

  @Test("An input that a task leaves to others counts until its id is used again")
  func inputLeft() async throws {
    let inputs = Inputs()
    let listen: Script.Event = .effect("listen", .run(id: "socket") { input, _ in await inputs.keep(input) })
    store.input(listen)
    await store.idle()
    try await inputs.all[0].post(.note("first message"))
    store.input(listen)
    await store.idle()
    await #expect(throws: EffectError.superseded(transducer: "Script")) { try await inputs.all[0].post(.note("lost")) }
    try await inputs.all[1].post(.note("second message"))
    store.input(.effect("cancel", .cancel("socket")))
    await #expect(throws: EffectError.superseded(transducer: "Script")) { try await inputs.all[1].post(.note("lost")) }
    #expect(store.log == ["listen", "first message", "listen", "second message", "cancel"])
  }

  @Test("However many ids are used and done with, an input that somebody keeps counts")
  func manyIDs() async throws {
    let inputs = Inputs()
    store(.effect("listen", .run(id: "socket") { input, _ in await inputs.keep(input) }))
    await store.idle()
    for id in 0..<1000 { try await store.request(.effect("use", .request(id: id) { _, _ in "" })) }
    try await inputs.all[0].post(.note("message"))
    #expect(store.log.last == "message")
    #expect(store.runningTasks.isEmpty)
  }

  @Test("A task that is joined runs once, and answers all who wait")
  func subscribe() async throws {
    let gate = gates["a"]
    let ask: Script.Event = .effect(
      "ask",
      .request(id: "work", option: .subscribe) { input, _ in
        await gate?.pass()
        input(.note("ran"))
        return "answer"
      })
    async let first = store.input.request(ask)
    await gate?.waitForArrivals()
    async let second = store.input.request(ask)
    await until { store.log.count == 2 }
    open("a")
    #expect(try await [first, second] == ["answer", "answer"])
    #expect(store.log == ["ask", "ask", "ran"])
  }

  @Test("A task that is ignored leaves the running one alone, and its caller does not wait")
  func ignoreIfRunning() async throws {
    store.input(start("a"))
    await #expect(throws: EffectError.self) { try await store.input.request(start("b", option: .ignoreIfRunning)) }
    open("a", "b")
    await store.logs("result of a")
    await store.idle()
    #expect(store.log == ["start a", "start b", "result of a"])
  }

  @Test("Queued tasks run one after the other, each after the event of the one before")
  func queue() async {
    store.input(start("a"))
    store.input(start("b", option: .queue))
    store.input(start("c", option: .queue))
    open("c", "b")
    await gates["a"]?.waitForArrivals()
    #expect(store.runningTasks == ["task(id: \"work\")"])
    open("a")
    await store.logs("result of c")
    #expect(store.log == ["start a", "start b", "start c", "result of a", "result of b", "result of c"])
  }

  @Test("A cancellation ends what waits in the queue, too")
  func cancelQueue() async throws {
    store.input(start("a"))
    let queued = start("b", option: .queue)
    let request = Task { try await store.input.request(queued) }
    await until { store.log.count == 2 }
    store.input(.effect("cancel", .cancel("work")))
    await #expect(throws: CancellationError.self) { try await request.value }
    open("a", "b", "c")
    await store.idle()
    #expect(store.log == ["start a", "start b", "cancel"])
    #expect(store.runningTasks.isEmpty)
  }

  @Test("Callers of a replaced task wait for the one that replaces it")
  func callersMove() async throws {
    let gate = gates["a"]
    async let first = store.input.request(
      .effect(
        "first",
        .request(id: "work") { _, _ in
          await gate?.pass()
          return "old"
        }))
    await gate?.waitForArrivals()
    async let second = store.input.request(.effect("second", .request(id: "work") { _, _ in "new" }))
    #expect(try await [first, second] == ["new", "new"])
    open("a")
  }

  @Test("A delayed task that is replaced meanwhile never begins")
  func delay() async {
    store.input(.effect("type a", .task(id: "work", after: .seconds(3600)) { input, _ in input(.note("began a")) }))
    store.input(.effect("type b", .task(id: "work", after: .zero) { input, _ in input(.note("began b")) }))
    await store.logs("began b")
    await store.idle()
    #expect(store.log == ["type a", "type b", "began b"])
  }

  @Test("Ids are any hashable values, of one type to be the same")
  func ids() async {
    enum Job: Hashable { case load(Int) }
    #expect(TaskID("a") == "a")
    #expect(TaskID(Job.load(1)) == TaskID(Job.load(1)))
    #expect(TaskID(Job.load(1)) != TaskID(Job.load(2)))
    #expect(TaskID(1) != TaskID(Int8(1)))
    #expect(TaskID(TaskID("a")) == "a")
    #expect(Set([TaskID("1"), TaskID(1), TaskID("1")]).count == 2)
  }

  @Test("Tasks without an id run beside one another")
  func anonymous() async {
    for name in ["a", "b"] {
      store.input(.effect(name, .task { input, _ in input(.note("ran \(name)")) }))
    }
    await store.logs("ran a")
    await store.logs("ran b")
  }
}
