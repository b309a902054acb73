/// What a `@Published` property becomes once its publisher is used: holds the value and tells the subscribers.
@usableFromInline
final class PublishedHub<Value>: ConduitOwner {
  @usableFromInline typealias Output = Value
  @usableFromInline typealias Failure = Never

  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var current: Value
  @exclusivity(unchecked) @usableFromInline var conduits = Conduits<Value, Never>()
  @exclusivity(unchecked) @usableFromInline var objectWillChange: ObservableObjectPublisher?

  /// The subscriptions that `assign(to:)` made; they end with the property.
  @usableFromInline var assignments: [any Cancellable & AnyObject] = []

  @inlinable
  init(_ value: Value, objectWillChange: ObservableObjectPublisher?) {
    current = value
    self.objectWillChange = objectWillChange
  }

  deinit {
    for assignment in assignments { assignment.cancel() }
  }

  @inlinable
  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// Tells that the object will change, tells the subscribers the new value, then keeps it.
  @inlinable
  func send(_ value: Value) {
    lock.lock()
    if let publisher = objectWillChange {
      lock.unlock()
      publisher.send()
      // Telling may have brought subscribers, so they are looked up only now.
      lock.lock()
    }
    let recipients = conduits.recipients
    lock.unlock()
    recipients.offer(value)
    var replaced = value
    lock.lock()
    swap(&replaced, &current)
    lock.unlock()
  }

  func install(_ publisher: ObservableObjectPublisher) {
    lock.withLock { objectWillChange = publisher }
  }

  func keep(_ assignment: any Cancellable & AnyObject) {
    lock.withLock { assignments.append(assignment) }
  }

  func forget(_ assignment: any Cancellable & AnyObject) {
    let released = lock.withLock {
      assignments.firstIndex { $0 === assignment }.map { assignments.remove(at: $0) }
    }
    _ = released
  }

  @inlinable
  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = Conduit(owner: self, downstream: subscriber, keepsCurrent: true)
    lock.withLock { conduits.add(conduit) }
    subscriber.receive(subscription: conduit)
  }

  @usableFromInline func currentValue() -> Value? { value }

  @usableFromInline
  func remove(_ conduit: Conduit<Value, Never>) {
    lock.withLock { conduits.remove(conduit) }
  }

  @usableFromInline func demandArrived() {}
}
