internal import Foundation

extension Publishers {
  /// Prints what passes between upstream and subscriber.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What each line begins with.
    public let prefix: String

    /// Where to print; the standard output, if `nil`.
    public let stream: (any TextOutputStream)?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - prefix: What each line begins with.
    ///   - stream: Where to print; the standard output, if `nil`.
    public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let printer = Printer(prefix: prefix, stream: stream)
      upstream.subscribe(
        EventSubscriber(
          "Print", subscriber,
          Events(
            subscription: { printer.print("receive subscription: (\($0))") },
            output: { printer.print("receive value: (\($0))") },
            completion: {
              switch $0 {
              case .finished: printer.print("receive finished")
              case .failure(let error): printer.print("receive error: (\(error))")
              }
            },
            cancel: { printer.print("receive cancel") },
            request: { demand, isReturned in
              let amount = demand.max.map { "max: (\($0))" } ?? "unlimited"
              printer.print("request \(amount)\(isReturned ? " (synchronous)" : "")")
            })))
    }
  }
}

extension Publishers {
  /// Stops in the debugger when a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// Whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// Whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - receiveSubscription: Whether to stop at the subscription.
    ///   - receiveOutput: Whether to stop at a value.
    ///   - receiveCompletion: Whether to stop at the completion.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)?,
      receiveOutput: ((Upstream.Output) -> Bool)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(
        receiveSubscription: { [receiveSubscription] in stop(if: receiveSubscription?($0)) },
        receiveOutput: { [receiveOutput] in stop(if: receiveOutput?($0)) },
        receiveCompletion: { [receiveCompletion] in stop(if: receiveCompletion?($0)) }
      )
      .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Prints what passes between this publisher and its subscriber.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with.
  ///   - stream: Where to print, from whichever thread something passes on; the standard output, unless stated.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }

  /// Stops in the debugger when a closure says so.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Whether to stop at the subscription.
  ///   - receiveOutput: Whether to stop at a value.
  ///   - receiveCompletion: Whether to stop at the completion.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger when this publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

/// Tells a debugger; a program that runs without one ends.
private func stop(if isDue: Bool?) {
  if isDue == true { raise(SIGTRAP) }
}

private final class Printer {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream
  }

  func print(_ text: String) {
    let line = prefix + text
    if stream == nil { Swift.print(line) } else { stream?.write(line + "\n") }
  }
}
