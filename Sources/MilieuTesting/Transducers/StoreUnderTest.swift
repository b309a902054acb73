internal import MilieuEffects
internal import MilieuEnvironment

/// A store whose tasks run when a test says so, and all that happens in it.
final class StoreUnderTest<Source: Transducer>: Sendable where Source.State: Sendable {
  /// An error that nobody dealt with.
  struct Failure: Sendable {
    let error: any Error
    let task: TaskID?
  }

  private struct Happenings {
    var transitions: [Transition<Source>] = []
    var failures: [Failure] = []
  }

  let store: EffectStore<Source>
  let clock: TestClock
  let executor: TestExecutor
  let activity: Activity
  private let delays: DelayClock
  private let happenings: Guarded<Happenings>

  /// Chooses which job is next; without one, jobs are done in the order they came.
  private let random: Guarded<SeededGenerator?>

  init(state: Source.State, env: Source.Env, clock: TestClock) {
    let (activity, happenings, random) = (Activity(), Guarded(Happenings()), Guarded<SeededGenerator?>(nil))
    let executor = TestExecutor { activity.note() }
    let delays = DelayClock(clock)
    var options = EffectRuntimeOptions<Source>()
    options.clock = delays
    options.executor = executor
    options.trace = { transition in
      happenings.withLock { $0.transitions.append(transition) }
      activity.note()
    }
    options.reportError = { error, task in
      happenings.withLock { $0.failures.append(Failure(error: error, task: task)) }
      activity.note()
    }
    (self.clock, self.executor, self.activity, self.delays) = (clock, executor, activity, delays)
    (self.happenings, self.random) = (happenings, random)
    store = EffectStore(state: state, initialEvent: nil, env: env, options: options)
    clock.addSettler(of: ObjectIdentifier(executor)) { [weak executor] in
      executor?.run(atMost: Self.jobLimit) { Self.choose($0, random) }
    }
  }

  deinit { end() }

  /// More jobs than this without a rest are taken for a task that never comes to one.
  static var jobLimit: Int { 100_000 }

  /// Runs all that can run.
  ///
  /// - Parameter limit: how many jobs at most.
  func settle(atMost limit: Int = .max) {
    executor.run(atMost: min(limit, Self.jobLimit)) { Self.choose($0, random) }
  }

  /// From now on jobs are done in an order that a seed stands for.
  func order(by seed: UInt64) { random.withLock { $0 = SeededGenerator(seed: seed) } }

  private static func choose(_ count: Int, _ random: Guarded<SeededGenerator?>) -> Int {
    random.withLock { random in
      guard var generator = random else { return 0 }
      defer { random = generator }
      return Int.random(in: 0..<count, using: &generator)
    }
  }

  /// Gives what has happened since it was last asked for.
  func takeHappenings() -> (transitions: [Transition<Source>], failures: [Failure]) {
    let taken = happenings.withLock { happenings in
      defer { happenings = Happenings() }
      return happenings
    }
    return (taken.transitions, taken.failures)
  }

  /// Ends the store, and lets its tasks notice.
  func end() {
    store.end()
    settle()
    clock.removeSettler(of: ObjectIdentifier(executor))
    executor.retire()
  }

  // MARK: - What runs

  /// The tasks that run and whose events count, in words, in the order they were started.
  var runningTasks: [String] {
    let actions = store.engine.pendingActions
    return store.engine.runningTasks + Array(repeating: "async action", count: actions)
  }

  /// Whether something may happen though the clock stands still: tasks run, and not all of them wait out their delay.
  var mayGoOn: Bool {
    executor.jobCount > 0 || store.engine.pendingActions > 0 || store.engine.runningTasks.count > delays.count
  }

  /// Waits, for real, until something holds.
  ///
  /// - Parameters:
  ///   - deadline: when to give up.
  ///   - holds: asked whenever everything that can run has run.
  /// - Returns: whether it holds. `false` at once if it cannot without the clock going on.
  nonisolated(nonsending) func wait(until deadline: ContinuousClock.Instant, for holds: () -> Bool) async -> Bool {
    while true {
      let seen = activity.count
      settle()
      // NB: asked in this order. A task that has ended meanwhile has had its event taken in, unless somebody outside is about to: who is
      // soon done, and so far may have taken in half of what there is.
      let mayGoOn = mayGoOn
      let isTakingIn = store.engine.isTakingIn
      if !isTakingIn {
        if holds() { return true }
        guard mayGoOn else { return false }
      }
      if isTakingIn || executor.jobCount > 0 {
        // Tasks that yield without end do not keep the test from giving up.
        guard ContinuousClock.now < deadline else { return holds() }
        await Task.yield()
      } else if await !activity.wait(after: seen, until: deadline) {
        settle()
        return holds()
      }
    }
  }
}
