extension Publishers {
  /// Delivers the last value when upstream finishes.
  public struct Last<Upstream: Publisher>: Publisher {
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
      var last: Upstream.Output?
      upstream.subscribe(
        ReduceSubscriber(
          "Last", subscriber,
          take: {
            last = $0
            return .goOn
          }, result: { last }))
    }
  }
}

extension Publishers {
  /// Delivers, when upstream finishes, the last value that a closure accepts.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether a value is one.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether a value is one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        ReduceSubscriber(
          "Last", subscriber,
          take: { [predicate] input in
            if predicate(input) { last = input }
            return .goOn
          }, result: { last }))
    }
  }
}

extension Publishers {
  /// Delivers, when upstream finishes, the last value that a closure accepts. Fails when the closure throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether a value is one.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether a value is one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        ReduceSubscriber(
          "TryLast", subscriber,
          trying: { [predicate] input in
            if try predicate(input) { last = input }
            return .goOn
          }, result: { last }))
    }
  }
}

extension Publisher {
  /// Delivers the last value when upstream finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Delivers, when upstream finishes, the last value that a closure accepts.
  ///
  /// - Parameter predicate: Whether a value is one.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Delivers, when upstream finishes, the last value that a closure accepts; fails when the closure throws.
  ///
  /// - Parameter predicate: Whether a value is one; or throws the error to fail with.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
