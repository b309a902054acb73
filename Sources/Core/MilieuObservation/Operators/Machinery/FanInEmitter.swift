/// The subscription of operators that deliver from several publishers at once.
///
/// If as many values as there are were asked for, each publisher is asked for the same. If not, each is asked for one value, and for
/// the next one when that has been delivered.
final class FanInEmitter<Downstream: Subscriber>: Emitter<Downstream> {
  /// Under which the publisher of publishers is kept, if there is one.
  static var outerKey: Int { 0 }

  private var lastKey = 0
  private var running = 0

  /// Whether more publishers may come.
  private var isAwaitingMore = true
  private var isUnlimited = false

  /// Whether publishers are asked for their first value.
  private var isAsking: Bool

  /// What to do when a publisher has finished and others go on.
  private let onFinish: (FanInEmitter) -> Void

  /// - Parameters:
  ///   - prefetches: Whether publishers are asked for a first value before any was asked for here.
  ///   - onFinish: What to do when a publisher has finished.
  init(
    _ name: String, _ downstream: Downstream, prefetches: Bool, onFinish: @escaping (FanInEmitter) -> Void = { _ in }
  ) {
    isAsking = prefetches
    self.onFinish = onFinish
    super.init(name, downstream)
  }

  /// Delivers from a publisher too.
  func attach<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let key = lock.withLock {
      lastKey += 1
      running += 1
      return lastKey
    }
    publisher.subscribe(
      Intake<Output, Failure>(
        onSubscription: { [self] subscription in
          keep(subscription, as: key) { isUnlimited ? .unlimited : isAsking ? .max(1) : .none }
        },
        onValue: { [self] value in
          emit(value, source: key)
          return .none
        },
        onCompletion: { [self] completion in childCompleted(key, completion) }))
  }

  private func childCompleted(_ key: Int, _ completion: Subscribers.Completion<Failure>) {
    drop(key)
    switch completion {
    case .failure(let error): fail(error)
    case .finished:
      let isLast = lock.withLock {
        running -= 1
        return running == 0 && !isAwaitingMore
      }
      if isLast { finish(.finished) } else { onFinish(self) }
    }
  }

  /// No more publishers come; finish when those that are there have.
  func seal() {
    let isLast = lock.withLock {
      isAwaitingMore = false
      return running == 0
    }
    if isLast { finish(.finished) }
  }

  override func route(_ demand: Subscribers.Demand) -> [(subscription: any Subscription, demand: Subscribers.Demand)] {
    guard !isUnlimited else { return [] }
    isUnlimited = outstanding.isUnlimited
    defer { isAsking = true }
    guard isUnlimited || !isAsking else { return [] }
    return subscriptions(but: Self.outerKey).map { ($0, isUnlimited ? .unlimited : .max(1)) }
  }

  override func delivered(source: Int) {
    if !lock.withLock({ isUnlimited }) { ask(source, for: .max(1)) }
  }
}
