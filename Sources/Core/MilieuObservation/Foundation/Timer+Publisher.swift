public import Foundation

extension Timer {
  /// A publisher that delivers the date again after each interval, once it is connected: `.autoconnect()` does with the first
  /// subscriber.
  ///
  /// - Parameters:
  ///   - interval: The seconds between.
  ///   - tolerance: How many seconds late it may be.
  ///   - runLoop: Where it runs. On the main run loop it also runs where the main thread serves the main queue without one.
  ///   - mode: In which mode of the run loop; on the main run loop it runs in each.
  ///   - options: There is nothing to choose.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that delivers the date again after each interval.
  public final class TimerPublisher: ConnectablePublisher {
    /// The moment at which it is delivered.
    public typealias Output = Date

    /// A timer does not fail.
    public typealias Failure = Never

    /// The seconds between.
    public let interval: TimeInterval

    /// How many seconds late it may be.
    public let tolerance: TimeInterval?

    /// Where it runs.
    public let runLoop: RunLoop

    /// In which mode of the run loop.
    public let mode: RunLoop.Mode

    /// There is nothing to choose.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// A publisher that delivers the date again after each interval, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: The seconds between.
    ///   - tolerance: How many seconds late it may be.
    ///   - runLoop: Where it runs.
    ///   - mode: In which mode of the run loop.
    ///   - options: There is nothing to choose.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    ///
    /// - Returns: What stops it when it is cancelled or no longer referenced.
    public func connect() -> any Cancellable {
      runLoop.repeating(
        after: Date(timeIntervalSinceNow: interval), interval: interval, tolerance: tolerance ?? 0, mode: mode
      ) { [subject] in subject.send(Date()) }
    }
  }
}
