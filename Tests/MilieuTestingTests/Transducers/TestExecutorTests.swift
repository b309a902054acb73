import MilieuTesting
import Synchronization
import Testing

@Suite("A test's executor", .timeLimit(.minutes(1)))
struct TestExecutorTests {
  private actor Counter {
    var count = 0
    func add() { count += 1 }
  }

  @Test("Tasks do nothing until they are let, and then all they can")
  func runs() async {
    let executor = TestExecutor()
    let log = Log()
    let tasks = (1...3).map { number in
      Task(executorPreference: executor) {
        log.note("\(number) begins")
        await Task.yield()
        log.note("\(number) ends")
      }
    }
    #expect(log.lines.isEmpty)
    #expect(executor.jobCount == 3)
    executor.run()
    #expect(log.lines == ["1 begins", "2 begins", "3 begins", "1 ends", "2 ends", "3 ends"])
    #expect(executor.jobCount == 0)
    for task in tasks { await task.value }
  }

  @Test("Child tasks and calls of actors belong to it")
  func structured() async {
    let executor = TestExecutor()
    let counter = Counter()
    let task = Task(executorPreference: executor) {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<10 { group.addTask { await counter.add() } }
      }
      async let count = counter.count
      return await count
    }
    executor.run()
    #expect(await task.value == 10)
  }

  @Test("It runs in the order that is chosen, and no more than allowed")
  func chosen() async {
    let executor = TestExecutor()
    let log = Log()
    let tasks = (1...4).map { number in Task(executorPreference: executor) { log.note("\(number)") } }
    #expect(executor.run(atMost: 3) { $0 - 1 } == 3)
    #expect(log.lines == ["4", "3", "2"])
    executor.run()
    for task in tasks { await task.value }
  }

  @Test("A job that lets the others run leaves that to whoever runs it")
  func reentered() async {
    let executor = TestExecutor()
    let task = Task(executorPreference: executor) { executor.run() }
    let other = Task(executorPreference: executor) {}
    #expect(executor.run() == 2)
    #expect(await task.value == 0)
    await other.value
  }

  @Test("It tells of jobs that come from elsewhere")
  func told() async {
    let (jobs, continuation) = AsyncStream.makeStream(of: Void.self)
    let executor = TestExecutor { continuation.yield() }
    let task = Task(executorPreference: executor) {
      // NB: a task that had nothing to do after this would end on the main actor.
      let seven = await MainActor.run { 7 }
      return seven + executor.jobCount
    }
    var iterator = jobs.makeAsyncIterator()
    await iterator.next()
    executor.run()
    await iterator.next()
    executor.run()
    #expect(await task.value == 7)
  }

  @Test("After its use tasks end without it")
  func retired() async {
    let executor = TestExecutor()
    let task = Task(executorPreference: executor) {
      await Task.yield()
      return 7
    }
    executor.retire()
    #expect(await task.value == 7)
  }

  private final class Log: Sendable {
    private let noted = Mutex<[String]>([])
    var lines: [String] { noted.withLock { $0 } }
    func note(_ line: String) { noted.withLock { $0.append(line) } }
  }
}
