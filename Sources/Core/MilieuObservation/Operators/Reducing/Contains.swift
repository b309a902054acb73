extension Publishers {
  /// Delivers whether a value equals one, as soon as that is known.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The kind of values it delivers.
    public typealias Output = Bool

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// The value to look for.
    public let output: Upstream.Output

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - output: The value to look for.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.contains(where: { [output] in $0 == output }).receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  /// Delivers whether a closure accepts a value, as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Bool

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What is asked of each value.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: What is asked of each value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = false
      upstream.subscribe(
        ReduceSubscriber(
          "ContainsWhere", subscriber,
          take: { [predicate] input in
            guard predicate(input) else { return .goOn }
            result = true
            return .enough
          }, result: { result }))
    }
  }
}

extension Publishers {
  /// Delivers whether a closure accepts a value, as soon as that is known. Fails when it throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Bool

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// What is asked of each value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: What is asked of each value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = false
      upstream.subscribe(
        ReduceSubscriber(
          "TryContainsWhere", subscriber,
          trying: { [predicate] input in
            guard try predicate(input) else { return .goOn }
            result = true
            return .enough
          }, result: { result }))
    }
  }
}

extension Publishers {
  /// Delivers whether a closure accepts all values, as soon as that is known.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Bool

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What is asked of each value.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: What is asked of each value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = true
      upstream.subscribe(
        ReduceSubscriber(
          "AllSatisfy", subscriber,
          take: { [predicate] input in
            guard !predicate(input) else { return .goOn }
            result = false
            return .enough
          }, result: { result }))
    }
  }
}

extension Publishers {
  /// Delivers whether a closure accepts all values, as soon as that is known. Fails when it throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Bool

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// What is asked of each value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: What is asked of each value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = true
      upstream.subscribe(
        ReduceSubscriber(
          "TryAllSatisfy", subscriber,
          trying: { [predicate] input in
            guard try !predicate(input) else { return .goOn }
            result = false
            return .enough
          }, result: { result }))
    }
  }
}

extension Publisher {
  /// Delivers whether a value equals one, as soon as that is known.
  ///
  /// - Parameter output: The value to look for.
  public func contains(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable {
    Publishers.Contains(upstream: self, output: output)
  }

  /// Delivers whether a closure accepts a value, as soon as that is known.
  ///
  /// - Parameter predicate: Whether a value is the one.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Delivers whether a closure accepts a value, as soon as that is known, and fails when it throws.
  ///
  /// - Parameter predicate: Whether a value is the one; or throws the error to fail with.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Delivers whether a closure accepts all values, as soon as that is known.
  ///
  /// - Parameter predicate: Whether a value is accepted.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Delivers whether a closure accepts all values, as soon as that is known, and fails when it throws.
  ///
  /// - Parameter predicate: Whether a value is accepted; or throws the error to fail with.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
