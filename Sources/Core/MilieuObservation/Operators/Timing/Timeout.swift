extension Publishers {
  /// Completes when no value came for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// For how long.
    public let interval: Context.SchedulerTimeType.Stride

    /// Where to wait and to deliver.
    public let scheduler: Context

    /// How the scheduler is to do it.
    public let options: Context.SchedulerOptions?

    /// What makes the error to fail with; it finishes if there is none.
    public let customError: (() -> Upstream.Failure)?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - interval: For how long.
    ///   - scheduler: Where to wait and to deliver.
    ///   - options: How the scheduler is to do it.
    ///   - customError: What makes the error to fail with; it finishes if there is none.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = RelayEmitter("Timeout", subscriber, isPermitted: true)
      let watch = Watch()
      let arm = { [scheduler, interval, options, customError, weak relay] in
        let number = watch.restart()
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) { [weak relay] in
          guard let relay, watch.isCurrent(number), relay.isOpen else { return }
          relay.finish(customError.map { .failure($0()) } ?? .finished)
          relay.permit()
        }
      }
      relay.start()
      relay.attach(upstream, onSubscription: arm) { [scheduler, options] in
        arm()
        scheduler.schedule(options: options) { relay.permit() }
      }
    }
  }
}

extension Publisher {
  /// Completes when no value came for some time, since subscribing or since the last value.
  ///
  /// - Parameters:
  ///   - interval: For how long.
  ///   - scheduler: Where to wait and to deliver.
  ///   - options: How the scheduler is to do it.
  ///   - customError: Makes the error to fail with; it finishes if there is none.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

/// Tells the last start from those before.
private final class Watch {
  private let lock = Lock()
  private var number = 0

  func restart() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  func isCurrent(_ number: Int) -> Bool { lock.withLock { number == self.number } }
}
