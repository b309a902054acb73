/// A publisher that code outside sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers that asked for one.
  ///
  /// - Parameter value: The value.
  func send(_ value: Output)

  /// Sends the completion to all subscribers. Nothing can be sent after it.
  ///
  /// - Parameter completion: Whether the subject finished or failed.
  func send(completion: Subscribers.Completion<Failure>)

  /// Hands the subject a subscription it may ask for values, as a subject that is subscribed to a publisher needs one.
  ///
  /// - Parameter subscription: The subscription.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something happened, where there is no value to send.
  @inlinable
  public func send() {
    send(())
  }
}
