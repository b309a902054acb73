/// Where and when work is done.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment, by the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// How work is to be done; `Never` if there is no choice.
  associatedtype SchedulerOptions

  /// The current moment.
  var now: SchedulerTimeType { get }

  /// The least time by which work may be late.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does work as soon as possible.
  ///
  /// - Parameters:
  ///   - options: How to do it.
  ///   - action: The work.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Does work at a moment.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - tolerance: How late it may be: a permission, which a scheduler need not make use of.
  ///   - options: How to do it.
  ///   - action: The work.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Does work at a moment and again after each interval.
  ///
  /// - Parameters:
  ///   - date: The first moment.
  ///   - interval: The time between.
  ///   - tolerance: How late it may be: a permission, which a scheduler need not make use of.
  ///   - options: How to do it.
  ///   - action: The work.
  /// - Returns: What ends it.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A length of time that can be stated in units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ s: Int) -> Self

  /// A number of seconds, or a part of one.
  static func seconds(_ s: Double) -> Self

  /// A number of thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self

  /// A number of millionths of a second.
  static func microseconds(_ us: Int) -> Self

  /// A number of thousand-millionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
  /// Does work as soon as possible.
  ///
  /// - Parameter action: The work.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Does work at a moment, as little late as the scheduler can.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - action: The work.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does work at a moment.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - tolerance: How late it may be: a permission, which a scheduler need not make use of.
  ///   - action: The work.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Does work at a moment and again after each interval, as little late as the scheduler can.
  ///
  /// - Parameters:
  ///   - date: The first moment.
  ///   - interval: The time between.
  ///   - action: The work.
  /// - Returns: What ends it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does work at a moment and again after each interval.
  ///
  /// - Parameters:
  ///   - date: The first moment.
  ///   - interval: The time between.
  ///   - tolerance: How late it may be: a permission, which a scheduler need not make use of.
  ///   - action: The work.
  /// - Returns: What ends it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
