extension Subscribers {
  /// A subscriber that writes each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// It takes no errors.
    public typealias Failure = Never

    /// The object; `nil` after completion or cancellation.
    public private(set) var object: Root?

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let lock = Lock()
    private var subscription: (any Subscription)?

    /// A subscriber that writes each value to a property.
    ///
    /// - Parameters:
    ///   - object: The object, which is held until completion or cancellation.
    ///   - keyPath: The property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Asks for as many values as there are. A second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard self.subscription == nil, object != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Writes the value to the property.
    public func receive(_ value: Input) -> Demand {
      let object = lock.withLock { self.object }
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Completion<Never>) {
      let released = end()
      _ = released
    }

    /// Cancels the subscription and lets go of the object.
    public func cancel() {
      end().subscription?.cancel()
    }

    private func end() -> (object: Root?, subscription: (any Subscription)?) {
      lock.withLock {
        defer {
          object = nil
          subscription = nil
        }
        return (object, subscription)
      }
    }

    /// `Assign` and the object.
    public var description: String { "Assign \(Root.self)" }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is held until completion or cancellation.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: What ends it when it is cancelled or no longer referenced.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
