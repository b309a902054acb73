extension Publishers {
  /// Delivers from two publishers as they deliver.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where B.Output == A.Output, B.Failure == A.Failure {
    /// The kind of values it delivers.
    public typealias Output = A.Output

    /// The kind of errors it may end with.
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A

    /// Publisher 2.
    public let b: B

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - a: Publisher 1.
    ///   - b: Publisher 2.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let fanIn = FanInEmitter("Merge", subscriber, prefetches: false)
      fanIn.start()
      fanIn.attach(a)
      fanIn.attach(b)
      fanIn.seal()
    }
  }
}

extension Publishers {
  /// Delivers from three publishers as they deliver.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    /// The kind of values it delivers.
    public typealias Output = A.Output

    /// The kind of errors it may end with.
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A

    /// Publisher 2.
    public let b: B

    /// Publisher 3.
    public let c: C

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - a: Publisher 1.
    ///   - b: Publisher 2.
    ///   - c: Publisher 3.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let fanIn = FanInEmitter("Merge", subscriber, prefetches: false)
      fanIn.start()
      fanIn.attach(a)
      fanIn.attach(b)
      fanIn.attach(c)
      fanIn.seal()
    }
  }
}

extension Publishers {
  /// Delivers from four publishers as they deliver.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure
  {
    /// The kind of values it delivers.
    public typealias Output = A.Output

    /// The kind of errors it may end with.
    public typealias Failure = A.Failure

    /// Publisher 1.
    public let a: A

    /// Publisher 2.
    public let b: B

    /// Publisher 3.
    public let c: C

    /// Publisher 4.
    public let d: D

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - a: Publisher 1.
    ///   - b: Publisher 2.
    ///   - c: Publisher 3.
    ///   - d: Publisher 4.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let fanIn = FanInEmitter("Merge", subscriber, prefetches: false)
      fanIn.start()
      fanIn.attach(a)
      fanIn.attach(b)
      fanIn.attach(c)
      fanIn.attach(d)
      fanIn.seal()
    }
  }
}

extension Publishers {
  /// Delivers from any number of publishers of one type as they deliver.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes the operator.
    ///
    /// - Parameter upstream: The publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Makes the operator.
    ///
    /// - Parameter upstream: The publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let fanIn = FanInEmitter("Merge", subscriber, prefetches: false)
      fanIn.start()
      for publisher in publishers { fanIn.attach(publisher) }
      fanIn.seal()
    }
  }
}

extension Publisher {
  /// Delivers from this publisher and another as they deliver.
  ///
  /// - Parameter b: The other one.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, b)
  }

  /// Delivers from this publisher and two others as they deliver.
  ///
  /// - Parameters:
  ///   - b: Another one.
  ///   - c: Another one.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Delivers from this publisher and three others as they deliver.
  ///
  /// - Parameters:
  ///   - b: Another one.
  ///   - c: Another one.
  ///   - d: Another one.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Delivers from this publisher and another of its type as they deliver.
  ///
  /// - Parameter other: The other one.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
