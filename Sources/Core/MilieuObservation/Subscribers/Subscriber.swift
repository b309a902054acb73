/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values this subscriber receives.
  associatedtype Input

  /// The kind of errors this subscriber may receive; `Never` if it takes none.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached and may ask for values.
  ///
  /// - Parameter subscription: Through which the subscriber asks for values, and cancels.
  func receive(subscription: any Subscription)

  /// Hands the subscriber a value it asked for.
  ///
  /// - Parameter input: The value.
  /// - Returns: How many more values the subscriber wants, beyond those it asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that nothing will follow.
  ///
  /// - Parameter completion: Whether the publisher finished or failed.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that something happened, where there is no value to hand over.
  ///
  /// - Returns: How many more events the subscriber wants, beyond those it asked for before.
  @inlinable
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// What passes between a publisher and a subscriber: the subscriber asks for values through it, and cancels.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks the publisher for values, in addition to those asked for before.
  ///
  /// - Parameter demand: How many.
  func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that does nothing when asked or cancelled, for publishers that complete at once.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  private static let identifier = CombineIdentifier()

  var combineIdentifier: CombineIdentifier { Self.identifier }
  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
