/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  /// Deliver this.
  case pass(Output)

  /// Deliver nothing, and ask for another value in its place.
  case skip

  /// Deliver this and finish.
  case last(Output)

  /// Finish.
  case finish

  case fail(Failure)
}

/// The subscriber of operators that decide on each value at once and by itself.
///
/// Upstream delivers one value after the other, so what a step remembers needs no lock. Demand passes to upstream as it is.
final class StepSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Taken = (Input) -> Step<Downstream.Input, Downstream.Failure>

  private let name: String
  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  /// Whether values are no longer taken in.
  private var isEnding = false
  private let take: Taken
  private let mapFailure: (Failure) -> Downstream.Failure

  init(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
    take: @escaping Taken
  ) {
    self.name = name
    self.downstream = downstream
    self.mapFailure = mapFailure
    self.take = take
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil, let downstream = self.downstream else { return nil as Downstream? }
      upstream = subscription
      return downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ isEnding ? nil : self.downstream }) else { return .none }
    switch take(input) {
    case .pass(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .last(let output):
      endUpstream()
      _ = downstream.receive(output)
      takeDownstream()?.receive(completion: .finished)
    case .finish:
      endUpstream()
      takeDownstream()?.receive(completion: .finished)
    case .fail(let error):
      endUpstream()
      takeDownstream()?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let downstream = lock.withLock {
      defer { upstream = nil }
      return isEnding ? nil : self.downstream
    }
    guard downstream != nil, let receiver = takeDownstream() else { return }
    receiver.receive(completion: completion.mapError(mapFailure))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
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

extension StepSubscriber where Failure == Downstream.Failure {
  convenience init(_ name: String, _ downstream: Downstream, take: @escaping Taken) {
    self.init(name, downstream, mapFailure: { $0 }, take: take)
  }
}

extension StepSubscriber where Downstream.Failure == any Error {
  /// For steps that may throw.
  convenience init(
    _ name: String, _ downstream: Downstream, trying take: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(name, downstream, mapFailure: { $0 }) { input in
      do { return try take(input) } catch { return .fail(error) }
    }
  }
}
