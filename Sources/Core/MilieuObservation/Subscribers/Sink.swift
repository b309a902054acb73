extension Subscribers {
  /// A subscriber that asks for as many values as there are and hands each to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline var onValue: (Input) -> Void
    @exclusivity(unchecked) @usableFromInline var onCompletion: ((Completion<Failure>) -> Void)?
    @exclusivity(unchecked) @usableFromInline var subscription: (any Subscription)?
    @exclusivity(unchecked) @usableFromInline var isDone = false

    /// The closure that is given each value; one that does nothing after completion or cancellation.
    @inlinable public var receiveValue: (Input) -> Void { lock.withLock { onValue } }

    /// The closure that is given the completion; one that does nothing after completion or cancellation.
    public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { onCompletion } ?? { _ in } }

    /// Gives a value to the closure, for a sender that closes its way here when this subscriber cancels or has completed.
    @inlinable
    var delivery: (Input) -> Demand {
      let onValue = receiveValue
      return {
        onValue($0)
        return .none
      }
    }

    /// Makes a subscriber of two closures.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Is given the completion.
    ///   - receiveValue: Is given each value.
    @inlinable
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Asks for as many values as there are. A second subscription is cancelled.
    @inlinable
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        if isDone || self.subscription != nil { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Hands the value to the closure.
    @inlinable
    public func receive(_ value: Input) -> Demand {
      lock.lock()
      let onValue = self.onValue
      lock.unlock()
      onValue(value)
      return .none
    }

    /// Hands the completion to the closure and releases both closures.
    @inlinable
    public func receive(completion: Completion<Failure>) {
      var released: ((any Subscription)?, ((Input) -> Void)?)
      let onCompletion = lock.withLock {
        let onCompletion = self.onCompletion
        released = (subscription, onValue)
        end()
        return onCompletion
      }
      onCompletion?(completion)
      _ = released
    }

    /// Cancels the subscription and releases both closures.
    @inlinable
    public func cancel() {
      var released: (((Input) -> Void)?, ((Completion<Failure>) -> Void)?)
      let subscription = lock.withLock {
        let subscription = self.subscription
        released = (onValue, onCompletion)
        end()
        return subscription
      }
      subscription?.cancel()
      _ = released
    }

    @inlinable
    func end() {
      isDone = true
      subscription = nil
      onValue = { _ in }
      onCompletion = nil
    }

    /// `Sink`.
    public var description: String { "Sink" }
  }
}

extension Publisher {
  /// Attaches closures that are given each value and the completion, and asks for as many values as there are.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Is given the completion.
  ///   - receiveValue: Is given each value.
  /// - Returns: What ends the subscription when it is cancelled or no longer referenced.
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a closure that is given each value, and asks for as many values as there are.
  ///
  /// - Parameter receiveValue: Is given each value.
  /// - Returns: What ends the subscription when it is cancelled or no longer referenced.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
