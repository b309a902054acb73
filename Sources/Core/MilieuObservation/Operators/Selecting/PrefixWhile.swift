extension Publishers {
  /// Delivers values while a closure accepts them, then finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether to go on with a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether to go on with a value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscriber("PrefixWhile", subscriber, take: { [predicate] in predicate($0) ? .pass($0) : .finish }))
    }
  }
}

extension Publishers {
  /// Delivers values while a closure accepts them, then finishes. Fails when the closure throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether to go on with a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether to go on with a value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscriber("TryPrefixWhile", subscriber, trying: { [predicate] in try predicate($0) ? .pass($0) : .finish })
      )
    }
  }
}

extension Publishers {
  /// Delivers values from the first that a closure does not accept.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether to leave a value out.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether to leave a value out.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        StepSubscriber(
          "DropWhile", subscriber,
          take: { [predicate] input in
            if isDropping {
              isDropping = predicate(input)
            }
            return isDropping ? .skip : .pass(input)
          }))
    }
  }
}

extension Publishers {
  /// Delivers values from the first that a closure does not accept. Fails when the closure throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// Whether to leave a value out.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - predicate: Whether to leave a value out.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        StepSubscriber(
          "TryDropWhile", subscriber,
          trying: { [predicate] input in
            if isDropping {
              isDropping = try predicate(input)
            }
            return isDropping ? .skip : .pass(input)
          }))
    }
  }
}

extension Publishers {
  /// Leaves a number of values out.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// How many values to leave out.
    public let count: Int

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - count: How many values to leave out.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        StepSubscriber(
          "Drop", subscriber,
          take: { input in
            guard left > 0 else { return .pass(input) }
            left -= 1
            return .skip
          }))
    }
  }
}

extension Publisher {
  /// Delivers values while a closure accepts them, then finishes.
  ///
  /// - Parameter predicate: Whether to go on with a value.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Delivers values while a closure accepts them, then finishes; fails when the closure throws.
  ///
  /// - Parameter predicate: Whether to go on with a value; or throws the error to fail with.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Leaves a number of values out.
  ///
  /// - Parameter count: How many; not less than zero, else the program stops.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "a number of values to leave out is not negative")
    return Publishers.Drop(upstream: self, count: count)
  }

  /// Delivers values from the first that a closure does not accept.
  ///
  /// - Parameter predicate: Whether to leave a value out.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Delivers values from the first that a closure does not accept; fails when the closure throws.
  ///
  /// - Parameter predicate: Whether to leave a value out; or throws the error to fail with.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
