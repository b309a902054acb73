extension Publishers {
  /// Delivers a value when no other followed it for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// For how long.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// Where to wait and to deliver.
    public let scheduler: Context

    /// How the scheduler is to do it.
    public let options: Context.SchedulerOptions?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - dueTime: For how long.
    ///   - scheduler: Where to wait and to deliver.
    ///   - options: How the scheduler is to do it.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let emitter = Emitter("Debounce", subscriber)
      let latest = LatestValue<Upstream.Output>()
      emitter.start()
      upstream.subscribe(
        Intake<Upstream.Output, Upstream.Failure>(
          onSubscription: { emitter.keep($0, as: 0) { .unlimited } },
          onValue: { [scheduler, dueTime, options] value in
            guard emitter.isOpen else { return .none }
            let number = latest.set(value)
            scheduler.schedule(
              after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
            ) { [weak emitter] in
              if let emitter, let value = latest.take(number) { emitter.emitIfWanted(value) }
            }
            return .none
          },
          onCompletion: { [scheduler, options] completion in
            emitter.drop(0)
            _ = latest.set(nil)
            if emitter.isOpen { scheduler.schedule(options: options) { emitter.finish(completion) } }
          }))
    }
  }
}

extension Publisher {
  /// Delivers a value when no other followed it for some time.
  ///
  /// A value that waits when upstream completes is not delivered, as in Combine.
  ///
  /// - Parameters:
  ///   - dueTime: For how long.
  ///   - scheduler: Where to wait and to deliver.
  ///   - options: How the scheduler is to do it.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// The value that came last, until it is taken or replaced.
private final class LatestValue<Value> {
  private let lock = Lock()
  private var value: Value?
  private var number = 0

  /// Replaces the value; returns by which number to take it.
  func set(_ value: Value?) -> Int {
    var replaced = value
    return lock.withLock {
      swap(&replaced, &self.value)
      number += 1
      return number
    }
  }

  func take(_ number: Int) -> Value? {
    lock.withLock {
      guard number == self.number else { return nil }
      defer { value = nil }
      return value
    }
  }
}
