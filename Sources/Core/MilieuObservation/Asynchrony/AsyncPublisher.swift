/// The values of a publisher that does not fail, as an asynchronous sequence.
///
/// Each value is asked for when it is awaited; what a subject sends while none is awaited is not seen.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The kind of values.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    Iterator(AsyncSubscriber(publisher))
  }

  /// What waits for one value after the other. The subscription ends with it, or with the task that waits.
  public struct Iterator: AsyncIteratorProtocol {
    /// It does not fail.
    public typealias Failure = Never

    private let subscriber: AsyncSubscriber<P.Output, Never>

    fileprivate init(_ subscriber: AsyncSubscriber<P.Output, Never>) {
      self.subscriber = subscriber
    }

    /// Waits for the next value; `nil` when the publisher has finished or the task was cancelled.
    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    /// Waits for the next value; `nil` when the publisher has finished or the task was cancelled.
    ///
    /// - Parameter actor: The actor that waits.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      guard case .success(let value) = await subscriber.next(isolation: actor) else { return nil }
      return value
    }
  }
}

/// The values of a publisher that may fail, as an asynchronous sequence.
///
/// Each value is asked for when it is awaited; what a subject sends while none is awaited is not seen.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The kind of values.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    Iterator(AsyncSubscriber(publisher))
  }

  /// What waits for one value after the other. The subscription ends with it, or with the task that waits.
  public struct Iterator: AsyncIteratorProtocol {
    /// The errors are the publisher's.
    public typealias Failure = any Error

    private let subscriber: AsyncSubscriber<P.Output, P.Failure>

    fileprivate init(_ subscriber: AsyncSubscriber<P.Output, P.Failure>) {
      self.subscriber = subscriber
    }

    /// Waits for the next value; `nil` when the publisher has finished or the task was cancelled.
    ///
    /// - Throws: What the publisher fails with.
    public mutating func next() async throws -> P.Output? {
      try await next(isolation: nil)
    }

    /// Waits for the next value; `nil` when the publisher has finished or the task was cancelled.
    ///
    /// - Parameter actor: The actor that waits.
    /// - Throws: What the publisher fails with.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      try await subscriber.next(isolation: actor).get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence, for `for await value in publisher.values`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, for `for try await value in publisher.values`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The result, once there is one.
  nonisolated(nonsending) public var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("a future was waited for by a task that has been cancelled")
    }
  }
}

extension Future {
  /// The value, once there is one.
  ///
  /// - Throws: The error, if the future failed.
  nonisolated(nonsending) public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
