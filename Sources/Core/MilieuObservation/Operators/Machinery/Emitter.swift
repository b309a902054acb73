/// The subscription of operators that take in from several publishers, at several times or on several threads: queues what is to be
/// delivered, counts what was asked for, and delivers one event after the other, with no lock held.
///
/// The thread that finds nobody delivering delivers, also what other threads bring meanwhile. What the subscriber itself causes while
/// it receives is delivered at once, inside.
class Emitter<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  /// Guards what is here and what subclasses keep.
  final let lock = Lock()
  private let name: String
  private var downstream: Downstream?
  private var upstreams: [(key: Int, subscription: any Subscription)] = []
  private var demand = Subscribers.Demand.none
  private var queue = Queue<(value: Output, source: Int)>()
  private var completion: Subscribers.Completion<Failure>?

  /// Whether events are delivered by who permits them, and by nobody else: where that happens is what the operator is for.
  private let isPermitted: Bool

  /// How many events may be delivered by now; `nil` for as many as there are.
  private var permits: Int?

  /// The thread that delivers, or zero.
  private var deliverer: UInt = 0

  /// - Parameter isPermitted: Whether events wait for ``permit()``, one for each.
  init(_ name: String, _ downstream: Downstream, isPermitted: Bool = false) {
    self.name = name
    self.downstream = downstream
    self.isPermitted = isPermitted
    permits = isPermitted ? 0 : nil
  }

  // MARK: - What operators override

  /// What to ask of which publisher when the subscriber asks for more. Called with the lock held; the publishers are asked without.
  func route(_ demand: Subscribers.Demand) -> [(subscription: any Subscription, demand: Subscribers.Demand)] { [] }

  /// A value was delivered; called with no lock held.
  func delivered(source: Int) {}

  /// The subscriber cancelled, or the operator has completed; called with no lock held.
  func ended() {}

  // MARK: - Taking in

  /// Keeps the subscription to a publisher, to be cancelled with this one; cancels it at once if it is not wanted.
  ///
  /// - Parameter asking: What to ask of it now. Called with the lock held.
  final func keep(_ subscription: any Subscription, as key: Int, asking: () -> Subscribers.Demand) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, completion == nil, self.subscription(key) == nil else { return nil }
      upstreams.append((key, subscription))
      return asking()
    }
    guard let demand else { return subscription.cancel() }
    if demand.rawValue > 0 { subscription.request(demand) }
  }

  /// Lets go of a subscription.
  @discardableResult
  final func drop(_ key: Int) -> (any Subscription)? {
    lock.withLock {
      upstreams.firstIndex { $0.key == key }.map { upstreams.remove(at: $0).subscription }
    }
  }

  /// The subscription kept under a key. To be called with the lock held.
  final func subscription(_ key: Int) -> (any Subscription)? {
    upstreams.first { $0.key == key }?.subscription
  }

  /// Asks a publisher for more.
  final func ask(_ key: Int, for demand: Subscribers.Demand) {
    lock.withLock { subscription(key) }?.request(demand)
  }

  /// All subscriptions but one. To be called with the lock held.
  final func subscriptions(but key: Int? = nil) -> [any Subscription] {
    upstreams.filter { $0.key != key }.map(\.subscription)
  }

  // MARK: - Handing on

  /// Hands the subscriber its subscription.
  final func start() {
    lock.withLock { downstream }?.receive(subscription: self)
  }

  /// Whether the subscriber still listens.
  final var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

  /// Whether a value emitted now is delivered rather than queued. To be called with the lock held.
  final var isWanted: Bool { demand.rawValue > queue.count }

  /// What was asked for and not delivered. To be called with the lock held.
  final var outstanding: Subscribers.Demand { demand }

  /// How many values wait to be asked for. To be called with the lock held.
  final var queuedCount: Int { queue.count }

  /// Takes the value out that has waited longest. To be called with the lock held; the value is released without.
  final func takeOldest() -> Output? { queue.popFirst()?.value }

  /// Queues a value. To be called with the lock held, where delivering follows.
  final func enqueue(_ value: Output) {
    queue.append((value, 0))
  }

  /// Delivers a value when it is asked for.
  final func emit(_ value: Output, source: Int = 0) {
    emit(source: source) { value }
  }

  /// Delivers the value that a closure makes with the lock held, if it makes one.
  final func emit(source: Int = 0, _ make: () -> Output?) {
    let isQueued = lock.withLock {
      guard downstream != nil, completion == nil, let value = make() else { return false }
      queue.append((value, source))
      return true
    }
    if isQueued, !isPermitted { drain(isNested: true) }
  }

  /// Delivers a value if it is asked for, and forgets it if not.
  final func emitIfWanted(_ value: Output) {
    emit { isWanted ? value : nil }
  }

  /// Delivers the completion after what is queued, then cancels what this is still subscribed to.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      if self.completion == nil { self.completion = completion }
    }
    if !isPermitted { drain(isNested: true) }
  }

  /// Delivers an error before what is queued.
  final func fail(_ error: Failure) {
    var released = Queue<(value: Output, source: Int)>()
    lock.withLock {
      guard completion == nil else { return }
      completion = .failure(error)
      swap(&released, &queue)
    }
    if !isPermitted { drain(isNested: true) }
  }

  /// Lets one more event be delivered.
  final func permit() {
    lock.withLock { permits = permits.map { $0 + 1 } }
    drain(isNested: true)
  }

  private enum Next {
    case value(Downstream, Output, source: Int)
    case completion(Downstream, Subscribers.Completion<Failure>, [(key: Int, subscription: any Subscription)])
  }

  private func drain(isNested: Bool) {
    let thread = ThreadIdentity.current
    var before: UInt = 0
    let isMine = lock.withLock {
      before = deliverer
      guard before == 0 || (isNested && before == thread) else { return false }
      deliverer = thread
      return true
    }
    guard isMine else { return }
    while let next = lock.withLock({ takeNext(before: before) }) {
      switch next {
      case .value(let receiver, let value, let source):
        let more = receiver.receive(value)
        if more.rawValue > 0 { add(more) }
        delivered(source: source)
      case .completion(let receiver, let completion, let upstreams):
        for (_, subscription) in upstreams { subscription.cancel() }
        ended()
        receiver.receive(completion: completion)
      }
    }
  }

  private func takeNext(before: UInt) -> Next? {
    if let downstream, permits != 0 {
      if demand.rawValue > 0, let (value, source) = queue.popFirst() {
        demand -= 1
        permits = permits.map { $0 - 1 }
        return .value(downstream, value, source: source)
      }
      if queue.isEmpty, let completion {
        let upstreams = self.upstreams
        self.downstream = nil
        self.upstreams = []
        return .completion(downstream, completion, upstreams)
      }
    }
    deliverer = before
    return nil
  }

  // MARK: - Subscription

  final func request(_ more: Subscribers.Demand) {
    guard more.rawValue > 0 else { return }
    add(more)
    if !isPermitted { drain(isNested: false) }
  }

  private func add(_ more: Subscribers.Demand) {
    let asked: [(subscription: any Subscription, demand: Subscribers.Demand)] = lock.withLock {
      guard downstream != nil else { return [] }
      demand += more
      return route(more)
    }
    for (subscription, demand) in asked { subscription.request(demand) }
  }

  final func cancel() {
    var released: (Downstream?, Queue<(value: Output, source: Int)>)?
    let cancelled: [(key: Int, subscription: any Subscription)]? = lock.withLock {
      guard downstream != nil else { return nil }
      released = (downstream, queue)
      downstream = nil
      queue = Queue()
      defer { upstreams = [] }
      return upstreams
    }
    guard let cancelled else { return }
    for (_, subscription) in cancelled { subscription.cancel() }
    ended()
    _ = released
  }

  final var description: String { name }
}
