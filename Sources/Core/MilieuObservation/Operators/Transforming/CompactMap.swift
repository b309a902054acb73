extension Publishers {
  /// Delivers what a closure makes of each value, but for `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes a value of a value, or `nil`.
    public let transform: (Upstream.Output) -> Output?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - transform: What makes a value of a value, or `nil`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CompactMapSubscriber(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers {
  /// Delivers what a closure makes of each value, but for `nil`, and fails when it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes a value of a value, or `nil`.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - transform: What makes a value of a value, or `nil`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscriber(
          "TryCompactMap", subscriber, trying: { [transform] in try transform($0).map { .pass($0) } ?? .skip }))
    }
  }
}

extension Publisher {
  /// Delivers what a closure makes of each value, but for `nil`.
  ///
  /// - Parameter transform: Makes a value of a value, or `nil` to deliver nothing.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Delivers what a closure makes of each value, but for `nil`, and fails when it throws.
  ///
  /// - Parameter transform: Makes a value of a value, or `nil` to deliver nothing; or throws the error to fail with.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

/// Nothing is remembered, so nothing is locked.
private final class CompactMapSubscriber<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let transform: (Input) -> Downstream.Input?

  init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input?) {
    self.downstream = downstream
    self.transform = transform
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = transform(input) else { return .max(1) }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
