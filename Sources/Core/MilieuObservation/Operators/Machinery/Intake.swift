/// A subscriber made of closures, for operators that take in from several publishers or hand on at another time.
final class Intake<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    onSubscription: @escaping (any Subscription) -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

  var description: String { "Intake" }
}
