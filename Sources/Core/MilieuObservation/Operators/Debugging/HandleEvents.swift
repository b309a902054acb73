extension Publishers {
  /// Runs closures when something passes between upstream and subscriber.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Is given the subscription.
    public let receiveSubscription: ((any Subscription) -> Void)?

    /// Is given each value, before the subscriber.
    public let receiveOutput: ((Upstream.Output) -> Void)?

    /// Is given the completion, before the subscriber.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// Is run when the subscriber cancels.
    public let receiveCancel: (() -> Void)?

    /// Is given what the subscriber asks for.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - receiveSubscription: Is given the subscription.
    ///   - receiveOutput: Is given each value, before the subscriber.
    ///   - receiveCompletion: Is given the completion, before the subscriber.
    ///   - receiveCancel: Is run when the subscriber cancels.
    ///   - receiveRequest: Is given what the subscriber asks for.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        EventSubscriber(
          "HandleEvents", subscriber,
          Events(
            subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
            cancel: receiveCancel,
            request: { [receiveRequest] demand, _ in receiveRequest?(demand) })))
    }
  }
}

extension Publisher {
  /// Runs closures when something passes between this publisher and its subscriber.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Is given the subscription.
  ///   - receiveOutput: Is given each value, before the subscriber.
  ///   - receiveCompletion: Is given the completion, before the subscriber.
  ///   - receiveCancel: Is run when the subscriber cancels.
  ///   - receiveRequest: Is given what the subscriber asks for.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}

/// What to run when something passes.
struct Events<Output, Failure: Error> {
  var subscription: ((any Subscription) -> Void)?
  var output: ((Output) -> Void)?
  var completion: ((Subscribers.Completion<Failure>) -> Void)?
  var cancel: (() -> Void)?

  /// Is given a demand, and whether it was returned when a value was received.
  var request: ((Subscribers.Demand, Bool) -> Void)?
}

/// Passes everything on and tells.
final class EventSubscriber<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let name: String
  private let lock = Lock()
  private let events: Events<Input, Failure>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(_ name: String, _ downstream: Downstream, _ events: Events<Input, Failure>) {
    self.name = name
    self.downstream = downstream
    self.events = events
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil, let downstream = self.downstream else { return nil as Downstream? }
      upstream = subscription
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    events.subscription?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ downstream }) else { return .none }
    events.output?(input)
    let more = downstream.receive(input)
    if more.rawValue > 0 { events.request?(more, true) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream = end().downstream else { return }
    events.completion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard let upstream = lock.withLock({ upstream }) else { return }
    events.request?(demand, false)
    upstream.request(demand)
  }

  func cancel() {
    guard let upstream = end().upstream else { return }
    events.cancel?()
    upstream.cancel()
  }

  private func end() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      defer {
        downstream = nil
        upstream = nil
      }
      return (downstream, upstream)
    }
  }

  var description: String { name }
}
