internal import Dispatch
internal import MilieuEnvironment

/// Keeps what tasks have to do until a test lets them.
///
/// What the tasks that prefer this executor can do at a moment is a list of jobs, so a test knows when everything that can be done is done:
/// tasks then wait for the clock, or for something outside, such as another actor. The test's own thread runs the jobs, one by one, in an
/// order that is the same in every run.
package final class TestExecutor: TaskExecutor {
  private struct Contents {
    var jobs: [UnownedJob] = []
    var isRunning = false
    var isRetired = false
  }

  private let contents = Guarded(Contents())
  private let didEnqueue: @Sendable () -> Void

  /// - Parameter didEnqueue: is told whenever there is more to do, on any thread.
  package init(didEnqueue: @escaping @Sendable () -> Void = {}) {
    self.didEnqueue = didEnqueue
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isKept = contents.withLock { contents in
      if !contents.isRetired { contents.jobs.append(job) }
      return !contents.isRetired
    }
    guard isKept else { return runElsewhere(job) }
    didEnqueue()
  }

  /// How many jobs wait.
  package var jobCount: Int { contents.withLock { $0.jobs.count } }

  /// Runs jobs, those that come of them included, until none is left.
  ///
  /// Called while they are run already, as by a job that advances the clock, this does nothing: whoever runs them goes on.
  ///
  /// - Parameters:
  ///   - limit: how many to run at most.
  ///   - choose: which of so many jobs, in the order they came, is next.
  /// - Returns: how many were run.
  @discardableResult
  package func run(atMost limit: Int = .max, choose: (Int) -> Int = { _ in 0 }) -> Int {
    let isMine = contents.withLock { contents in
      defer { contents.isRunning = true }
      return !contents.isRunning
    }
    guard isMine else { return 0 }
    defer { contents.withLock { $0.isRunning = false } }
    var done = 0
    while done < limit {
      let count = jobCount
      guard count > 0 else { break }
      let index = count == 1 ? 0 : choose(count)
      contents.withLock { $0.jobs.remove(at: index) }.runSynchronously(on: asUnownedTaskExecutor())
      done += 1
    }
    return done
  }

  /// Ends the executor's use: what tasks still have to do is done elsewhere, as nobody is left to let them.
  package func retire() {
    let jobs = contents.withLock { contents in
      contents.isRetired = true
      defer { contents.jobs = [] }
      return contents.jobs
    }
    jobs.forEach(runElsewhere)
  }

  private func runElsewhere(_ job: UnownedJob) {
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
