/// A subject that passes values on and keeps none: a subscriber gets what is sent after it asked.
///
/// Values may be sent from any thread; each subscriber is given one at a time. A value sent when a subscriber has asked for none is
/// dropped for it.
public final class PassthroughSubject<Output, Failure: Error>: Subject, ConduitOwner {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var conduits = Conduits<Output, Failure>()
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  @usableFromInline var upstreams: [any Subscription] = []
  @usableFromInline var hasDemand = false

  /// A subject without subscribers.
  @inlinable
  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Asks a publisher this subject is subscribed to for as many values as there are, once a subscriber has asked for some.
  public func send(subscription: any Subscription) {
    let (isKept, isAsked) = lock.withLock {
      guard completion == nil else { return (false, false) }
      upstreams.append(subscription)
      return (true, hasDemand)
    }
    if !isKept { subscription.cancel() } else if isAsked { subscription.request(.unlimited) }
  }

  /// Attaches a subscriber.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(owner: self, downstream: subscriber, keepsCurrent: false)
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

  /// Sends a value to the subscribers that asked for one.
  @inlinable
  public func send(_ input: Output) {
    lock.lock()
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
  func currentValue() -> Output? { nil }

  @usableFromInline
  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }

  @usableFromInline
  func demandArrived() {
    let asked: [any Subscription] = lock.withLock {
      if hasDemand { return [] }
      hasDemand = true
      return upstreams
    }
    for upstream in asked { upstream.request(.unlimited) }
  }
}
