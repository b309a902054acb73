extension Publishers {
  /// Delivers from the publishers that a closure makes of the values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The kind of values it delivers.
    public typealias Output = NewPublisher.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// How many publishers to deliver from at once.
    public let maxPublishers: Subscribers.Demand

    /// What makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - maxPublishers: How many publishers to deliver from at once.
    ///   - transform: What makes a publisher of a value.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let fanIn = FanInEmitter("FlatMap", subscriber, prefetches: true) { fanIn in
        fanIn.ask(FanInEmitter<S>.outerKey, for: .max(1))
      }
      fanIn.start()
      upstream.subscribe(
        Intake<Upstream.Output, Upstream.Failure>(
          onSubscription: { [maxPublishers] in fanIn.keep($0, as: FanInEmitter<S>.outerKey) { maxPublishers } },
          onValue: { [transform] value in
            if fanIn.isOpen { fanIn.attach(transform(value)) }
            return .none
          },
          onCompletion: { completion in
            fanIn.drop(FanInEmitter<S>.outerKey)
            switch completion {
            case .finished: fanIn.seal()
            case .failure(let error): fanIn.fail(error)
            }
          }))
    }
  }
}

extension Publisher {
  /// Delivers from the publishers that a closure makes of the values, as they deliver.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers to deliver from at once; all there are, unless stated.
  ///   - transform: Makes a publisher of a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Delivers from the publishers that a closure makes of the values, which do not fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers to deliver from at once; all there are, unless stated.
  ///   - transform: Makes a publisher of a value.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Delivers from the publishers that a closure makes of the values, which may fail where this one does not.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers to deliver from at once; all there are, unless stated.
  ///   - transform: Makes a publisher of a value.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}
