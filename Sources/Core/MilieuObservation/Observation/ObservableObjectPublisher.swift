/// A publisher that tells when an object is about to change.
public final class ObservableObjectPublisher: Publisher, ConduitOwner {
  /// There is nothing to tell but that.
  public typealias Output = Void

  /// Telling does not fail.
  public typealias Failure = Never

  private let lock = Lock()
  private var conduits = Conduits<Void, Never>()

  /// What to do when this publisher goes, for the table of publishers that no object can store.
  private let onRelease: (@Sendable () -> Void)?

  /// A publisher without subscribers.
  public init() {
    onRelease = nil
  }

  init(onRelease: @escaping @Sendable () -> Void) {
    self.onRelease = onRelease
  }

  deinit {
    onRelease?()
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = SubjectConduit(owner: self, downstream: subscriber, isBehind: false)
    lock.withLock { conduits.add(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Tells the subscribers that the object is about to change.
  public func send() {
    let conduits = lock.withLock { self.conduits }
    for conduit in conduits.all { conduit.offer(()) }
  }

  /// Runs a closure whenever the object is about to change, on the thread that changes it, with no chain of subscribers between.
  ///
  /// - Returns: What ends it.
  package func observe(_ action: @escaping () -> Void) -> any Cancellable {
    let conduit = ActionConduit(owner: self, action: action)
    lock.withLock { conduits.add(conduit) }
    return conduit
  }

  func currentValue() -> Void? { nil }

  func remove(_ conduit: Conduit<Void, Never>) {
    lock.withLock { conduits.remove(conduit) }
  }

  func demandArrived() {}
}

/// A closure in the place of a subscriber.
private final class ActionConduit: Conduit<Void, Never>, Cancellable {
  private let lock = Lock()
  private var owner: ObservableObjectPublisher?
  private var action: (() -> Void)?

  init(owner: ObservableObjectPublisher, action: @escaping () -> Void) {
    self.owner = owner
    self.action = action
  }

  override func offer(_ value: Void) {
    lock.withLock { action }?()
  }

  func cancel() {
    var released: (() -> Void)?
    let owner = lock.withLock {
      let owner = self.owner
      released = action
      self.owner = nil
      action = nil
      return owner
    }
    owner?.remove(self)
    _ = released
  }
}
