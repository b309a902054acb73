extension Publishers {
  /// Delivers the value that no other is to replace, when upstream finishes.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether the second value replaces the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - areInIncreasingOrder: Whether the second value replaces the first.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var best: Upstream.Output?
      upstream.subscribe(
        ReduceSubscriber(
          "Comparison", subscriber,
          take: { [areInIncreasingOrder] input in
            if let current = best, !(areInIncreasingOrder(current, input)) { return .goOn }
            best = input
            return .goOn
          }, result: { best }))
    }
  }
}

extension Publishers {
  /// Delivers the value that no other is to replace, when upstream finishes, and fails when comparing throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether the second value replaces the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - areInIncreasingOrder: Whether the second value replaces the first.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var best: Upstream.Output?
      upstream.subscribe(
        ReduceSubscriber(
          "TryComparison", subscriber,
          trying: { [areInIncreasingOrder] input in
            if let current = best, !(try areInIncreasingOrder(current, input)) { return .goOn }
            best = input
            return .goOn
          }, result: { best }))
    }
  }
}

extension Publisher {
  /// Delivers the least value when upstream finishes.
  public func min() -> Publishers.Comparison<Self> where Output: Comparable {
    Publishers.Comparison(upstream: self) { $1 < $0 }
  }

  /// Delivers the least value when upstream finishes.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first value is less than the second.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Delivers the least value when upstream finishes, and fails when comparing throws.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first value is less than the second; or throws the error to fail with.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Delivers the greatest value when upstream finishes.
  public func max() -> Publishers.Comparison<Self> where Output: Comparable {
    Publishers.Comparison(upstream: self) { $0 < $1 }
  }

  /// Delivers the greatest value when upstream finishes.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first value is less than the second.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Delivers the greatest value when upstream finishes, and fails when comparing throws.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first value is less than the second; or throws the error to fail with.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
