/// The way from a subject to one of its subscribers, as the subject sees it.
class Conduit<Output, Failure: Error> {
  /// Delivers a value if one is wanted.
  func offer(_ value: Output) {}

  /// Delivers the completion and lets go of the subscriber.
  func finish(_ completion: Subscribers.Completion<Failure>) {}
}

/// What a conduit needs of the subject it belongs to.
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
final class SubjectConduit<Downstream: Subscriber, Owner: ConduitOwner>: Conduit<Downstream.Input, Downstream.Failure>,
  Subscription, CustomStringConvertible
where Owner.Output == Downstream.Input, Owner.Failure == Downstream.Failure {
  private let lock = Lock()
  private var owner: Owner?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  /// Whether the owner has a value this subscriber has not had.
  private var isBehind: Bool

  /// The thread that delivers, or zero.
  private var deliverer: UInt = 0

  /// What other threads brought meanwhile, already counted against the demand.
  private var waiting: [Downstream.Input] = []
  private var waitingCompletion: Subscribers.Completion<Downstream.Failure>?

  init(owner: Owner, downstream: Downstream, isBehind: Bool) {
    self.owner = owner
    self.downstream = downstream
    self.isBehind = isBehind
    keepsCurrent = isBehind
  }

  private let keepsCurrent: Bool

  override func offer(_ value: Downstream.Input) {
    let thread = ThreadIdentity.current
    var before: UInt = 0
    let receiver: Downstream? = lock.withLock {
      guard let downstream, waitingCompletion == nil else { return nil }
      guard demand.rawValue > 0 else {
        isBehind = keepsCurrent
        return nil
      }
      demand -= 1
      isBehind = false
      before = deliverer
      if before != 0, before != thread {
        waiting.append(value)
        return nil
      }
      deliverer = thread
      return downstream
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    didDeliver(more, before: before)
  }

  /// Takes in what the subscriber asked for by receiving, and delivers what other threads brought meanwhile.
  private func didDeliver(_ more: Subscribers.Demand, before: UInt) {
    var more = more
    while true {
      var mayCatchUp = false
      let next: NextDelivery<Downstream>? = lock.withLock {
        if more.rawValue > 0 { demand += more }
        if before != 0 { return nil }
        if let downstream, !waiting.isEmpty { return .value(downstream, waiting.removeFirst()) }
        deliverer = 0
        if let downstream, let completion = waitingCompletion {
          end()
          return .completion(downstream, completion)
        }
        mayCatchUp = isBehind && demand.rawValue > 0
        return nil
      }
      switch next {
      case .value(let receiver, let value): more = receiver.receive(value)
      case .completion(let receiver, let completion):
        receiver.receive(completion: completion)
        return
      case nil:
        if mayCatchUp { catchUp() }
        return
      }
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let thread = ThreadIdentity.current
    let receiver: Downstream? = lock.withLock {
      guard let downstream, waitingCompletion == nil else { return nil }
      if deliverer != 0, deliverer != thread {
        waitingCompletion = completion
        return nil
      }
      end()
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    guard more.rawValue > 0 else { return }
    var owner: Owner?
    let canCatchUp = lock.withLock {
      guard downstream != nil else { return false }
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
      defer { isBehind = isBehind && demand.rawValue == 0 }
      return isBehind && demand.rawValue > 0
    }
    if isWanted { offer(value) }
  }

  func cancel() {
    var released: (Downstream?, [Downstream.Input])?
    let owner = lock.withLock {
      let owner = self.owner
      released = (downstream, waiting)
      end()
      return owner
    }
    owner?.remove(self)
    _ = released
  }

  private func end() {
    downstream = nil
    owner = nil
    waiting = []
    waitingCompletion = nil
    isBehind = false
  }

  var description: String { "Subject" }
}

/// What other threads brought while one delivered.
private enum NextDelivery<Downstream: Subscriber> {
  case value(Downstream, Downstream.Input)
  case completion(Downstream, Subscribers.Completion<Downstream.Failure>)
}

/// The subscribers of a subject, in the order in which they came.
///
/// A copy for the time of one delivery shares its storage until a subscriber comes or goes.
struct Conduits<Output, Failure: Error> {
  private(set) var all: [Conduit<Output, Failure>] = []

  mutating func add(_ conduit: Conduit<Output, Failure>) {
    all.append(conduit)
  }

  /// Takes a conduit out; returns it so that it is released outside the lock.
  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    guard let index = all.firstIndex(where: { $0 === conduit }) else { return }
    all.remove(at: index)
  }

  mutating func takeAll() -> [Conduit<Output, Failure>] {
    defer { all = [] }
    return all
  }
}
