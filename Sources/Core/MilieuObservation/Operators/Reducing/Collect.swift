extension Publishers {
  /// Delivers all values in one array when upstream finishes.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = [Upstream.Output]

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Makes the operator.
    ///
    /// - Parameter upstream: What delivers the values.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var all: [Upstream.Output] = []
      upstream.subscribe(
        ReduceSubscriber(
          "Collect", subscriber,
          take: {
            all.append($0)
            return .goOn
          }, result: { all }))
    }
  }
}

extension Publishers {
  /// Delivers arrays of a number of values; the last may have fewer.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = [Upstream.Output]

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// How many values make an array.
    public let count: Int

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - count: How many values make an array.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountSubscriber(downstream: subscriber, count: count))
    }
  }
}

extension Publishers {
  /// Delivers how many values there were when upstream finishes.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Int

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Makes the operator.
    ///
    /// - Parameter upstream: What delivers the values.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.subscribe(
        ReduceSubscriber(
          "Count", subscriber,
          take: { _ in
            count += 1
            return .goOn
          }, result: { count }))
    }
  }
}

extension Publishers {
  /// Delivers no value, only the completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Never

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Makes the operator.
    ///
    /// - Parameter upstream: What delivers the values.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ReduceSubscriber("IgnoreOutput", subscriber, take: { _ in .goOn }, result: { nil }))
    }
  }
}

extension Publisher {
  /// Delivers all values in one array when upstream finishes.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Delivers arrays of a number of values; the last may have fewer.
  ///
  /// - Parameter count: How many values make an array; more than zero, else the program stops.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "an array to collect has at least one value")
    return Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Delivers how many values there were when upstream finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Delivers no value, only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

private final class CollectByCountSubscriber<Element, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == [Element] {
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let count: Int
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var buffer: [Element] = []

  init(downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    var full: [Element]?
    let downstream = lock.withLock {
      buffer.append(input)
      if buffer.count == count {
        full = buffer
        buffer = []
      }
      return self.downstream
    }
    guard let full, let downstream else { return .none }
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var rest: [Element] = []
    let downstream = lock.withLock {
      swap(&rest, &buffer)
      upstream = nil
      defer { self.downstream = nil }
      return self.downstream
    }
    // The rest is part of an array that was asked for, else upstream would not have delivered it.
    if case .finished = completion, !rest.isEmpty { _ = downstream?.receive(rest) }
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand * count)
  }

  func cancel() {
    var released: (Downstream?, [Element])?
    let upstream = lock.withLock {
      released = (downstream, buffer)
      downstream = nil
      buffer = []
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
    _ = released
  }

  var description: String { "CollectByCount" }
}
