extension Optional {
  /// A publisher of the value, if there is one; it finishes at once, if not.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a value that may not be there.
  public struct Publisher: MilieuObservation.Publisher {
    /// The kind of the value.
    public typealias Output = Wrapped

    /// A value that may not be there does not fail.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// A publisher of a value that may not be there.
    ///
    /// - Parameter output: The value.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        Just(output).receive(subscriber: subscriber)
      } else {
        Empty().receive(subscriber: subscriber)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// A publisher of the value, or of the failure.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a value or a failure.
  public struct Publisher: MilieuObservation.Publisher {
    /// The kind of the value.
    public typealias Output = Success

    /// The value or the failure.
    public let result: Result<Success, Failure>

    /// A publisher of a result.
    ///
    /// - Parameter result: The result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// A publisher of a value.
    ///
    /// - Parameter output: The value.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// A publisher that fails.
    ///
    /// - Parameter failure: The error.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(output), subscriber, .finished))
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
