/// A publisher that delivers nothing until it is connected, so that several subscribers can get ready first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to deliver.
  ///
  /// - Returns: What ends it when it is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and ends it with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Connects with the first subscriber, and ends it with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What is connected.
    public let upstream: Upstream
    private let lock = Lock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Makes the operator.
    ///
    /// - Parameter upstream: What is connected.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, and connects if it is the first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      upstream.subscribe(CountedSubscriber(downstream: subscriber, onEnd: { [self] in release() }))
      guard isFirst else { return }
      let made = upstream.connect()
      let isWanted = lock.withLock {
        if count > 0 { connection = made }
        return count > 0
      }
      if !isWanted { made.cancel() }
    }

    private func release() {
      let ended: (any Cancellable)? = lock.withLock {
        count -= 1
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }
}

/// Tells once when a subscription has ended.
private final class CountedSubscriber<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let downstream: Downstream
  private var upstream: (any Subscription)?
  private var onEnd: (() -> Void)?

  init(downstream: Downstream, onEnd: @escaping () -> Void) {
    self.downstream = downstream
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    let onEnd = end().onEnd
    downstream.receive(completion: completion)
    onEnd?()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (upstream, onEnd) = end()
    upstream?.cancel()
    onEnd?()
  }

  private func end() -> (upstream: (any Subscription)?, onEnd: (() -> Void)?) {
    lock.withLock {
      defer {
        upstream = nil
        onEnd = nil
      }
      return (upstream, onEnd)
    }
  }

  var description: String { "Autoconnect" }
}
