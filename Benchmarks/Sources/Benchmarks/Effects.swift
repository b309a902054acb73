import Foundation
import Glibc
import MilieuEffectViews
import MilieuEffects
import MilieuHeadless
import Observation
import SwiftUI

private enum Counter: Transducer {
  struct State: Equatable, Sendable { var count = 0 }

  enum Event { case up, start, wait }

  static func transduce(_ state: inout State, event: Event) -> Effect {
    switch event {
    case .up:
      state.count += 1
      return .none
    case .start: return .run(id: "work") { _, _ in }
    case .wait: return .request(id: "work") { _, _ in }
    }
  }
}

/// What somebody would write without effects.
@Observable @MainActor
private final class CounterModel {
  private(set) var count = 0
  @ObservationIgnored private var work: Task<Void, Never>?

  func up() { count += 1 }

  func start() {
    work?.cancel()
    work = Task.detached {}
  }
}

/// Sends several events, or calls the method as often, at a tap.
private struct EffectScreen: View {
  let events: Int
  @State private var state = Counter.State()

  var body: some View {
    EffectView(of: Counter.self, state: $state) { state, input in
      Button("up") { for _ in 0..<events { input(.up) } }
      Text("\(state.count)")
    }
  }
}

private struct ModelScreen: View {
  let calls: Int
  @State private var model = CounterModel()

  var body: some View {
    Button("up") { for _ in 0..<calls { model.up() } }
    Text("\(model.count)")
  }
}

private actor Other {
  private var count = 0
  func up() { count += 1 }
}

/// CPU time of all threads of the process, in nanoseconds.
private func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Nanoseconds of all threads that one run of asynchronous work takes: the median of several batches.
@MainActor
private func time(batches: Int = 9, runs: Int, _ work: @MainActor (Int) async -> Void) async -> Double {
  var results: [Double] = []
  for _ in 0..<batches {
    let start = processTime()
    await work(runs)
    results.append((processTime() - start) / Double(runs))
  }
  return results.sorted()[batches / 2]
}

/// Nanoseconds that one run of a piece of work takes which starts a task, with what the task takes elsewhere: the median of several batches.
///
/// One run each 10 µs, so that the threads that run tasks fall asleep and are woken alike for all that is compared. In a row, what starts
/// tasks faster than they are run would wake nobody.
@MainActor
private func paced(batches: Int = 9, runs: Int = 5000, _ work: @MainActor () -> Void) async -> Double {
  var results: [Double] = []
  for _ in 0..<batches {
    var own = 0.0
    let start = (all: processTime(), mine: threadTime())
    for _ in 0..<runs {
      let next = ContinuousClock.now + .microseconds(10)
      let begin = threadTime()
      work()
      own += threadTime() - begin
      while ContinuousClock.now < next {}
    }
    let others = processTime() - start.all - (threadTime() - start.mine)
    results.append((own + others) / Double(runs))
    await Task.yield()
  }
  return results.sorted()[batches / 2]
}

/// What an event costs, and a task that a runtime owns.
@MainActor
func measureEffects(_ report: inout Report) async {
  let model = CounterModel()
  report.baseline("method of an @Observable object", nanoseconds: time(runs: 100_000) { model.up() })
  let other = Other()
  report.baseline(
    "call of another actor", nanoseconds: await time(runs: 20_000) { for _ in 0..<$0 { await other.up() } })
  let task = await time(runs: 20_000) { runs in
    await withDiscardingTaskGroup { _ in
      for _ in 0..<runs { Task.detached {}.cancel() }
    }
  }
  report.baseline("Task { }", nanoseconds: task)

  let store = EffectStore(of: Counter.self, state: .init())
  report.time(
    "event without an effect, store", nanoseconds: time(runs: 100_000) { store.input(.up) }, bound: 150,
    beside: "method of an @Observable object")

  // One event, with the body it causes; then what the others of a thousand take beyond that.
  let (one, many) = (Headless(EffectScreen(events: 1)), Headless(EffectScreen(events: 1001)))
  let (oneCall, manyCalls) = (Headless(ModelScreen(calls: 1)), Headless(ModelScreen(calls: 1001)))
  func tap(_ screen: Headless, runs: Int) -> Double {
    guard let button = try? screen.button("up") else { return .nan }
    return time(runs: runs) { try? button.tap() }
  }
  let (event, call) = (tap(one, runs: 2000), tap(oneCall, runs: 2000))
  report.time("tap that calls a method, and the body it causes", nanoseconds: call, bound: nil, beside: "Task { }")
  report.time("tap that sends an event, and the body it causes", nanoseconds: event, bound: nil, beside: "Task { }")
  report.time(
    "event without an effect, EffectView, beyond the body", nanoseconds: (tap(many, runs: 50) - event) / 1000,
    bound: 150, beside: "method of an @Observable object")
  report.time(
    "  method of an @Observable object a view shows, likewise", nanoseconds: (tap(manyCalls, runs: 50) - call) / 1000,
    bound: nil, beside: "method of an @Observable object")

  let alone = await paced { Task.detached {}.cancel() }
  let byHand = await paced { model.start() }
  let replaced = await paced { store.input(.start) }
  report.time("Task { }, one each 10 µs", nanoseconds: alone, bound: nil, beside: "Task { }")
  report.time("task that a model replaces by hand, likewise", nanoseconds: byHand, bound: nil, beside: "Task { }")
  report.time(
    "task under an id that replaces the one before, likewise", nanoseconds: replaced, bound: nil, beside: "Task { }")
  report.time("  beyond Task { }", nanoseconds: replaced - alone, bound: 3000, beside: "Task { }")
  try? await store.request(.wait)

  let before = heapInUse()
  let posted = await time(batches: 5, runs: 100_000) { runs in
    let input = store.input
    await Task.detached { for _ in 0..<runs { input(.up) } }.value
  }
  report.time(
    "post from another thread, 100000 of them", nanoseconds: posted, bound: nil, beside: "call of another actor")
  report.count("  heap they leave behind", Double(heapInUse() - before), unit: "bytes", bound: 100_000)
}

/// Nothing but events, for a profiler.
@MainActor
func sendEvents() {
  let screen = Headless(EffectScreen(events: 20_000))
  guard let button = try? screen.button("up") else { return }
  for _ in 0..<200 { try? button.tap() }
}
