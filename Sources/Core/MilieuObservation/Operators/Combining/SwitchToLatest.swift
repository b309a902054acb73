extension Publishers {
  /// Delivers from the publisher that came last, and cancels the one before.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The kind of values it delivers.
    public typealias Output = P.Output

    /// The kind of errors it may end with.
    public typealias Failure = P.Failure

    /// What delivers the publishers.
    public let upstream: Upstream

    /// Makes the operator.
    ///
    /// - Parameter upstream: What delivers the publishers.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = ChainEmitter("SwitchToLatest", subscriber)
      let switching = Switching()
      chain.start()
      upstream.subscribe(
        Intake<P, Failure>(
          onSubscription: { chain.keep($0, as: -1) { .unlimited } },
          onValue: { publisher in
            guard chain.isOpen else { return .none }
            let number = switching.start()
            chain.attach(publisher) { completion in
              switch completion {
              case .finished: if switching.end(number) { chain.finish(.finished) }
              case .failure(let error): chain.fail(error)
              }
            }
            return .none
          },
          onCompletion: { completion in
            chain.drop(-1)
            switch completion {
            case .finished: if switching.seal() { chain.finish(.finished) }
            case .failure(let error): chain.fail(error)
            }
          }))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Delivers from the publisher that came last, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Delivers from the publisher that came last, which may fail where this one does not, and cancels the one before.
  @_disfavoredOverload
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Delivers from the publisher that came last, which does not fail, and cancels the one before.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

/// Which publisher came last, whether it still delivers, and whether others may come.
private final class Switching {
  private let lock = Lock()
  private var number = 0
  private var isRunning = false
  private var isSealed = false

  func start() -> Int {
    lock.withLock {
      number += 1
      isRunning = true
      return number
    }
  }

  /// Returns whether nothing can follow.
  func end(_ number: Int) -> Bool {
    lock.withLock {
      guard number == self.number else { return false }
      isRunning = false
      return isSealed
    }
  }

  /// Returns whether nothing can follow.
  func seal() -> Bool {
    lock.withLock {
      isSealed = true
      return !isRunning
    }
  }
}
