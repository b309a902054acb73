extension Publishers {
  /// Delivers the values of two publishers together, one of each in turn.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      let pair = PairEmitter("Zip", subscriber, .inTurn)
      pair.start()
      pair.attach(a, b)
    }
  }
}

extension Publishers {
  /// Delivers the values of three publishers together, one of each in turn.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  /// Delivers the values of four publishers together, one of each in turn.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the values of this publisher and another together, one of each in turn.
  ///
  /// - Parameter other: The other one.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Delivers the values of this publisher and another together, one of each in turn. Delivers what a closure makes of them.
  ///
  /// - Parameters:
  ///   - other: The other one.
  ///   - transform: Makes a value of the values.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Delivers the values of this publisher and two others together, one of each in turn.
  ///
  /// - Parameters:
  ///   - publisher1: Another one.
  ///   - publisher2: Another one.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Delivers the values of this publisher and two others together, one of each in turn. Delivers what a closure makes of them.
  ///
  /// - Parameters:
  ///   - publisher1: Another one.
  ///   - publisher2: Another one.
  ///   - transform: Makes a value of the values.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Delivers the values of this publisher and three others together, one of each in turn.
  ///
  /// - Parameters:
  ///   - publisher1: Another one.
  ///   - publisher2: Another one.
  ///   - publisher3: Another one.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure
  {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Delivers the values of this publisher and three others together, one of each in turn. Delivers what a closure makes of them.
  ///
  /// - Parameters:
  ///   - publisher1: Another one.
  ///   - publisher2: Another one.
  ///   - publisher3: Another one.
  ///   - transform: Makes a value of the values.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
