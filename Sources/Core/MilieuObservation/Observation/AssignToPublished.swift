extension Publisher where Failure == Never {
  /// Writes each value to a published property, as `assign(to: &$name)`; it ends with the property.
  ///
  /// The object is not held, so an object may assign to a property of its own.
  ///
  /// - Parameter published: The publisher of the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let hub = published.hub
    let subscriber = PublishedSubscriber(hub)
    hub.keep(subscriber)
    subscribe(subscriber)
  }
}

/// Writes what it receives to a published property. The property holds it, not the other way round.
private final class PublishedSubscriber<Value>: Subscriber, Cancellable, CustomStringConvertible {
  typealias Input = Value
  typealias Failure = Never

  private let lock = Lock()
  private weak var hub: PublishedHub<Value>?
  private var subscription: (any Subscription)?
  private var isDone = false

  init(_ hub: PublishedHub<Value>) {
    self.hub = hub
  }

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard self.subscription == nil, !isDone else { return false }
      self.subscription = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    guard !lock.withLock({ isDone }) else { return .none }
    hub?.send(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    let released = end()
    hub?.forget(self)
    _ = released
  }

  func cancel() {
    end()?.cancel()
  }

  private func end() -> (any Subscription)? {
    lock.withLock {
      isDone = true
      defer { subscription = nil }
      return subscription
    }
  }

  var description: String { "PublishedSubscriber" }
}
