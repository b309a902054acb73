extension Publishers {
  /// Delivers the first value, then finishes.
  public struct First<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

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
      upstream.subscribe(StepSubscriber("First", subscriber, take: { .last($0) }))
    }
  }
}

extension Publishers {
  /// Delivers the first value that a closure accepts, then finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether a value is the one.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether a value is the one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscriber("First", subscriber, take: { [predicate] in predicate($0) ? .last($0) : .skip }))
    }
  }
}

extension Publishers {
  /// Delivers the first value that a closure accepts, then finishes. Fails when the closure throws.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether a value is the one.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether a value is the one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscriber("TryFirst", subscriber, trying: { [predicate] in try predicate($0) ? .last($0) : .skip }))
    }
  }
}

extension Publisher {
  /// Delivers the first value, then finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Delivers the first value that a closure accepts, then finishes.
  ///
  /// - Parameter predicate: Whether a value is the one.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Delivers the first value that a closure accepts, then finishes; fails when the closure throws.
  ///
  /// - Parameter predicate: Whether a value is the one; or throws the error to fail with.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
