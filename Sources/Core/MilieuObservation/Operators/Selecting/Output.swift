extension Publishers {
  /// Delivers the values at some positions, then finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The kind of values it delivers.
    public typealias Output = Upstream.Output

    /// The kind of errors it may end with.
    public typealias Failure = Upstream.Failure

    /// What delivers the values.
    public let upstream: Upstream

    /// The positions, from zero.
    public let range: CountableRange<Int>

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - range: The positions, from zero.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else {
        Empty<Upstream.Output, Upstream.Failure>().receive(subscriber: subscriber)
        return
      }
      var position = 0
      upstream.subscribe(
        StepSubscriber(
          "Output", subscriber,
          take: { [range] input in
            defer { position += 1 }
            if position < range.lowerBound { return .skip }
            return position == range.upperBound - 1 ? .last(input) : .pass(input)
          }))
    }
  }
}

extension Publisher {
  /// Delivers the value at a position, then finishes.
  ///
  /// - Parameter index: The position, from zero; not less than zero, else the program stops.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Delivers the values at some positions, then finishes.
  ///
  /// - Parameter range: The positions, from zero; none less than zero, else the program stops.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "positions of values start at zero")
    return Publishers.Output(upstream: self, range: range)
  }

  /// Delivers a number of values, then finishes.
  ///
  /// - Parameter maxLength: How many; not less than zero, else the program stops.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }
}
