/// What a `@Published` property becomes once its publisher is used: holds the value and tells the subscribers.
@usableFromInline
final class PublishedHub<Value>: ConduitOwner {
  @usableFromInline typealias Output = Value
  @usableFromInline typealias Failure = Never

  private let lock = Lock()
  private var current: Value
  private var conduits = Conduits<Value, Never>()
  private var objectWillChange: ObservableObjectPublisher?

  /// The subscriptions that `assign(to:)` made; they end with the property.
  private var assignments: [any Cancellable & AnyObject] = []

  init(_ value: Value, objectWillChange: ObservableObjectPublisher?) {
    current = value
    self.objectWillChange = objectWillChange
  }

  deinit {
    for assignment in assignments { assignment.cancel() }
  }

  @usableFromInline
  var value: Value { lock.withLock { current } }

  /// Tells that the object will change, tells the subscribers the new value, then keeps it.
  @usableFromInline
  func send(_ value: Value) {
    var previous: Value?
    var conduits: Conduits<Value, Never>?
    let publisher = lock.withLock { objectWillChange }
    publisher?.send()
    lock.withLock { conduits = self.conduits }
    for conduit in conduits?.all ?? [] { conduit.offer(value) }
    lock.withLock {
      previous = current
      current = value
    }
    _ = previous
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

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = SubjectConduit(owner: self, downstream: subscriber, isBehind: true)
    lock.withLock { conduits.add(conduit) }
    subscriber.receive(subscription: conduit)
  }

  @usableFromInline func currentValue() -> Value? { value }

  func remove(_ conduit: Conduit<Value, Never>) {
    lock.withLock { conduits.remove(conduit) }
  }

  @usableFromInline func demandArrived() {}
}
