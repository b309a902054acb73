extension Publishers {
  /// Delivers at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// How long an interval is.
    public let interval: Context.SchedulerTimeType.Stride

    /// Where to wait and to deliver.
    public let scheduler: Context

    /// Whether to deliver the last value of an interval; the first, if not.
    public let latest: Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - interval: How long an interval is.
    ///   - scheduler: Where to wait and to deliver.
    ///   - latest: Whether to deliver the last value of an interval; the first, if not.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let emitter = Emitter("Throttle", subscriber)
      let gate = ThrottleGate<Upstream.Output, Upstream.Failure, Context>(scheduler, interval: interval, latest: latest)
      let open = { [weak emitter] in
        guard let emitter else { return }
        let (value, completion) = gate.open()
        if let value { emitter.emitIfWanted(value) }
        if let completion { emitter.finish(completion) }
      }
      emitter.start()
      upstream.subscribe(
        Intake<Upstream.Output, Upstream.Failure>(
          onSubscription: { emitter.keep($0, as: 0) { .unlimited } },
          onValue: { value in
            if emitter.isOpen { gate.take(value, then: open) }
            return .none
          },
          onCompletion: { completion in
            guard emitter.isOpen else { return }
            if gate.end(completion) { gate.schedule { emitter.finish(completion) } }
          }))
    }
  }
}

extension Publisher {
  /// Delivers at most one value in each interval: the first at once, then one of those that came since, when the interval ends.
  ///
  /// - Parameters:
  ///   - interval: How long an interval is.
  ///   - scheduler: Where to wait and to deliver.
  ///   - latest: Whether to deliver the last value of an interval; the first, if not.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// Lets one value through in each interval.
private final class ThrottleGate<Value, Failure: Error, Context: Scheduler> {
  private let lock = Lock()
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let latest: Bool
  private var waiting: Value?
  private var completion: Subscribers.Completion<Failure>?
  private var last: Context.SchedulerTimeType?

  init(_ scheduler: Context, interval: Context.SchedulerTimeType.Stride, latest: Bool) {
    self.scheduler = scheduler
    self.interval = interval
    self.latest = latest
  }

  func schedule(_ action: @escaping () -> Void) {
    scheduler.schedule(action)
  }

  /// Keeps a value if it is the one of its interval, and states when to open if nobody has.
  func take(_ value: Value, then open: @escaping () -> Void) {
    let now = scheduler.now
    var replaced: Value?
    var due: Context.SchedulerTimeType?
    let isFirst = lock.withLock {
      let isFirst = waiting == nil
      if isFirst || latest {
        replaced = waiting
        waiting = value
      }
      due = last.map { $0.advanced(by: interval) }
      return isFirst
    }
    _ = replaced
    guard isFirst else { return }
    if let due, due > now { scheduler.schedule(after: due, open) } else { scheduler.schedule(open) }
  }

  /// The value of the interval that ends, and the completion if nothing follows.
  func open() -> (Value?, Subscribers.Completion<Failure>?) {
    let now = scheduler.now
    return lock.withLock {
      last = now
      defer { waiting = nil }
      return (waiting, completion)
    }
  }

  /// Keeps the completion for after the value that waits; returns whether none does.
  func end(_ completion: Subscribers.Completion<Failure>) -> Bool {
    lock.withLock {
      guard case .finished = completion, waiting != nil else { return true }
      self.completion = completion
      return false
    }
  }
}
