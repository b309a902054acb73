public import Dispatch

extension DispatchQueue {
  /// A moment, as the scheduler counts time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as Dispatch states it.
    public var dispatchTime: DispatchTime

    /// A moment.
    ///
    /// - Parameter time: The moment as Dispatch states it.
    public init(_ time: DispatchTime) {
      self.dispatchTime = time
    }

    /// How much later another moment is.
    ///
    /// - Parameter other: The other moment.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride.nanoseconds(
        Int(clamping: Int128(other.dispatchTime.uptimeNanoseconds) - Int128(dispatchTime.uptimeNanoseconds)))
    }

    /// The moment some time later.
    ///
    /// - Parameter n: How much later.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Whether both are the same moment.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime == rhs.dispatchTime }

    /// Whether one moment is earlier than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime < rhs.dispatchTime }

    /// Reads what ``encode(to:)`` wrote.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Writes the nanoseconds since the machine started.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Feeds the moment.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The length, in whole nanoseconds when it is computed.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(nanoseconds) }

      private var nanoseconds: Int

      /// The length of a Dispatch interval; `.never` is the longest there is.
      ///
      /// - Parameter timeInterval: The interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        nanoseconds = timeInterval.wholeNanoseconds
      }

      private init(nanoseconds: Int) {
        self.nanoseconds = nanoseconds
      }

      /// A length in seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// A length in seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// A length in nanoseconds; `nil` if it cannot be stated.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let nanoseconds = Int(exactly: source) else { return nil }
        self.init(nanoseconds: nanoseconds)
      }

      /// The length in nanoseconds.
      public var magnitude: Int { nanoseconds }

      /// Whether one length is less than another.
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

      /// The product of two lengths, in seconds.
      public static func * (lhs: Self, rhs: Self) -> Self {
        .seconds(Double(lhs.nanoseconds) * Double(rhs.nanoseconds) / 1_000_000_000)
      }

      /// Multiplies by a length, in seconds.
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      /// The sum of two lengths.
      public static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds + rhs.nanoseconds) }

      /// The difference of two lengths.
      public static func - (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.nanoseconds - rhs.nanoseconds) }

      /// A number of seconds.
      public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }

      /// A number of seconds, or a part of one.
      public static func seconds(_ s: Double) -> Self { Self(nanoseconds: wholeNanoseconds(seconds: s)) }

      /// A number of milliseconds.
      public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }

      /// A number of microseconds.
      public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }

      /// A number of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
  }
}

extension DispatchTimeInterval {
  /// The interval in nanoseconds, as near as an `Int` comes.
  fileprivate var wholeNanoseconds: Int {
    func product(_ count: Int, _ unit: Int) -> Int { Int(clamping: Int128(count) * Int128(unit)) }
    return switch self {
    case .seconds(let count): product(count, 1_000_000_000)
    case .milliseconds(let count): product(count, 1_000_000)
    case .microseconds(let count): product(count, 1_000)
    case .nanoseconds(let count): count
    case .never: Int.max
    @unknown default: Int.max
    }
  }
}

/// Seconds in nanoseconds, as near as an `Int` comes.
private func wholeNanoseconds(seconds: Double) -> Int {
  let nanoseconds = (seconds * 1_000_000_000).rounded()
  return Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? Int.min : Int.max)
}
