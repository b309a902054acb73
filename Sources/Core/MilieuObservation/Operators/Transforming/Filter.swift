extension Publishers {
  /// Delivers the values that a closure accepts.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether to deliver a value.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - isIncluded: Whether to deliver a value.
    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FilterSubscriber(downstream: subscriber, isIncluded: isIncluded))
    }
  }
}

extension Publishers {
  /// Delivers the values that a closure accepts, and fails when it throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether to deliver a value.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - isIncluded: Whether to deliver a value.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscriber("TryFilter", subscriber, trying: { [isIncluded] in try isIncluded($0) ? .pass($0) : .skip }))
    }
  }
}

extension Publisher {
  /// Delivers the values that a closure accepts.
  ///
  /// - Parameter isIncluded: Whether to deliver a value.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Delivers the values that a closure accepts, and fails when it throws.
  ///
  /// - Parameter isIncluded: Whether to deliver a value; or throws the error to fail with.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

/// Nothing is remembered, so nothing is locked. A value that is left out asks for another in its place.
@usableFromInline
final class FilterSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let isIncluded: (Input) -> Bool

  @inlinable
  init(downstream: Downstream, isIncluded: @escaping (Input) -> Bool) {
    self.downstream = downstream
    self.isIncluded = isIncluded
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { isIncluded(input) ? downstream.receive(input) : .max(1) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
