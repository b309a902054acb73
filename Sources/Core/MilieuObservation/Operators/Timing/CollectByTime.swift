extension Publishers {
  /// When values that are collected make an array.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// The values of each interval, or as many as stated, whichever comes first.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publishers {
  /// Delivers arrays of the values that came in an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = [Upstream.Output]

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// When values make an array.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// How the scheduler is to do it.
    public let options: Context.SchedulerOptions?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - strategy: When values make an array.
    ///   - options: How the scheduler is to do it.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let emitter = CollectingEmitter<Upstream.Output, S>("CollectByTime", subscriber)
      emitter.start()
      upstream.subscribe(
        Intake<Upstream.Output, Upstream.Failure>(
          onSubscription: { [options] in
            emitter.repeating = scheduler.schedule(
              after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
              options: options
            ) { [weak emitter] in emitter?.flush() }
            emitter.keep($0, as: 0) { .unlimited }
          },
          onValue: { value in
            emitter.collect(value, upTo: count)
            return .none
          },
          onCompletion: { completion in
            emitter.drop(0)
            if case .finished = completion { emitter.flush() }
            emitter.finish(completion)
          }))
    }
  }
}

extension Publisher {
  /// Delivers arrays of the values that came in an interval.
  ///
  /// - Parameters:
  ///   - strategy: When values make an array.
  ///   - options: How the scheduler is to do it.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

private final class CollectingEmitter<Element, Downstream: Subscriber>: Emitter<Downstream>
where Downstream.Input == [Element] {
  private var collected: [Element] = []

  /// What flushes at the end of each interval.
  var repeating: (any Cancellable)?

  func collect(_ value: Element, upTo count: Int) {
    emit {
      collected.append(value)
      return collected.count >= count ? takeCollected() : nil
    }
  }

  func flush() {
    emit { collected.isEmpty ? nil : takeCollected() }
  }

  private func takeCollected() -> [Element] {
    defer { collected = [] }
    return collected
  }

  override func ended() {
    repeating?.cancel()
  }
}
