extension Publishers {
  /// Delivers from five publishers as they deliver.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
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

    /// Publisher 5.
    public let e: E

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - a: Publisher 1.
    ///   - b: Publisher 2.
    ///   - c: Publisher 3.
    ///   - d: Publisher 4.
    ///   - e: Publisher 5.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let fanIn = FanInEmitter("Merge", subscriber, prefetches: false)
      fanIn.start()
      fanIn.attach(a)
      fanIn.attach(b)
      fanIn.attach(c)
      fanIn.attach(d)
      fanIn.attach(e)
      fanIn.seal()
    }
  }
}

extension Publishers {
  /// Delivers from six publishers as they deliver.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure
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

    /// Publisher 5.
    public let e: E

    /// Publisher 6.
    public let f: F

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - a: Publisher 1.
    ///   - b: Publisher 2.
    ///   - c: Publisher 3.
    ///   - d: Publisher 4.
    ///   - e: Publisher 5.
    ///   - f: Publisher 6.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let fanIn = FanInEmitter("Merge", subscriber, prefetches: false)
      fanIn.start()
      fanIn.attach(a)
      fanIn.attach(b)
      fanIn.attach(c)
      fanIn.attach(d)
      fanIn.attach(e)
      fanIn.attach(f)
      fanIn.seal()
    }
  }
}

extension Publishers {
  /// Delivers from seven publishers as they deliver.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure
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

    /// Publisher 5.
    public let e: E

    /// Publisher 6.
    public let f: F

    /// Publisher 7.
    public let g: G

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - a: Publisher 1.
    ///   - b: Publisher 2.
    ///   - c: Publisher 3.
    ///   - d: Publisher 4.
    ///   - e: Publisher 5.
    ///   - f: Publisher 6.
    ///   - g: Publisher 7.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let fanIn = FanInEmitter("Merge", subscriber, prefetches: false)
      fanIn.start()
      fanIn.attach(a)
      fanIn.attach(b)
      fanIn.attach(c)
      fanIn.attach(d)
      fanIn.attach(e)
      fanIn.attach(f)
      fanIn.attach(g)
      fanIn.seal()
    }
  }
}

extension Publishers {
  /// Delivers from eight publishers as they deliver.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure,
    G.Output == A.Output, G.Failure == A.Failure, H.Output == A.Output, H.Failure == A.Failure
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

    /// Publisher 5.
    public let e: E

    /// Publisher 6.
    public let f: F

    /// Publisher 7.
    public let g: G

    /// Publisher 8.
    public let h: H

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - a: Publisher 1.
    ///   - b: Publisher 2.
    ///   - c: Publisher 3.
    ///   - d: Publisher 4.
    ///   - e: Publisher 5.
    ///   - f: Publisher 6.
    ///   - g: Publisher 7.
    ///   - h: Publisher 8.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let fanIn = FanInEmitter("Merge", subscriber, prefetches: false)
      fanIn.start()
      fanIn.attach(a)
      fanIn.attach(b)
      fanIn.attach(c)
      fanIn.attach(d)
      fanIn.attach(e)
      fanIn.attach(f)
      fanIn.attach(g)
      fanIn.attach(h)
      fanIn.seal()
    }
  }
}

extension Publisher {
  /// Delivers from this publisher and four others as they deliver.
  ///
  /// - Parameters:
  ///   - b: Another one.
  ///   - c: Another one.
  ///   - d: Another one.
  ///   - e: Another one.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Delivers from this publisher and five others as they deliver.
  ///
  /// - Parameters:
  ///   - b: Another one.
  ///   - c: Another one.
  ///   - d: Another one.
  ///   - e: Another one.
  ///   - f: Another one.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Delivers from this publisher and six others as they deliver.
  ///
  /// - Parameters:
  ///   - b: Another one.
  ///   - c: Another one.
  ///   - d: Another one.
  ///   - e: Another one.
  ///   - f: Another one.
  ///   - g: Another one.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Delivers from this publisher and seven others as they deliver.
  ///
  /// - Parameters:
  ///   - b: Another one.
  ///   - c: Another one.
  ///   - d: Another one.
  ///   - e: Another one.
  ///   - f: Another one.
  ///   - g: Another one.
  ///   - h: Another one.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
