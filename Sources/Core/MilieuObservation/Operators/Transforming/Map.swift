extension Publishers {
  /// Delivers what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes a value of a value.
    public let transform: (Upstream.Output) -> Output

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - transform: What makes a value of a value.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MapSubscriber(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers {
  /// Delivers what a closure makes of each value, and fails when it throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes a value of a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - transform: What makes a value of a value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(StepSubscriber("TryMap", subscriber, trying: { [transform] in .pass(try transform($0)) }))
    }
  }
}

extension Publisher {
  /// Delivers what a closure makes of each value.
  ///
  /// - Parameter transform: Makes a value of a value.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Delivers what a closure makes of each value, and fails when it throws.
  ///
  /// - Parameter transform: Makes a value of a value, or throws the error to fail with.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Delivers a value in the place of each `nil`.
  ///
  /// - Parameter output: The value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

/// Nothing is remembered, so nothing is locked: demand and cancellation go straight to upstream.
@usableFromInline
final class MapSubscriber<Input, Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let transform: (Input) -> Downstream.Input

  @inlinable
  init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input) {
    self.downstream = downstream
    self.transform = transform
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(transform(input)) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
