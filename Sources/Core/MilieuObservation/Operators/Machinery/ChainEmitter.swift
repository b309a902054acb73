/// The subscription of operators that deliver from one publisher after the other: what was asked for and not delivered is asked of the
/// next one.
final class ChainEmitter<Downstream: Subscriber>: Emitter<Downstream> {
  /// Which publisher is being delivered from.
  private var current = 0

  /// Subscribes to a publisher in the place of the one before, which is cancelled if it has not completed.
  ///
  /// - Parameter onCompletion: What to do when the publisher completes.
  func attach<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let key = lock.withLock {
      current += 1
      return current
    }
    drop(key - 1)?.cancel()
    publisher.subscribe(
      Intake<Output, P.Failure>(
        onSubscription: { [self] subscription in
          guard lock.withLock({ key == current }) else { return subscription.cancel() }
          keep(subscription, as: key) {
            startedKey = key
            return outstanding
          }
        },
        onValue: { [self] value in
          emit(source: key) { key == current ? value : nil }
          return .none
        },
        onCompletion: { [self] completion in
          guard lock.withLock({ key == current }), isOpen else { return }
          drop(key)
          onCompletion(completion)
        }))
  }

  /// The publisher that has been asked for everything outstanding, and is told what more is asked for.
  private var startedKey = 0

  override func route(_ demand: Subscribers.Demand) -> [(subscription: any Subscription, demand: Subscribers.Demand)] {
    subscription(startedKey).map { [($0, demand)] } ?? []
  }
}
