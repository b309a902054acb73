internal import Dispatch
public import Foundation

extension RunLoop: Scheduler {
  /// There is nothing to choose.
  public struct SchedulerOptions {}

  /// The current moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Work need not be late.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  // NB: the main run loop also does the work of the main queue, and a main thread that serves that queue without a run loop
  // (`dispatchMain`, an asynchronous `main`) does no work of the run loop. So what is for the main run loop goes by the main queue,
  // which both do, and which wakes them.
  private var isMain: Bool { self === RunLoop.main }

  /// Does work when the run loop gets to it; wakes it if it waits.
  ///
  /// - Parameters:
  ///   - options: There is nothing to choose.
  ///   - action: The work.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    if isMain { return DispatchQueue.main.async { action() } }
    perform { action() }
    // `perform` does not wake a run loop that waits; a timer that is due does.
    add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
  }

  /// Does work at a moment.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - tolerance: How late it may be: a permission that is not made use of on the main run loop.
  ///   - options: There is nothing to choose.
  ///   - action: The work.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    if isMain { return DispatchQueue.main.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { action() } }
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Does work at a moment and again after each interval.
  ///
  /// - Parameters:
  ///   - date: The first moment.
  ///   - interval: The time between.
  ///   - tolerance: How late it may be.
  ///   - options: There is nothing to choose.
  ///   - action: The work.
  /// - Returns: What ends it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(after: date.date, interval: interval.timeInterval, tolerance: tolerance.timeInterval, mode: .default) {
      action()
    }
  }

  /// Does work at a moment and again after each interval, in a mode of the run loop; the main run loop does it in each.
  func repeating(
    after date: Date, interval: TimeInterval, tolerance: TimeInterval, mode: RunLoop.Mode,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    if isMain {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(
        deadline: .now() + date.timeIntervalSinceNow, repeating: interval,
        leeway: .nanoseconds(Int(tolerance * 1_000_000_000)))
      source.setEventHandler { action() }
      source.resume()
      return AnyCancellable { source.cancel() }
    }
    let timer = Timer(fire: date, interval: interval, repeats: true) { _ in action() }
    timer.tolerance = tolerance
    add(timer, forMode: mode)
    return AnyCancellable { timer.invalidate() }
  }
}
