/// A publisher that delivers one value and finishes.
public struct Just<Output>: Publisher {
  /// A value that is there does not fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// A publisher of one value.
  ///
  /// - Parameter output: The value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(output), subscriber, .finished))
  }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher that delivers no value, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes at once; never, if not.
  public let completeImmediately: Bool

  /// A publisher without values.
  ///
  /// - Parameter completeImmediately: Whether it finishes at once; never, if not.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// A publisher without values, with its types stated.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether it finishes at once; never, if not.
  ///   - outputType: The kind of values it does not deliver.
  ///   - failureType: The kind of errors it does not end with.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// A publisher that fails at once.
  ///
  /// - Parameter error: The error.
  public init(error: Failure) {
    self.error = error
  }

  /// A publisher that fails at once, with its kind of values stated.
  ///
  /// - Parameters:
  ///   - outputType: The kind of values it does not deliver.
  ///   - failure: The error.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
