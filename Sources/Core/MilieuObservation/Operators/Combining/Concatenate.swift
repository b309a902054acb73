extension Publishers {
  /// Delivers everything of one publisher, then everything of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The kind of values it delivers.
    public typealias Output = Suffix.Output

    /// The kind of errors it may end with.
    public typealias Failure = Suffix.Failure

    /// What comes first.
    public let prefix: Prefix

    /// What comes after it has finished.
    public let suffix: Suffix

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - prefix: What comes first.
    ///   - suffix: What comes after it has finished.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = ChainEmitter("Concatenate", subscriber)
      chain.start()
      chain.attach(prefix) { [suffix] completion in
        switch completion {
        case .finished: chain.attach(suffix, onCompletion: chain.finish)
        case .failure: chain.finish(completion)
        }
      }
    }
  }
}

extension Publishers {
  /// Delivers a value if upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

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
      let chain = ChainEmitter("ReplaceEmpty", subscriber)
      var isEmpty = true
      let noted = upstream.map { value in
        isEmpty = false
        return value
      }
      chain.start()
      chain.attach(noted) { [output] completion in
        if case .finished = completion, isEmpty { chain.emit(output) }
        chain.finish(completion)
      }
    }
  }
}

extension Publisher {
  /// Delivers values after this publisher has finished.
  ///
  /// - Parameter elements: The values.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Delivers the elements of a sequence after this publisher has finished.
  ///
  /// - Parameter elements: The sequence.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Goes on with another publisher after this one has finished.
  ///
  /// - Parameter publisher: The other one.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Delivers values before those of this publisher.
  ///
  /// - Parameter elements: The values.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Delivers the elements of a sequence before the values of this publisher.
  ///
  /// - Parameter elements: The sequence.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Delivers another publisher first, and this one after that has finished.
  ///
  /// - Parameter publisher: The other one.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Delivers a value if this publisher finishes without one.
  ///
  /// - Parameter output: The value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
