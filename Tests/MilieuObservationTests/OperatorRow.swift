import MilieuObservation
import Testing

/// One operator: how to build it, what goes in and what is to come out.
struct OperatorRow: Sendable, CustomTestStringConvertible {
  enum Step {
    case value(Int)

    /// Milliseconds of the virtual scheduler.
    case time(Int)
  }

  /// What upstream is to be asked for when one value is asked for.
  enum Asking {
    case one
    case unlimited
    case number(Int)
  }

  enum Ending {
    case finished
    case failed
  }

  typealias Upstream = AnyPublisher<Int, Failed>
  typealias Build = @Sendable (Upstream, VirtualScheduler) -> AnyPublisher<String, any Error>

  let name: String
  let script: [Step]

  /// What comes out when upstream finishes after the script.
  let values: [String]
  let ending: Ending

  /// What comes out when upstream fails after the script.
  let failingValues: [String]
  let failingEnding: Ending
  let asking: Asking
  let build: Build

  var testDescription: String { name }

  init<P: Publisher>(
    _ name: String, _ script: [Step] = [1, 2, 3, 4], gives values: [String], _ ending: Ending = .finished,
    failing failingValues: [String]? = nil, _ failingEnding: Ending = .failed, asks asking: Asking = .one,
    _ build: @escaping @Sendable (Upstream, VirtualScheduler) -> P
  ) {
    self.name = name
    self.script = script
    self.values = values
    self.ending = ending
    self.failingValues = failingValues ?? values
    self.failingEnding = failingEnding
    self.asking = asking
    nonisolated(unsafe) let erased = { (upstream: Upstream, scheduler: VirtualScheduler) in
      build(upstream, scheduler).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
    self.build = { erased($0, $1) }
  }
}

extension OperatorRow.Step: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .value(value) }
}
