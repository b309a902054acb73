extension Publishers {
  /// Delivers, when upstream finishes, what a closure made of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What stands before the first value.
    public let initial: Output

    /// What makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - initial: What stands before the first value.
    ///   - nextPartialResult: What makes the next result.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        ReduceSubscriber(
          "Reduce", subscriber,
          take: { [nextPartialResult] input in
            result = nextPartialResult(result, input)
            return .goOn
          }, result: { result }))
    }
  }
}

extension Publishers {
  /// Delivers, when upstream finishes, what a closure made of all values, and fails when it throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// What stands before the first value.
    public let initial: Output

    /// What makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - initial: What stands before the first value.
    ///   - nextPartialResult: What makes the next result.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        ReduceSubscriber(
          "TryReduce", subscriber,
          trying: { [nextPartialResult] input in
            result = try nextPartialResult(result, input)
            return .goOn
          }, result: { result }))
    }
  }
}

extension Publisher {
  /// Delivers, when upstream finishes, what a closure made of all values.
  ///
  /// - Parameters:
  ///   - initialResult: What stands before the first value, and is delivered if there is none.
  ///   - nextPartialResult: Makes the next result of the one before and a value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Delivers, when upstream finishes, what a closure made of all values, and fails when it throws.
  ///
  /// - Parameters:
  ///   - initialResult: What stands before the first value, and is delivered if there is none.
  ///   - nextPartialResult: Makes the next result of the one before and a value; or throws the error to fail with.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
