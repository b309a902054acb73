extension Publishers {
  /// Delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Where to deliver.
    public let scheduler: Context

    /// How the scheduler is to do it.
    public let options: Context.SchedulerOptions?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - scheduler: Where to deliver.
    ///   - options: How the scheduler is to do it.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = RelayEmitter("ReceiveOn", subscriber, isPermitted: true)
      relay.start()
      relay.attach(upstream) { [scheduler, options] in
        scheduler.schedule(options: options) { relay.permit() }
      }
    }
  }
}

extension Publishers {
  /// Subscribes, asks for values and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Where to do it.
    public let scheduler: Context

    /// How the scheduler is to do it.
    public let options: Context.SchedulerOptions?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - scheduler: Where to do it.
    ///   - options: How the scheduler is to do it.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = SubscribeOnSubscriber(downstream: subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(inner) }
    }
  }
}

extension Publisher {
  /// Delivers values and completion on a scheduler, one after the other.
  ///
  /// - Parameters:
  ///   - scheduler: Where to deliver, such as `DispatchQueue.main`.
  ///   - options: How the scheduler is to do it.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, asks for values and cancels on a scheduler; values are delivered where upstream delivers them.
  ///
  /// - Parameters:
  ///   - scheduler: Where to do it.
  ///   - options: How the scheduler is to do it.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

private final class SubscribeOnSubscriber<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let schedule: (@escaping () -> Void) -> Void

  init(downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let downstream = lock.withLock {
      upstream = nil
      defer { self.downstream = nil }
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { [self] in lock.withLock { upstream }?.request(demand) }
  }

  func cancel() {
    var released: Downstream?
    let upstream = lock.withLock {
      swap(&released, &downstream)
      defer { self.upstream = nil }
      return self.upstream
    }
    if let upstream { schedule { upstream.cancel() } }
    _ = released
  }

  var description: String { "SubscribeOn" }
}
