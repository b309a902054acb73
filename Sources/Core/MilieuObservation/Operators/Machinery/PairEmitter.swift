/// The subscription of operators that make values of the values of two publishers. Each is asked for what is asked for here.
final class PairEmitter<A, B, Downstream: Subscriber>: Emitter<Downstream> where Downstream.Input == (A, B) {
  /// How the values of one side find those of the other.
  enum Pairing {
    /// The last values of both, whenever one changes.
    case latest

    /// One of each, in turn.
    case inTurn
  }

  private let pairing: Pairing
  private var a = Queue<A>()
  private var b = Queue<B>()
  private var latestA: A?
  private var latestB: B?
  private var finished: Set<Int> = []
  private var asked = Subscribers.Demand.none

  /// Whether a pair could not be delivered for nobody asked, and is due when someone does.
  private var isBehind = false

  init(_ name: String, _ downstream: Downstream, _ pairing: Pairing) {
    self.pairing = pairing
    super.init(name, downstream)
  }

  func attach<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    attach(first, as: 0) { [self] value in
      guard pairing == .latest else {
        a.append(value)
        return nil
      }
      defer { latestA = value }
      return latestA
    }
    attach(second, as: 1) { [self] value in
      guard pairing == .latest else {
        b.append(value)
        return nil
      }
      defer { latestB = value }
      return latestB
    }
  }

  /// - Parameter take: Keeps a value, and returns the one that it replaces, to be released without the lock.
  private func attach<P: Publisher>(_ publisher: P, as key: Int, take: @escaping (P.Output) -> P.Output?)
  where P.Failure == Failure {
    publisher.subscribe(
      Intake<P.Output, Failure>(
        onSubscription: { [self] in keep($0, as: key) { asked } },
        onValue: { [self] value in
          var replaced: P.Output?
          emit {
            replaced = take(value)
            return takePair()
          }
          _ = replaced
          if lock.withLock({ isExhausted }) { finish(.finished) }
          return .none
        },
        onCompletion: { [self] completion in
          drop(key)
          switch completion {
          case .failure(let error): fail(error)
          case .finished:
            let isDone = lock.withLock {
              finished.insert(key)
              return isExhausted
            }
            if isDone { finish(.finished) }
          }
        }))
  }

  /// The pair that is due, with the lock held.
  private func takePair() -> (A, B)? {
    switch pairing {
    case .inTurn:
      guard !a.isEmpty, !b.isEmpty, let first = a.popFirst(), let second = b.popFirst() else { return nil }
      return (first, second)
    case .latest:
      guard let latestA, let latestB else { return nil }
      isBehind = !isWanted
      return isBehind ? nil : (latestA, latestB)
    }
  }

  /// Whether no pair can follow, with the lock held.
  private var isExhausted: Bool {
    switch pairing {
    case .inTurn: (finished.contains(0) && a.isEmpty) || (finished.contains(1) && b.isEmpty)
    case .latest: finished.count == 2
    }
  }

  override func route(_ demand: Subscribers.Demand) -> [(subscription: any Subscription, demand: Subscribers.Demand)] {
    asked += demand
    if isBehind, let pair = takePair() { enqueue(pair) }
    return subscriptions().map { ($0, demand) }
  }
}
