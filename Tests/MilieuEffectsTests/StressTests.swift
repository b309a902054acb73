import MilieuEffects
import Testing

@Suite("Many stores on all cores", .serialized)
struct StressTests {
  static let posters = 8
  static let stores = 1000

  static let events = 1_000_000

  @Test("A million random events, tasks and cancellations: none lost, doubled, reordered or outdated, and no task left")
  func million() async throws {
    let stores = (0..<Self.stores).map { _ in EffectStore(of: Ledger.self, state: .init()) }
    let sent = await withTaskGroup(of: [Int].self) { group in
      for poster in 0..<Self.posters {
        group.addTask { await Self.post(Self.events / Self.posters, as: poster, to: stores) }
      }
      var sent = [[Int]](repeating: [], count: Self.posters)
      for await counts in group { sent[counts[0]] = Array(counts.dropFirst()) }
      return sent
    }
    for (index, store) in stores.enumerated() {
      try await store.input.send(.barrier)
      while store.unreturnedTasks > 0 { await Task.yield() }
      try await store.input.send(.barrier)
      #expect(store.state.faults == [])
      #expect(store.state.last == (0..<Self.posters).map { sent[$0][index] })
      #expect(store.state.current.isEmpty, "a task's result is missing")
      #expect(store.runningTasks.isEmpty)
    }
  }

  /// - Returns: the poster, then how many numbered events it sent to each store.
  private static func post(_ count: Int, as poster: Int, to stores: [EffectStore<Ledger>]) async -> [Int] {
    var random = SplitMix(state: UInt64(poster))
    var sent = [Int](repeating: 0, count: stores.count)
    for step in 0..<count {
      let index = Int.random(in: 0..<stores.count, using: &random)
      let input = stores[index].input
      func numbered(_ effect: Ledger.Order) -> Ledger.Event {
        sent[index] += 1
        return .numbered(poster: poster, number: sent[index], effect)
      }
      let run = poster * count + step
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<70: input(numbered(.nothing))
      case 70..<80: input(numbered(.start(job: Int.random(in: 0..<3, using: &random), run: run)))
      case 80..<85: input(numbered(.cancel(job: Int.random(in: 0..<3, using: &random))))
      case 85..<90: input(numbered(.wait))
      case 90..<93: input(numbered(.other(TaskOption.allCases.randomElement(using: &random) ?? .queue)))
      case 93..<96: try? await input.send(numbered(.nothing))
      case 96..<98: try? await input.request(numbered(.start(job: Int.random(in: 0..<3, using: &random), run: run)))
      default:
        let event = numbered(.wait)
        let caller = Task { try await input.request(event) }
        caller.cancel()
        // One that was cancelled before it asked has sent nothing.
        if case .failure = await caller.result { input(.forgive(poster: poster, number: sent[index])) }
      }
    }
    return [poster] + sent
  }
}

/// Checks by itself that what it takes in is in order.
enum Ledger: Transducer {
  struct State: Sendable {
    var last = [Int](repeating: 0, count: StressTests.posters)
    /// The run whose result is expected, for each job.
    var current: [Int: Int] = [:]
    var faults: [String] = []
  }

  enum Order: Sendable {
    case nothing, wait
    case start(job: Int, run: Int)
    case cancel(job: Int)
    case other(TaskOption)
  }

  enum Event: Sendable {
    case numbered(poster: Int, number: Int, Order)
    case progress(job: Int, run: Int)
    case finished(job: Int, run: Int)
    case forgive(poster: Int, number: Int)
    case barrier
  }

  static func transduce(_ state: inout State, event: Event) -> Effect? {
    switch event {
    case .barrier: return nil
    case .forgive(let poster, let number):
      // Sent by a caller that may or may not have sent the event before.
      if state.last[poster] == number - 1 { state.last[poster] = number }
      return nil
    case .progress(let job, let run):
      if state.current[job] != run { state.faults.append("outdated progress of \(job)") }
      return nil
    case .finished(let job, let run):
      if state.current.removeValue(forKey: job) != run { state.faults.append("outdated result of \(job)") }
      return nil
    case .numbered(let poster, let number, let order):
      if number != state.last[poster] + 1 { state.faults.append("\(number) after \(state.last[poster])") }
      state.last[poster] = number
      return carryOut(order, &state)
    }
  }

  private static func carryOut(_ order: Order, _ state: inout State) -> Effect? {
    switch order {
    case .nothing: return nil
    case .wait: return .action { _ in await Task.yield() }
    case .start(let job, let run):
      state.current[job] = run
      return .task(id: job) { input, _ in
        input(.progress(job: job, run: run))
        // Whether or not it is cancelled.
        await Task.yield()
        input(.progress(job: job, run: run))
        return .finished(job: job, run: run)
      }
    case .cancel(let job):
      state.current[job] = nil
      return .cancel(job)
    case .other(let option):
      return .task(id: "other", option: option) { _, _ in await Task.yield() }
    }
  }
}

/// Gives the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
