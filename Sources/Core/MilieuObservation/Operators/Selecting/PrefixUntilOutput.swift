extension Publishers {
  /// Delivers values until another publisher delivers one, then finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What ends it.
    public let other: Other

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - other: What ends it.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let emitter = UntilEmitter("PrefixUntilOutput", subscriber)
      emitter.start()
      other.subscribe(
        Intake<Other.Output, Other.Failure>(
          onSubscription: { emitter.keep($0, as: 1) { .max(1) } },
          onValue: { _ in
            emitter.finish(.finished)
            return .none
          },
          onCompletion: { _ in emitter.drop(1) }))
      if emitter.isOpen { emitter.attach(upstream) }
    }
  }
}

extension Publishers {
  /// Delivers values from when another publisher has delivered one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What begins it.
    public let other: Other

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - other: What begins it.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let emitter = UntilEmitter("DropUntilOutput", subscriber, isDropping: true)
      emitter.start()
      emitter.attach(upstream)
      other.subscribe(
        Intake<Other.Output, Upstream.Failure>(
          onSubscription: { emitter.keep($0, as: 1) { .max(1) } },
          onValue: { _ in
            emitter.endDropping()
            return .none
          },
          onCompletion: { emitter.otherCompleted($0) }))
    }
  }
}

extension Publisher {
  /// Delivers values until another publisher delivers one, then finishes.
  ///
  /// - Parameter publisher: The other one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Delivers values from when another publisher has delivered one.
  ///
  /// - Parameter publisher: The other one; if it finishes without a value, this does too.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

/// Delivers from one publisher as another lets it.
private final class UntilEmitter<Downstream: Subscriber>: Emitter<Downstream> {
  private var isDropping: Bool
  private var asked = Subscribers.Demand.none

  init(_ name: String, _ downstream: Downstream, isDropping: Bool = false) {
    self.isDropping = isDropping
    super.init(name, downstream)
  }

  func attach<P: Publisher>(_ upstream: P) where P.Output == Output, P.Failure == Failure {
    upstream.subscribe(
      Intake<Output, Failure>(
        onSubscription: { [self] in keep($0, as: 0) { asked } },
        onValue: { [self] value in
          var isDropped = false
          emit {
            isDropped = isDropping
            return isDropped ? nil : value
          }
          return isDropped ? .max(1) : .none
        },
        onCompletion: { [self] completion in
          drop(0)
          finish(completion)
        }))
  }

  func endDropping() {
    lock.withLock { isDropping = false }
    drop(1)?.cancel()
  }

  func otherCompleted(_ completion: Subscribers.Completion<Failure>) {
    drop(1)
    if lock.withLock({ isDropping }) { finish(completion) }
  }

  override func route(_ demand: Subscribers.Demand) -> [(subscription: any Subscription, demand: Subscribers.Demand)] {
    asked += demand
    return subscription(0).map { [($0, demand)] } ?? []
  }
}
