/// A log of any transducer, for whoever shows logs: entries are told in words.
public protocol AnyEventLog: AnyObject, Sendable {
  /// The transducer whose events are kept, such as `Search`.
  var transducer: String { get }

  /// How many entries are kept at most.
  var capacity: Int { get }

  /// The entries that are kept, the oldest first.
  var describedEntries: [DescribedEventLogEntry] { get }

  /// Entries as they are made, from now on.
  ///
  /// Each call gives a stream of its own. A reader that is slow gets the newest ``capacity`` entries; numbers that are missing tell of those
  /// between.
  func newEntries() -> AsyncStream<DescribedEventLogEntry>
}

/// An entry of an ``EventLog`` in words.
public struct DescribedEventLogEntry: Hashable, Sendable, Identifiable, CustomStringConvertible {
  /// The entry's number: 1 for the first the log ever kept.
  public let number: Int

  /// How long after the log was made the event was taken in.
  public let time: Duration

  /// The event.
  public let event: String

  /// Who sent it: `outside`, `inline`, `task` or `task("search")`.
  public let origin: String

  /// What others had changed in the state since the entry before.
  public let changesBefore: StateDiff

  /// What the event changed.
  public let changes: StateDiff

  /// What was to be done.
  public let effect: String

  /// The number.
  public var id: Int { number }

  /// The entry in a line, and a further line for each change.
  public var description: String {
    let changedBefore = changesBefore.lines.map { "\n      changed by others: \($0)" }.joined()
    let changed = changes.lines.map { "\n      \($0)" }.joined()
    let done = effect == "none" ? "" : "\n      → \(effect)"
    return "#\(number)  \(time.seconds)  \(event)  (\(origin))\(changedBefore)\(changed)\(done)"
  }
}

extension StateDiff {
  fileprivate var lines: [Substring] { description.split(separator: "\n") }
}

extension Duration {
  /// Seconds and milliseconds, such as `0.250 s`.
  fileprivate var seconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction) s"
  }
}
