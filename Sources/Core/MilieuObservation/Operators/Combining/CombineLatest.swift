extension Publishers {
  /// Delivers the last values of two publishers whenever one of them delivers, once all have.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The kind of values it delivers.
    public typealias Output = (A.Output, B.Output)

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
      let pair = PairEmitter("CombineLatest", subscriber, .latest)
      pair.start()
      pair.attach(a, b)
    }
  }
}

extension Publishers {
  /// Delivers the last values of three publishers whenever one of them delivers, once all have.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The kind of values it delivers.
    public typealias Output = (A.Output, B.Output, C.Output)

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
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  /// Delivers the last values of four publishers whenever one of them delivers, once all have.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The kind of values it delivers.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

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
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the last values of this publisher and another whenever one of them delivers, once all have.
  ///
  /// - Parameter other: The other one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Delivers the last values of this publisher and another whenever one of them delivers, once all have. Delivers what a closure makes of them.
  ///
  /// - Parameters:
  ///   - other: The other one.
  ///   - transform: Makes a value of the values.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Delivers the last values of this publisher and two others whenever one of them delivers, once all have.
  ///
  /// - Parameters:
  ///   - publisher1: Another one.
  ///   - publisher2: Another one.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Delivers the last values of this publisher and two others whenever one of them delivers, once all have. Delivers what a closure makes of them.
  ///
  /// - Parameters:
  ///   - publisher1: Another one.
  ///   - publisher2: Another one.
  ///   - transform: Makes a value of the values.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Delivers the last values of this publisher and three others whenever one of them delivers, once all have.
  ///
  /// - Parameters:
  ///   - publisher1: Another one.
  ///   - publisher2: Another one.
  ///   - publisher3: Another one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure
  {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Delivers the last values of this publisher and three others whenever one of them delivers, once all have. Delivers what a closure makes of them.
  ///
  /// - Parameters:
  ///   - publisher1: Another one.
  ///   - publisher2: Another one.
  ///   - publisher3: Another one.
  ///   - transform: Makes a value of the values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
