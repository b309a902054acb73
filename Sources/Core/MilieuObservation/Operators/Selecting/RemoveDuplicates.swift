extension Publishers {
  /// Delivers the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether two values are the same.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var previous: Upstream.Output?
      upstream.subscribe(
        StepSubscriber(
          "RemoveDuplicates", subscriber,
          take: { [predicate] input in
            if let last = previous, predicate(last, input) { return .skip }
            previous = input
            return .pass(input)
          }))
    }
  }
}

extension Publishers {
  /// Delivers the values that differ from the one before, and fails when comparing throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether two values are the same.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var previous: Upstream.Output?
      upstream.subscribe(
        StepSubscriber(
          "TryRemoveDuplicates", subscriber,
          trying: { [predicate] input in
            if let last = previous, try predicate(last, input) { return .skip }
            previous = input
            return .pass(input)
          }))
    }
  }
}

extension Publisher {
  /// Delivers the values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// Delivers the values that differ from the one before.
  ///
  /// - Parameter predicate: Whether two values are the same.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Delivers the values that differ from the one before, and fails when comparing throws.
  ///
  /// - Parameter predicate: Whether two values are the same; or throws the error to fail with.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
