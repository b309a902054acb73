extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Sendable {
    /// As many as fit, at once, and another for each that was delivered.
    case keepFull

    /// As many as there are.
    case byRequest
  }

  /// What a buffer does with a value that does not fit.
  public enum BufferingStrategy<Failure: Error> {
    /// Forgets the value.
    case dropNewest

    /// Forgets the value that has waited longest.
    case dropOldest

    /// Fails with what the closure makes.
    case customError(() -> Failure)
  }
}

extension Publishers {
  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// How many values fit.
    public let size: Int

    /// When to ask for values.
    public let prefetch: Publishers.PrefetchStrategy

    /// What to do with a value that does not fit.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - size: How many values fit.
    ///   - prefetch: When to ask for values.
    ///   - whenFull: What to do with a value that does not fit.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let emitter = BufferEmitter("Buffer", subscriber, refills: prefetch == .keepFull)
      emitter.start()
      upstream.subscribe(
        Intake<Upstream.Output, Upstream.Failure>(
          onSubscription: { [prefetch, size] in
            emitter.keep($0, as: 0) { prefetch == .keepFull ? .max(size) : .unlimited }
          },
          onValue: { [size, whenFull] value in
            if !emitter.take(value, size: size, dropsOldest: whenFull.dropsOldest) {
              if case .customError(let makeError) = whenFull { emitter.fail(makeError()) }
            }
            return .none
          },
          onCompletion: { completion in
            emitter.drop(0)
            emitter.finish(completion)
          }))
    }
  }
}

extension Publisher {
  /// Keeps values until they are asked for.
  ///
  /// - Parameters:
  ///   - size: How many values fit.
  ///   - prefetch: When to ask for values.
  ///   - whenFull: What to do with a value that does not fit.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers.BufferingStrategy {
  fileprivate var dropsOldest: Bool {
    if case .dropOldest = self { true } else { false }
  }
}

private final class BufferEmitter<Downstream: Subscriber>: Emitter<Downstream> {
  private let refills: Bool

  init(_ name: String, _ downstream: Downstream, refills: Bool) {
    self.refills = refills
    super.init(name, downstream)
  }

  /// Keeps a value; returns whether it fits, or has been made to.
  func take(_ value: Output, size: Int, dropsOldest: Bool) -> Bool {
    var hasRoom = true
    var dropped: Output?
    emit {
      hasRoom = isWanted || queuedCount < size
      if !hasRoom, dropsOldest { dropped = takeOldest() }
      return hasRoom || dropped != nil ? value : nil
    }
    return hasRoom || dropped != nil
  }

  override func delivered(source: Int) {
    if refills { ask(0, for: .max(1)) }
  }
}
