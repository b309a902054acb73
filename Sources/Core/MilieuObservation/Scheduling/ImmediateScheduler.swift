/// A scheduler that does work at once, where it is scheduled. Time does not pass for it.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only moment there is.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// There is no other moment, so the length is none.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    /// There is no other moment.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time, which is of no effect.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Codable, Sendable
    {
      /// The number it was stated with.
      public var magnitude: Int

      /// A length.
      ///
      /// - Parameter value: The number.
      public init(_ value: Int) { magnitude = value }

      /// A length.
      public init(integerLiteral value: Int) { magnitude = value }

      /// A length; what is behind the point is dropped.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// A length; `nil` if it cannot be stated.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether one length is less than another.
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

      /// The product of two lengths.
      public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

      /// Multiplies by a length.
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      /// The sum of two lengths.
      public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

      /// The difference of two lengths.
      public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

      /// No time.
      public static func seconds(_ s: Int) -> Self { 0 }

      /// No time.
      public static func seconds(_ s: Double) -> Self { 0 }

      /// No time.
      public static func milliseconds(_ ms: Int) -> Self { 0 }

      /// No time.
      public static func microseconds(_ us: Int) -> Self { 0 }

      /// No time.
      public static func nanoseconds(_ ns: Int) -> Self { 0 }
    }
  }

  /// There is nothing to choose.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The only moment there is.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// Work is never late.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does work at once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  /// Does work at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Does work at once, and not again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
