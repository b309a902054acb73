/// A publisher that delivers values and a completion that were recorded.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is delivered.
  public let recording: Recording

  /// Records what a closure states.
  ///
  /// - Parameter record: Is given the recording to fill.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// A publisher of a recording.
  ///
  /// - Parameter recording: The recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// A publisher of values and a completion.
  ///
  /// - Parameters:
  ///   - output: The values.
  ///   - completion: The completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if recording.output.isEmpty {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: recording.completion)
    } else {
      subscriber.receive(subscription: SequenceSubscription(recording.output, subscriber, recording.completion))
    }
  }

  /// Values and a completion.
  public struct Recording {
    /// The kind of values.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output] = []

    /// The completion; finished, until one is received.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished

    /// A recording without values, that finishes.
    public init() {}

    /// A recording of values and a completion.
    ///
    /// - Parameters:
    ///   - output: The values.
    ///   - completion: The completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Records a value.
    ///
    /// - Parameter input: The value.
    public mutating func receive(_ input: Input) {
      output.append(input)
    }

    /// Records the completion.
    ///
    /// - Parameter completion: The completion.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {}
