/// A subscriber made of closures, or one that hides the type of the subscriber it wraps.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier

  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber.
  ///
  /// - Parameter s: The subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    onSubscription = s.receive(subscription:)
    onValue = s.receive(_:)
    onCompletion = s.receive(completion:)
  }

  /// A subscriber that sends into a subject what it receives.
  ///
  /// - Parameter s: The subject.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(s))
  }

  /// A subscriber made of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Is given the subscription; if there is none, as many values as there are are asked for.
  ///   - receiveValue: Is given each value, and returns how many more are wanted.
  ///   - receiveCompletion: Is given the completion.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Hands on the subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Hands on a value.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  /// Hands on the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

  /// `AnySubscriber`, whatever it wraps.
  public var description: String { "AnySubscriber" }
}
