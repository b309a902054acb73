extension Publishers {
  /// Delivers, for each value, what a closure makes of it and of what it made before.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What stands before the first value.
    public let initialResult: Output

    /// What makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - initialResult: What stands before the first value.
    ///   - nextPartialResult: What makes the next result.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        StepSubscriber(
          "Scan", subscriber,
          take: { [nextPartialResult] input in
            let next = nextPartialResult(result, input)
            result = next
            return .pass(next)
          }))
    }
  }
}

extension Publishers {
  /// Delivers, for each value, what a closure makes of it and of what it made before, and fails when it throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// What stands before the first value.
    public let initialResult: Output

    /// What makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - initialResult: What stands before the first value.
    ///   - nextPartialResult: What makes the next result.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        StepSubscriber(
          "TryScan", subscriber,
          trying: { [nextPartialResult] input in
            let next = try nextPartialResult(result, input)
            result = next
            return .pass(next)
          }))
    }
  }
}

extension Publisher {
  /// Delivers, for each value, what a closure makes of it and of what it made before.
  ///
  /// - Parameters:
  ///   - initialResult: What stands before the first value.
  ///   - nextPartialResult: Makes the next result of the one before and a value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Delivers, for each value, what a closure makes of it and of what it made before, and fails when it throws.
  ///
  /// - Parameters:
  ///   - initialResult: What stands before the first value.
  ///   - nextPartialResult: Makes the next result of the one before and a value; or throws the error to fail with.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
