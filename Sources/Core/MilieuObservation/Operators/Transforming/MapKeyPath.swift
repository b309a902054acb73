extension Publishers {
  /// Delivers a part of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Where a value finds the part to deliver.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - keyPath: Where a value finds the part to deliver.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MapSubscriber(downstream: subscriber, transform: { [keyPath] in $0[keyPath: keyPath] }))
    }
  }
}

extension Publishers {
  /// Delivers two parts of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = (Output0, Output1)

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Where a value finds the part to deliver.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// Where a value finds the part to deliver.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - keyPath0: Where a value finds the part to deliver.
    ///   - keyPath1: Where a value finds the part to deliver.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        MapSubscriber(
          downstream: subscriber, transform: { [keyPath0, keyPath1] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) })
      )
    }
  }
}

extension Publishers {
  /// Delivers three parts of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = (Output0, Output1, Output2)

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// Where a value finds the part to deliver.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// Where a value finds the part to deliver.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Where a value finds the part to deliver.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - keyPath0: Where a value finds the part to deliver.
    ///   - keyPath1: Where a value finds the part to deliver.
    ///   - keyPath2: Where a value finds the part to deliver.
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        MapSubscriber(
          downstream: subscriber,
          transform: { [keyPath0, keyPath1, keyPath2] in
            ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
          }))
    }
  }
}

extension Publisher {
  /// Delivers a part of each value.
  ///
  /// - Parameter keyPath: Where a value finds the part.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Delivers two parts of each value.
  ///
  /// - Parameters:
  ///   - keyPath0: Where a value finds part 1.
  ///   - keyPath1: Where a value finds part 2.
  public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Delivers three parts of each value.
  ///
  /// - Parameters:
  ///   - keyPath0: Where a value finds part 1.
  ///   - keyPath1: Where a value finds part 2.
  ///   - keyPath2: Where a value finds part 3.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
