extension Publishers {
  /// Fails with what a closure makes of the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes an error of an error.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - transform: What makes an error of an error.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MapErrorSubscriber(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers {
  /// States a kind of errors for a publisher that does not fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

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
      upstream.subscribe(MapErrorSubscriber(downstream: subscriber, transform: { (never: Never) -> Failure in }))
    }
  }
}

extension Publishers {
  /// Stops the program when upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Never

    /// What delivers the values.
    public let upstream: Upstream

    /// What the message begins with.
    public let prefix: String

    /// The file the message names.
    public let file: StaticString

    /// The line the message names.
    public let line: UInt

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - prefix: What the message begins with.
    ///   - file: The file the message names.
    ///   - line: The line the message names.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        MapErrorSubscriber(
          downstream: subscriber,
          transform: { [prefix, file, line] error -> Never in fatalError("\(prefix): \(error)", file: file, line: line)
          }))
    }
  }
}

extension Publisher {
  /// Fails with what a closure makes of the error.
  ///
  /// - Parameter transform: Makes an error of an error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the program when upstream fails, for failures that would be mistakes of the program.
  ///
  /// - Parameters:
  ///   - prefix: What the message begins with.
  ///   - file: The file the message names; this one unless stated.
  ///   - line: The line the message names; this one unless stated.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// States a kind of errors for a publisher that does not fail, to combine it with one that does.
  ///
  /// - Parameter failureType: The kind of errors.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

/// Nothing is remembered, so nothing is locked.
private final class MapErrorSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input

  private let downstream: Downstream
  private let transform: (Failure) -> Downstream.Failure

  init(downstream: Downstream, transform: @escaping (Failure) -> Downstream.Failure) {
    self.downstream = downstream
    self.transform = transform
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion.mapError(transform))
  }
}
