extension Publishers {
  /// Goes on with another publisher when upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = NewPublisher.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes the publisher of the error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - handler: What makes the publisher of the error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = ChainEmitter("Catch", subscriber)
      chain.start()
      chain.attach(upstream) { [handler] completion in
        switch completion {
        case .finished: chain.finish(.finished)
        case .failure(let error): chain.attach(handler(error), onCompletion: chain.finish)
        }
      }
    }
  }
}

extension Publishers {
  /// Goes on with another publisher when upstream fails, or fails with what the closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes the publisher of the error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - handler: What makes the publisher of the error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = ChainEmitter("TryCatch", subscriber)
      chain.start()
      chain.attach(upstream) { [handler] completion in
        switch completion {
        case .finished: chain.finish(.finished)
        case .failure(let error):
          do {
            chain.attach(try handler(error)) { chain.finish($0.erased) }
          } catch {
            chain.finish(.failure(error))
          }
        }
      }
    }
  }
}

extension Publishers {
  /// Delivers a value in the place of an error, then finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Never

    /// What delivers the values.
    public let upstream: Upstream

    /// The value.
    public let output: Upstream.Output

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - output: The value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = ChainEmitter("ReplaceError", subscriber)
      chain.start()
      chain.attach(upstream) { [output] completion in
        if case .failure = completion { chain.emit(output) }
        chain.finish(.finished)
      }
    }
  }
}

extension Publishers {
  /// Subscribes again, up to a number of times, when upstream fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// How many times; `nil` for as long as it fails.
    public let retries: Int?

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - retries: How many times; `nil` for as long as it fails.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = ChainEmitter("Retry", subscriber)
      chain.start()
      RetryAttempts(upstream, chain, retries).next()
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  ///
  /// - Parameter handler: Makes the publisher of the error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails, or fails with what the closure throws.
  ///
  /// - Parameter handler: Makes the publisher of the error; or throws the error to fail with.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Delivers a value in the place of an error, then finishes.
  ///
  /// - Parameter output: The value.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Subscribes again, up to a number of times, when upstream fails.
  ///
  /// - Parameter retries: How many times; the last failure passes on.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

/// Subscribes until it goes well or the attempts are used up; a loop where upstream fails while it is being subscribed to.
private final class RetryAttempts<Upstream: Publisher, Downstream: Subscriber>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let lock = Lock()
  private let upstream: Upstream
  private let chain: ChainEmitter<Downstream>
  private var left: Int?
  private var isAttaching = false
  private var isWanted = false

  init(_ upstream: Upstream, _ chain: ChainEmitter<Downstream>, _ retries: Int?) {
    self.upstream = upstream
    self.chain = chain
    left = retries
  }

  func next() {
    let isMine = lock.withLock {
      isWanted = true
      defer { isAttaching = true }
      return !isAttaching
    }
    guard isMine else { return }
    while lock.withLock({ takeTurn() }) {
      chain.attach(upstream) { [self] completion in
        if case .failure = completion, lock.withLock({ takeAttempt() }) { next() } else { chain.finish(completion) }
      }
    }
  }

  private func takeTurn() -> Bool {
    defer { isWanted = false }
    isAttaching = isWanted
    return isWanted
  }

  private func takeAttempt() -> Bool {
    guard let left else { return true }
    self.left = left - 1
    return left > 0
  }
}
