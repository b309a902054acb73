import MilieuTesting
import Testing

@Suite("A test's clock", .timeLimit(.minutes(1)))
struct TestClockTests {
  @Test("It stands still until it is advanced")
  func standsStill() {
    let clock = TestClock()
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
    clock.advance(to: TestClock.Instant(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(5))
    clock.advance(to: TestClock.Instant(offset: .seconds(4)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("Sleepers wake at their deadline and not before")
  func wakes() async throws {
    let clock = TestClock()
    let task = Task {
      try await clock.sleep(for: .seconds(2))
      return clock.now.offset
    }
    #expect(await clock.sleepers())
    clock.advance(by: .milliseconds(1999))
    #expect(await clock.sleepers())
    clock.advance(by: .milliseconds(1))
    #expect(try await task.value == .seconds(2))
  }

  @Test("Sleepers wake in the order of their deadlines")
  func order() async throws {
    let clock = TestClock()
    let (woken, continuation) = AsyncStream.makeStream(of: Int.self)
    var tasks: [Task<Void, any Error>] = []
    for (count, seconds) in [3, 1, 2].enumerated() {
      tasks.append(
        Task {
          try await clock.sleep(for: .seconds(seconds))
          continuation.yield(seconds)
        })
      await clock.sleepers(count + 1)
    }
    var iterator = woken.makeAsyncIterator()
    for seconds in 1...3 {
      clock.advance(by: .seconds(1))
      #expect(await iterator.next() == seconds)
    }
    for task in tasks { try await task.value }
  }

  @Test("A deadline that has come does not sleep")
  func past() async throws {
    let clock = TestClock()
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(1)))
  }

  @Test("A cancelled sleeper throws at once, before it sleeps and while it does")
  func cancelled() async {
    let clock = TestClock()
    let asleep = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers()
    asleep.cancel()
    await #expect(throws: CancellationError.self) { try await asleep.value }

    let awake = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await awake.value }
    #expect(await !clock.sleepers(within: .zero))
  }

  @Test("It runs until nobody sleeps")
  func runs() async throws {
    let clock = TestClock()
    let tasks = (1...5).map { hours in Task { try await clock.sleep(for: .seconds(hours * 3600)) } }
    await clock.sleepers(5)
    clock.run()
    for task in tasks { try await task.value }
    #expect(clock.now.offset == .seconds(5 * 3600))
  }

  @Test(
    "Many threads may cancel and advance at once: nobody sleeps on, and nobody wakes but by the clock or by being cancelled"
  )
  func threads() async {
    let clock = TestClock()
    let sleepers = (0..<1000).map { index in Task { try await clock.sleep(for: .milliseconds(index % 50 + 1)) } }
    await clock.sleepers(1000)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<1000 {
        group.addTask { if index % 2 == 0 { sleepers[index].cancel() } else { clock.advance(by: .microseconds(10)) } }
      }
    }
    clock.advance(by: .seconds(1))
    var woken = 0
    for (index, sleeper) in sleepers.enumerated() {
      if case .success = await sleeper.result { woken += 1 } else { #expect(index % 2 == 0) }
    }
    #expect(woken >= 500)
    #expect(await !clock.sleepers(within: .zero))
  }
}
