extension Publishers {
  /// Delivers everything some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride

    /// How much later still it may be.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// Where to deliver.
    public let scheduler: Context

    /// How the scheduler is to do it.
    public let options: Context.SchedulerOptions?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - interval: How much later.
    ///   - tolerance: How much later still it may be.
    ///   - scheduler: Where to deliver.
    ///   - options: How the scheduler is to do it.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = RelayEmitter("Delay", subscriber, isPermitted: true)
      relay.start()
      relay.attach(upstream) { [scheduler, interval, tolerance, options] in
        scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options) {
          relay.permit()
        }
      }
    }
  }
}

extension Publishers {
  /// Delivers how much time passed between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Context.SchedulerTimeType.Stride

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// By whose clock.
    public let scheduler: Context

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - scheduler: By whose clock.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.subscribe(
        StepSubscriber(
          "MeasureInterval", subscriber,
          take: { [scheduler] _ in
            let now = scheduler.now
            defer { last = now }
            return .pass(last.distance(to: now))
          }))
    }
  }
}

extension Publisher {
  /// Delivers values and completion some time later, on a scheduler.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How much later still it may be; the scheduler's least, unless stated.
  ///   - scheduler: Where to deliver.
  ///   - options: How the scheduler is to do it.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }

  /// Delivers, for each value, how much time passed since the one before, or since subscribing.
  ///
  /// - Parameters:
  ///   - scheduler: By whose clock.
  ///   - options: Of no use here; as other operators have them.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
