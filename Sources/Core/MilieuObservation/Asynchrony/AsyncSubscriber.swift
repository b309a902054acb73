/// Asks for a value when a task waits for one. Ends with the last reference to it.
final class AsyncSubscriber<Output, Failure: Error> {
  private let state = AsyncState<Output, Failure>()

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(
      Intake(
        onSubscription: { [state] in state.start($0) },
        onValue: { [state] in state.take($0) },
        onCompletion: { [state] in state.end($0) }))
  }

  deinit {
    state.cancel()
  }

  /// The next value; `nil` after the end.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Output?, Failure> {
    nonisolated(unsafe) let state = state
    return await withTaskCancellationHandler(
      operation: {
        await withCheckedContinuation(isolation: actor) { state.wait($0) }.value
      }, onCancel: { state.cancel() }, isolation: actor)
  }
}

/// What comes out of one waiting; the task that waits is the only one to see it.
struct AsyncOutcome<Output, Failure: Error>: @unchecked Sendable {
  let value: Result<Output?, Failure>
}

private final class AsyncState<Output, Failure: Error> {
  typealias Waiter = CheckedContinuation<AsyncOutcome<Output, Failure>, Never>

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiters = Queue<Waiter>()

  /// Asked for before there was a subscription.
  private var owed = 0
  private var hasEnded = false

  /// The error to throw to the next who waits.
  private var failure: Failure?

  func start(_ subscription: any Subscription) {
    var owed = 0
    let isWanted = lock.withLock {
      guard !hasEnded, self.subscription == nil else { return false }
      self.subscription = subscription
      swap(&owed, &self.owed)
      return true
    }
    if !isWanted { subscription.cancel() } else if owed > 0 { subscription.request(.max(owed)) }
  }

  func wait(_ waiter: Waiter) {
    var failure: Failure?
    var subscription: (any Subscription)?
    let hasEnded = lock.withLock {
      if self.hasEnded {
        swap(&failure, &self.failure)
        return true
      }
      waiters.append(waiter)
      subscription = self.subscription
      if subscription == nil { owed += 1 }
      return false
    }
    if hasEnded {
      waiter.resume(returning: AsyncOutcome(value: failure.map { .failure($0) } ?? .success(nil)))
    } else {
      subscription?.request(.max(1))
    }
  }

  func take(_ value: Output) -> Subscribers.Demand {
    lock.withLock { waiters.popFirst() }?.resume(returning: AsyncOutcome(value: .success(value)))
    return .none
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    var error: Failure?
    if case .failure(let failure) = completion { error = failure }
    var waiting = takeAll()
    if let first = waiting.popFirst() {
      first.resume(returning: AsyncOutcome(value: error.map { .failure($0) } ?? .success(nil)))
      while let waiter = waiting.popFirst() { waiter.resume(returning: AsyncOutcome(value: .success(nil))) }
    } else {
      lock.withLock { failure = error }
    }
  }

  func cancel() {
    let subscription = lock.withLock { self.subscription }
    var waiting = takeAll()
    subscription?.cancel()
    while let waiter = waiting.popFirst() { waiter.resume(returning: AsyncOutcome(value: .success(nil))) }
  }

  private func takeAll() -> Queue<Waiter> {
    var taken = Queue<Waiter>()
    lock.withLock {
      hasEnded = true
      subscription = nil
      swap(&taken, &waiters)
    }
    return taken
  }
}
