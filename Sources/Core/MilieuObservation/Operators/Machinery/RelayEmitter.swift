/// The subscription of operators that deliver the values of one publisher at another time: what is asked for here is asked of it.
final class RelayEmitter<Downstream: Subscriber>: Emitter<Downstream> {
  private var asked = Subscribers.Demand.none

  /// - Parameter onEvent: What to do when an event has been queued.
  func attach<P: Publisher>(
    _ upstream: P, onSubscription: @escaping () -> Void = {}, onEvent: @escaping () -> Void
  ) where P.Output == Output, P.Failure == Failure {
    upstream.subscribe(
      Intake<Output, Failure>(
        onSubscription: { [self] subscription in
          onSubscription()
          keep(subscription, as: 0) { asked }
        },
        onValue: { [self] value in
          guard isOpen else { return .none }
          emit(value)
          onEvent()
          return .none
        },
        onCompletion: { [self] completion in
          drop(0)
          guard isOpen else { return }
          finish(completion)
          onEvent()
        }))
  }

  override func route(_ demand: Subscribers.Demand) -> [(subscription: any Subscription, demand: Subscribers.Demand)] {
    asked += demand
    return subscription(0).map { [($0, demand)] } ?? []
  }
}
