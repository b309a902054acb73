import MilieuObservation
import Synchronization

/// The error of tests.
struct Failed: Error, Equatable {}

/// A publisher that delivers what a test sends as it is asked for, and remembers what happened to it.
final class Source: Publisher, Subscription {
  typealias Output = Int
  typealias Failure = Failed

  private var subscriber: AnySubscriber<Int, Failed>?
  private var waiting: [Int] = []
  private var completion: Subscribers.Completion<Failed>?
  private var isDelivering = false
  private(set) var demand = Subscribers.Demand.none

  /// Everything that was ever asked for.
  private(set) var asked = Subscribers.Demand.none
  private(set) var subscriptions = 0
  private(set) var cancellations = 0
  var isCancelled: Bool { cancellations > 0 }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failed {
    subscriptions += 1
    demand = .none
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: self)
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    asked += more
    deliver()
  }

  func cancel() {
    cancellations += 1
    subscriber = nil
  }

  func send(_ value: Int) {
    waiting.append(value)
    deliver()
  }

  func send(completion: Subscribers.Completion<Failed>) {
    self.completion = completion
    deliver()
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while demand > 0, !waiting.isEmpty, let subscriber {
      demand -= 1
      let more = subscriber.receive(waiting.removeFirst())
      demand += more
      asked += more
    }
    if waiting.isEmpty, let completion, let subscriber {
      self.subscriber = nil
      self.completion = nil
      subscriber.receive(completion: completion)
    }
  }
}

/// A subscriber that asks as a test says and remembers what it received.
final class Recorder<Input, Failure: Error>: Subscriber, Sendable {
  /// When to ask for the next value.
  enum Asking: CaseIterable {
    /// For all there are, at once.
    case atOnce

    /// For one by returning it from receiving one.
    case byReturning

    /// For one while receiving one.
    case inside

    /// For one when the test says so.
    case whenTold
  }

  private struct State {
    var subscription: (any Subscription)?
    var values: [Input] = []
    var completions: [Subscribers.Completion<Failure>] = []
    var asked = Subscribers.Demand.none
    var excess = 0
    var isReceiving = false
    var overlaps = 0
    var late = 0
  }

  private struct Unchecked<T>: @unchecked Sendable {
    let value: T
  }

  private let asking: Asking
  private let state = Mutex(State())

  init(_ asking: Asking = .atOnce) {
    self.asking = asking
  }

  private func with<T>(_ body: (inout State) -> T) -> T {
    state.withLock { Unchecked(value: body(&$0)) }.value
  }

  var values: [Input] { with { $0.values } }
  var completions: [Subscribers.Completion<Failure>] { with { $0.completions } }

  /// How many values were received that nobody asked for.
  var excess: Int { with { $0.excess } }

  /// How many events came while another was being received by another thread.
  var overlaps: Int { with { $0.overlaps } }

  /// How many events came after the completion.
  var late: Int { with { $0.late } }

  func receive(subscription: any Subscription) {
    with { $0.subscription = subscription }
    ask(asking == .atOnce ? .unlimited : .max(1))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    with { state in
      state.overlaps += state.isReceiving && asking == .atOnce ? 1 : 0
      state.isReceiving = true
      state.late += state.completions.isEmpty ? 0 : 1
      state.excess += state.asked > 0 ? 0 : 1
      state.asked -= .max(1)
      state.values.append(input)
    }
    defer { with { $0.isReceiving = false } }
    switch asking {
    case .byReturning:
      with { $0.asked += 1 }
      return .max(1)
    case .inside: ask(.max(1))
    case .atOnce, .whenTold: break
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    with { state in
      state.late += state.completions.isEmpty ? 0 : 1
      state.completions.append(completion)
    }
  }

  func ask(_ demand: Subscribers.Demand) {
    let subscription = with { state in
      state.asked += demand
      return state.subscription
    }
    subscription?.request(demand)
  }

  /// Asks for one more value if all that was asked for has come; returns whether it did.
  func askIfDue() -> Bool {
    guard asking == .whenTold, with({ $0.asked == 0 && $0.completions.isEmpty }) else { return false }
    let before = values.count
    ask(.max(1))
    return values.count > before
  }

  func cancel() {
    let subscription = with { state in
      defer { state.subscription = nil }
      return state.subscription
    }
    subscription?.cancel()
  }
}
