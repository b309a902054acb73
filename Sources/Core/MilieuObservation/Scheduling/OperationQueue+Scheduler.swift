internal import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
  /// There is nothing to choose.
  public struct SchedulerOptions {}

  /// The current moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Work need not be late.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Does work when the queue gets to it.
  ///
  /// - Parameters:
  ///   - options: There is nothing to choose.
  ///   - action: The work.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Does work at a moment, or when the queue gets to it after.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - tolerance: How late it may be: a permission that is not made use of.
  ///   - options: There is nothing to choose.
  ///   - action: The work.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { action() }
    }
  }

  /// Does work at a moment and again after each interval.
  ///
  /// - Parameters:
  ///   - date: The first moment.
  ///   - interval: The time between.
  ///   - tolerance: How late it may be; the queue may add to that.
  ///   - options: There is nothing to choose.
  ///   - action: The work.
  /// - Returns: What ends it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(
      deadline: .now() + date.date.timeIntervalSinceNow, repeating: interval.timeInterval,
      leeway: .nanoseconds(Int(tolerance.timeInterval * 1_000_000_000)))
    source.setEventHandler { self.addOperation { action() } }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
