public import Dispatch

extension DispatchQueue: Scheduler {
  /// How a queue is to do work.
  public struct SchedulerOptions {
    /// With what priority.
    public var qos: DispatchQoS

    /// How it goes together with other work of the queue.
    public var flags: DispatchWorkItemFlags

    /// The group the work belongs to.
    public var group: DispatchGroup?

    /// How a queue is to do work.
    ///
    /// - Parameters:
    ///   - qos: With what priority; the queue's, unless stated.
    ///   - flags: How it goes together with other work of the queue.
    ///   - group: The group the work belongs to.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Work need not be late.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Does work as soon as the queue gets to it.
  ///
  /// - Parameters:
  ///   - options: How to do it.
  ///   - action: The work.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Does work at a moment.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - tolerance: How late it may be: a permission that is not made use of.
  ///   - options: How to do it.
  ///   - action: The work.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
  }

  /// Does work at a moment and again after each interval.
  ///
  /// - Parameters:
  ///   - date: The first moment.
  ///   - interval: The time between.
  ///   - tolerance: How late it may be; the queue may add to that.
  ///   - options: How to do it.
  ///   - action: The work.
  /// - Returns: What ends it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    source.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
