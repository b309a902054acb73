public import Foundation

/// A moment, as schedulers count time that go by the date: `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
///
/// As in Combine, the moments of one are not those of the other.
public struct SchedulerDate<Owner>: Strideable, Codable, Hashable, Sendable {
  /// The date and time.
  public var date: Date

  /// A moment.
  ///
  /// - Parameter date: The date and time.
  public init(_ date: Date) {
    self.date = date
  }

  /// How much later another moment is.
  ///
  /// - Parameter other: The other moment.
  public func distance(to other: SchedulerDate) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The moment some time later.
  ///
  /// - Parameter n: How much later.
  public func advanced(by n: Stride) -> SchedulerDate {
    SchedulerDate(date.addingTimeInterval(n.timeInterval))
  }

  /// Whether both are the same moment.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.date == rhs.date }

  /// Whether one moment is earlier than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.date < rhs.date }

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// The length in seconds.
    public var timeInterval: TimeInterval

    /// A length in seconds.
    ///
    /// - Parameter timeInterval: The seconds.
    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    /// A length in seconds.
    public init(floatLiteral value: TimeInterval) {
      timeInterval = value
    }

    /// A length in seconds.
    public init(integerLiteral value: TimeInterval) {
      timeInterval = value
    }

    /// A length in seconds; `nil` if it cannot be stated.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      timeInterval = seconds
    }

    /// The length in seconds.
    public var magnitude: TimeInterval { timeInterval }

    /// Whether one length is less than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }

    /// The product of two lengths, in seconds.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval * rhs.timeInterval) }

    /// Multiplies by a length, in seconds.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// The sum of two lengths.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval + rhs.timeInterval) }

    /// The difference of two lengths.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval - rhs.timeInterval) }

    /// A number of seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

    /// A number of seconds, or a part of one.
    public static func seconds(_ s: Double) -> Self { Self(s) }

    /// A number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }

    /// A number of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }

    /// A number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
  }
}

extension RunLoop {
  /// A moment, as a run loop counts time.
  public typealias SchedulerTimeType = SchedulerDate<RunLoop>
}

extension OperationQueue {
  /// A moment, as an operation queue counts time.
  public typealias SchedulerTimeType = SchedulerDate<OperationQueue>
}
