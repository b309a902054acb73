/// A type that delivers a sequence of values over time, and then at most one completion.
///
/// A publisher delivers to a subscriber only after the subscriber asked for values through its subscription; it delivers no more values
/// than were asked for, one after the other, and nothing after the completion or after the subscription was cancelled.
public protocol Publisher<Output, Failure> {
  /// The kind of values this publisher delivers.
  associatedtype Output

  /// The kind of errors this publisher may end with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Implemented by publishers; called through ``subscribe(_:)-4u8kn``.
  ///
  /// - Parameter subscriber: What receives the subscription, then values, then the completion.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// The types of publishers that operators make, one for each operator.
public enum Publishers {}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  ///
  /// - Parameter subscriber: What receives the subscription, then values, then the completion.
  @inlinable
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}
