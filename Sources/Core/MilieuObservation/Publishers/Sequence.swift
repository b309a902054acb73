extension Publishers {
  /// Delivers the elements of a sequence, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The kind of the elements.
    public typealias Output = Elements.Element

    /// The sequence; each subscriber gets all of it.
    public let sequence: Elements

    /// A publisher of a sequence's elements.
    ///
    /// - Parameter sequence: The sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(sequence, subscriber, .finished)
      if subscription.isEmpty {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      } else {
        subscriber.receive(subscription: subscription)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// Delivers elements as they are asked for.
final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Elements.Element == Downstream.Input {
  private let lock = Lock()
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  private let completion: Subscribers.Completion<Downstream.Failure>
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  /// The element to be delivered next. Whoever delivers owns it and the iterator.
  private var next: Elements.Element?

  init(
    _ elements: Elements, _ downstream: Downstream, _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    self.downstream = downstream
    self.completion = completion
    iterator = elements.makeIterator()
    next = iterator.next()
  }

  /// Whether there is no element, when nothing has been asked for.
  var isEmpty: Bool { next == nil }

  func request(_ more: Subscribers.Demand) {
    guard more.rawValue > 0 else { return }
    let isMine = lock.withLock {
      demand += more
      guard !isDelivering, downstream != nil else { return false }
      isDelivering = true
      return true
    }
    guard isMine else { return }
    while let receiver = takeReceiver(), let element = next {
      next = iterator.next()
      let more = receiver.receive(element)
      if more.rawValue > 0 { lock.withLock { demand += more } }
      if next == nil {
        takeDownstream()?.receive(completion: completion)
        return
      }
    }
  }

  /// The subscriber, if it wants another element; else delivering has ended.
  private func takeReceiver() -> Downstream? {
    lock.withLock {
      guard let downstream, demand.rawValue > 0 else {
        isDelivering = false
        return nil
      }
      demand -= 1
      return downstream
    }
  }

  func cancel() {
    let released = takeDownstream()
    _ = released
  }

  private func takeDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  var description: String { "Sequence" }
}
