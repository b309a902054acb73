/// A subject that keeps the last value: a subscriber gets it first, then what is sent after.
///
/// Values may be sent from any thread; each subscriber is given one at a time. A subscriber that has asked for none when a value is
/// sent is given the value that is current when it asks.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, ConduitOwner {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var current: Output
  @exclusivity(unchecked) @usableFromInline var conduits = Conduits<Output, Failure>()
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  @usableFromInline var upstreams: [any Subscription] = []

  /// The value that was sent last. Setting it sends it.
  @inlinable
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// A subject that has a value from the start.
  ///
  /// - Parameter value: The first value.
  @inlinable
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Asks a publisher this subject is subscribed to for as many values as there are.
  public func send(subscription: any Subscription) {
    let isWanted = lock.withLock {
      if completion == nil { upstreams.append(subscription) }
      return completion == nil
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  /// Attaches a subscriber.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(owner: self, downstream: subscriber, keepsCurrent: true)
    let completion = lock.withLock {
      if self.completion == nil { conduits.add(conduit) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Keeps a value and sends it to the subscribers that asked for one.
  @inlinable
  public func send(_ input: Output) {
    var replaced = input
    lock.lock()
    guard completion == nil else { return lock.unlock() }
    swap(&replaced, &current)
    let recipients = conduits.recipients
    lock.unlock()
    recipients.offer(input)
  }

  /// Sends the completion to all subscribers. Nothing can be sent after it.
  public func send(completion: Subscribers.Completion<Failure>) {
    var released: [any Subscription] = []
    let ending: [Conduit<Output, Failure>] = lock.withLock {
      guard self.completion == nil else { return [] }
      self.completion = completion
      swap(&released, &upstreams)
      return conduits.takeAll()
    }
    for conduit in ending { conduit.finish(completion) }
  }

  @usableFromInline
  func currentValue() -> Output? { lock.withLock { current } }

  @usableFromInline
  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }

  @usableFromInline
  func demandArrived() {}
}
