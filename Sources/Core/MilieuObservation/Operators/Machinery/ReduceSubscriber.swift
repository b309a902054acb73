/// What an operator that makes one value of all does after it took in a value.
enum Reduction<Failure: Error> {
  case goOn

  /// The result stands; finish with it.
  case enough
  case fail(Failure)
}

/// The subscriber of operators that take in everything and deliver at most one value, at the end.
final class ReduceSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let name: String
  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var isEnding = false
  private var isWanted = false

  /// The result, once it stands and nobody has asked for it yet.
  private var waiting: Downstream.Input?
  private let take: (Input) -> Reduction<Downstream.Failure>
  private let result: () -> Downstream.Input?
  private let mapFailure: (Failure) -> Downstream.Failure

  init(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
    take: @escaping (Input) -> Reduction<Downstream.Failure>, result: @escaping () -> Downstream.Input?
  ) {
    self.name = name
    self.downstream = downstream
    self.mapFailure = mapFailure
    self.take = take
    self.result = result
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil, let downstream = self.downstream else { return nil as Downstream? }
      upstream = subscription
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ !isEnding && downstream != nil }) else { return .none }
    switch take(input) {
    case .goOn: break
    case .enough:
      endUpstream()
      deliver()
    case .fail(let error):
      endUpstream()
      takeDownstream()?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ !isEnding && downstream != nil }) else { return }
    lock.withLock {
      isEnding = true
      upstream = nil
    }
    switch completion {
    case .finished: deliver()
    case .failure(let error): takeDownstream()?.receive(completion: .failure(mapFailure(error)))
    }
  }

  private func deliver() {
    guard let value = result() else {
      takeDownstream()?.receive(completion: .finished)
      return
    }
    let receiver = lock.withLock {
      if !isWanted { waiting = value }
      return isWanted ? downstream : nil
    }
    if let receiver { finish(receiver, with: value) }
  }

  private func finish(_ receiver: Downstream, with value: Downstream.Input) {
    _ = receiver.receive(value)
    takeDownstream()?.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    var value: Downstream.Input?
    let receiver = lock.withLock {
      isWanted = true
      value = waiting
      waiting = nil
      return downstream
    }
    if let receiver, let value { finish(receiver, with: value) }
  }

  func cancel() {
    let released = takeDownstream()
    endUpstream()
    _ = released
  }

  private func endUpstream() {
    let upstream = lock.withLock {
      isEnding = true
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }

  private func takeDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  var description: String { name }
}

extension ReduceSubscriber where Failure == Downstream.Failure {
  convenience init(
    _ name: String, _ downstream: Downstream, take: @escaping (Input) -> Reduction<Downstream.Failure>,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(name, downstream, mapFailure: { $0 }, take: take, result: result)
  }
}

extension ReduceSubscriber where Downstream.Failure == any Error {
  /// For steps that may throw.
  convenience init(
    _ name: String, _ downstream: Downstream, trying take: @escaping (Input) throws -> Reduction<any Error>,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(
      name, downstream, mapFailure: { $0 },
      take: { input in do { return try take(input) } catch { return .fail(error) } }, result: result)
  }
}
