/// What a conduit needs of the subject it belongs to.
@usableFromInline
protocol ConduitOwner<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// The value that one who has not had it yet is given as soon as one is wanted; `nil` if the subject keeps none.
  func currentValue() -> Output?

  /// Forgets a conduit whose subscription was cancelled.
  func remove(_ conduit: Conduit<Output, Failure>)

  /// Hears that a subscriber asked for values.
  func demandArrived()
}

/// The way from a subject to a subscriber: counts what it asked for and delivers one event after the other.
///
/// Values sent from several threads at once are delivered by the thread that came first. A value sent by the subscriber itself
/// while it receives one is delivered at once, inside.
///
/// The subscriber is two closures, made where its type is known: that way a chain of subscribers is compiled as one piece, where a
/// class that is generic over the subscriber would be called through a table that is the same for all of them.
@usableFromInline
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var owner: (any ConduitOwner<Output, Failure>)?
  @exclusivity(unchecked) @usableFromInline var isOpen = true

  /// The subscriber; when the conduit is closed, what does nothing.
  ///
  /// NB: not optional, for specialised code that unwraps an optional closure over a generic value wraps it anew, on the heap.
  @exclusivity(unchecked) @usableFromInline var onValue: (Output) -> Subscribers.Demand
  @exclusivity(unchecked) @usableFromInline var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

  /// Whether a subscriber that asked for no value is given the current one when it asks.
  @usableFromInline let keepsCurrent: Bool

  /// Whether the owner has a value this subscriber has not had.
  @exclusivity(unchecked) @usableFromInline var isBehind: Bool

  /// The thread that delivers, or zero.
  @exclusivity(unchecked) @usableFromInline var deliverer: UInt = 0

  /// What other threads brought meanwhile, already counted against the demand.
  @exclusivity(unchecked) @usableFromInline var waiting: [Output] = []
  @exclusivity(unchecked) @usableFromInline var waitingCompletion: Subscribers.Completion<Failure>?

  @inlinable
  init<S: Subscriber>(owner: any ConduitOwner<Output, Failure>, downstream: S, keepsCurrent: Bool)
  where S.Input == Output, S.Failure == Failure {
    self.owner = owner
    self.keepsCurrent = keepsCurrent
    isBehind = keepsCurrent
    // What the conduit counts and guards, a sink would guard once more.
    onValue = (downstream as? Subscribers.Sink<Output, Failure>)?.delivery ?? { downstream.receive($0) }
    onCompletion = { downstream.receive(completion: $0) }
  }

  /// A conduit to a closure that wants as many values as there are.
  init(owner: any ConduitOwner<Output, Failure>, action: @escaping (Output) -> Void) {
    self.owner = owner
    keepsCurrent = false
    isBehind = false
    demand = .unlimited
    onValue = {
      action($0)
      return .none
    }
  }

  /// Delivers a value if one is wanted.
  @inlinable
  func offer(_ value: Output) {
    let thread = ThreadIdentity.current
    lock.lock()
    guard isOpen, waitingCompletion == nil else { return lock.unlock() }
    let onValue = self.onValue
    guard demand.rawValue > 0 else {
      isBehind = keepsCurrent
      return lock.unlock()
    }
    if !demand.isUnlimited { demand -= 1 }
    isBehind = false
    let before = deliverer
    if before != 0, before != thread {
      waiting.append(value)
      return lock.unlock()
    }
    deliverer = thread
    lock.unlock()
    let more = onValue(value)
    lock.lock()
    if more.rawValue > 0 { demand += more }
    if before == 0 {
      if waiting.isEmpty, waitingCompletion == nil, !isBehind {
        deliverer = 0
      } else {
        lock.unlock()
        return deliverWaiting()
      }
    }
    lock.unlock()
  }

  /// Delivers what other threads brought meanwhile.
  @usableFromInline
  func deliverWaiting() {
    while let deliver = lock.withLock({ takeWaiting() }) { deliver() }
    if lock.withLock({ isBehind && demand.rawValue > 0 }) { catchUp() }
  }

  /// The next delivery that waits; nobody delivers if there is none.
  private func takeWaiting() -> (() -> Void)? {
    if isOpen, !waiting.isEmpty {
      let onValue = self.onValue
      let value = waiting.removeFirst()
      return { [self] in
        let more = onValue(value)
        if more.rawValue > 0 { lock.withLock { demand += more } }
      }
    }
    deliverer = 0
    guard let completion = waitingCompletion else { return nil }
    let released = end()
    return { released.onCompletion?(completion) }
  }

  /// Delivers the completion and lets go of the subscriber.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let thread = ThreadIdentity.current
    lock.lock()
    guard onCompletion != nil, waitingCompletion == nil else { return lock.unlock() }
    if (deliverer != 0 && deliverer != thread) || !waiting.isEmpty {
      waitingCompletion = completion
      return lock.unlock()
    }
    let released = end()
    lock.unlock()
    released.onCompletion?(completion)
  }

  @usableFromInline
  func request(_ more: Subscribers.Demand) {
    guard more.rawValue > 0 else { return }
    var owner: (any ConduitOwner<Output, Failure>)?
    let canCatchUp = lock.withLock {
      guard isOpen else { return false }
      owner = self.owner
      demand += more
      return isBehind
    }
    owner?.demandArrived()
    if canCatchUp { catchUp() }
  }

  /// Delivers the owner's value to a subscriber that has not had it.
  private func catchUp() {
    guard let owner = lock.withLock({ owner }), let value = owner.currentValue() else { return }
    let isWanted = lock.withLock {
      guard isBehind, demand.rawValue > 0 else { return false }
      isBehind = false
      return true
    }
    if isWanted { offer(value) }
  }

  @usableFromInline
  func cancel() {
    lock.lock()
    let released = end()
    lock.unlock()
    released.owner?.remove(self)
  }

  /// What was let go of, to be released without the lock.
  private struct Released {
    let owner: (any ConduitOwner<Output, Failure>)?
    let onValue: (Output) -> Subscribers.Demand
    let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let waiting: [Output]
  }

  /// Lets go of the subscriber.
  private func end() -> Released {
    defer {
      isOpen = false
      onValue = { _ in .none }
      onCompletion = nil
      owner = nil
      waiting = []
      waitingCompletion = nil
      isBehind = false
    }
    return Released(owner: owner, onValue: onValue, onCompletion: onCompletion, waiting: waiting)
  }

  @usableFromInline var description: String { "Subject" }
}

/// The subscribers of a subject, in the order in which they came.
@usableFromInline
struct Conduits<Output, Failure: Error> {
  @usableFromInline var all: [Conduit<Output, Failure>] = []

  /// Those that a value is sent to now, to be used without the subject's lock.
  @usableFromInline
  struct Recipients {
    /// The subscriber, if there is one alone: most subjects have one, and it is had without the list.
    @usableFromInline let only: Conduit<Output, Failure>?

    /// Else all, sharing the list's storage until a subscriber comes or goes.
    @usableFromInline let all: [Conduit<Output, Failure>]

    @inlinable
    init(only: Conduit<Output, Failure>?, all: [Conduit<Output, Failure>]) {
      self.only = only
      self.all = all
    }

    @inlinable
    @inline(__always)
    func offer(_ value: Output) {
      if let only { return only.offer(value) }
      for conduit in all { conduit.offer(value) }
    }
  }

  @inlinable
  init() {}

  @inlinable
  var recipients: Recipients {
    @inline(__always) get {
      all.count == 1 ? Recipients(only: all[0], all: []) : Recipients(only: nil, all: all)
    }
  }

  @usableFromInline
  mutating func add(_ conduit: Conduit<Output, Failure>) {
    all.append(conduit)
  }

  @usableFromInline
  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    guard let index = all.firstIndex(where: { $0 === conduit }) else { return }
    all.remove(at: index)
  }

  mutating func takeAll() -> [Conduit<Output, Failure>] {
    defer { all = [] }
    return all
  }
}
