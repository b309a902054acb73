extension Publishers {
  /// Delivers to all subscribers through one subject, from when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes the subject, when it is needed first.
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var made: SubjectType?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - createSubject: Makes the subject, when it is needed first.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let made = lock.withLock({ made }) { return made }
      let subject = createSubject()
      return lock.withLock {
        if made == nil { made = subject }
        return made ?? subject
      }
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Subscribes the subject to upstream.
    ///
    /// - Returns: What ends it when it is cancelled or no longer referenced.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }

  /// Delivers to all subscribers what upstream delivers, from when it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes the operator.
    ///
    /// - Parameter upstream: What delivers the values.
    public init(upstream: Upstream) {
      shared = upstream.multicast(subject: PassthroughSubject())
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    /// Begins to deliver.
    ///
    /// - Returns: What ends it when it is cancelled or no longer referenced.
    public func connect() -> any Cancellable {
      shared.connect()
    }
  }

  /// Delivers to all subscribers from one subscription to upstream.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes the operator.
    ///
    /// - Parameter upstream: What delivers the values.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber, and subscribes to upstream if it is the first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    /// Whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Delivers to all subscribers through a subject that a closure makes, from when it is connected.
  ///
  /// - Parameter createSubject: Makes the subject, when it is needed first.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Delivers to all subscribers through a subject, from when it is connected.
  ///
  /// - Parameter subject: The subject.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Delivers to all subscribers from one subscription to upstream, which begins with the first and ends with the last.
  ///
  /// A subscriber that comes later gets what is delivered from then on.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }

  /// Sends into a subject what this publisher delivers.
  ///
  /// - Parameter subject: The subject.
  /// - Returns: What ends it when it is cancelled or no longer referenced.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

extension Publisher where Failure == Never {
  /// Delivers nothing until it is connected, and then to all subscribers.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

/// Sends into a subject what it receives.
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Output
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var subject: Downstream?
  private var upstream: (any Subscription)?

  init(_ subject: Downstream) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock {
      guard upstream == nil, let subject = self.subject else { return nil as Downstream? }
      upstream = subscription
      return subject
    }
    if let subject { subject.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    end().upstream?.cancel()
  }

  private func end() -> (subject: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      defer {
        subject = nil
        upstream = nil
      }
      return (subject, upstream)
    }
  }

  var description: String { "Subject" }
}
