/// A publisher that tells when an object is about to change.
public final class ObservableObjectPublisher: Publisher, ConduitOwner {
  /// There is nothing to tell but that.
  public typealias Output = Void

  /// Telling does not fail.
  public typealias Failure = Never

  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var conduits = Conduits<Void, Never>()

  /// What to do when this publisher goes, for the table of publishers that no object can store.
  @usableFromInline let onRelease: (@Sendable () -> Void)?

  /// A publisher without subscribers.
  @inlinable
  public init() {
    onRelease = nil
  }

  @inlinable
  init(onRelease: @escaping @Sendable () -> Void) {
    self.onRelease = onRelease
  }

  deinit {
    onRelease?()
  }

  /// Attaches a subscriber.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = Conduit(owner: self, downstream: subscriber, keepsCurrent: false)
    lock.withLock { conduits.add(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Tells the subscribers that the object is about to change.
  @inlinable
  public func send() {
    lock.lock()
    let recipients = conduits.recipients
    lock.unlock()
    recipients.offer(())
  }

  /// Runs a closure whenever the object is about to change, on the thread that changes it, with no chain of subscribers between.
  ///
  /// - Returns: What ends it.
  package func observe(_ action: @escaping () -> Void) -> any Cancellable {
    let conduit = Conduit<Void, Never>(owner: self, action: { _ in action() })
    lock.withLock { conduits.add(conduit) }
    return conduit
  }

  @usableFromInline
  func currentValue() -> Void? { nil }

  @usableFromInline
  func remove(_ conduit: Conduit<Void, Never>) {
    lock.withLock { conduits.remove(conduit) }
  }

  @usableFromInline
  func demandArrived() {}
}
