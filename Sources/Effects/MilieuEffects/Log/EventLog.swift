internal import MilieuEnvironment

/// Keeps the last events of one running transducer: when each came, from whom, what it changed and what was to be done.
///
/// ```swift
/// let log = EventLog(of: Search.self)
/// let store = EffectStore(of: Search.self, state: .init(), env: .live, log: log)
/// …
/// print(log)
/// ```
///
/// The log keeps one state, that before its oldest entry, and gets every later one by calling the transducer again: see
/// ``state(after:)`` and ``replay(from:)``. An entry that has to go for a new one is first taken into that state. A transducer is a pure
/// function, so nothing comes of calling it again but the same.
///
/// A log is for one store or view; it may be read on any thread. It costs a comparison of states with each event. Who passes no log pays
/// nothing.
public final class EventLog<Source: Transducer>: Sendable where Source.State: Sendable {
  /// How many entries are kept at most.
  public let capacity: Int

  private let elapsed: @Sendable () -> Duration
  private let contents = Guarded(Contents())

  /// Makes an empty log.
  ///
  /// - Parameters:
  ///   - transducer: whose events to keep.
  ///   - capacity: how many entries to keep, at least 1.
  ///   - clock: by what times are measured.
  public init(
    of transducer: Source.Type = Source.self, capacity: Int = 1000, clock: any Clock<Duration> = ContinuousClock()
  ) {
    func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
      let start = clock.now
      return { start.duration(to: clock.now) }
    }
    self.capacity = max(1, capacity)
    elapsed = stopwatch(clock)
  }

  deinit { contents.withLock { $0.readers }.values.forEach { $0.finish() } }

  /// The entries that are kept, the oldest first.
  public var entries: [Entry] { contents.withLock { $0.ordered } }

  /// The state before the oldest entry; `nil` while nothing has happened.
  public var base: Source.State? { contents.withLock { $0.base } }

  // MARK: - Contents

  private struct Contents {
    var base: Source.State?
    /// After the newest entry.
    var last: Source.State?
    /// As a ring, once it is full.
    var entries: [Entry] = []
    var oldest = 0
    var count = 0
    var readers: [Int: AsyncStream<DescribedEventLogEntry>.Continuation] = [:]
    var lastReader = 0

    var ordered: [Entry] { Array(entries[oldest...] + entries[..<oldest]) }
  }

  /// What is kept, as it is at one moment.
  var snapshot: (base: Source.State, entries: [Entry])? {
    contents.withLock { contents in contents.base.map { ($0, contents.ordered) } }
  }

  // MARK: - Writing

  /// Keeps a transition. Called by whoever takes events in, so by one at a time.
  func record(_ transition: Transition<Source>) {
    let (last, leaving, count) = contents.withLock { contents in
      let isFull = contents.entries.count == capacity
      return (contents.last, isFull ? (contents.base, contents.entries[contents.oldest]) : nil, contents.count)
    }
    let changesBefore = last.map { StateDiff(from: $0, to: transition.before) } ?? StateDiff(changes: [])
    let entry = Entry(
      number: count + 1, time: elapsed(), event: transition.event, origin: transition.origin,
      changesBefore: changesBefore, changes: StateDiff(from: transition.before, to: transition.after),
      effect: transition.effect.description, reset: changesBefore.isEmpty ? nil : transition.before)
    let base =
      if case (let base?, let oldest)? = leaving { oldest.applied(to: base) } else {
        last == nil ? transition.before : nil
      }
    // What is replaced is let go of after the lock, as that may run an author's code.
    let (readers, replaced) = contents.withLock { contents in
      let replaced = (contents.base, contents.last, leaving)
      if let base { contents.base = base }
      if leaving == nil {
        contents.entries.append(entry)
      } else {
        contents.entries[contents.oldest] = entry
        contents.oldest = (contents.oldest + 1) % capacity
      }
      contents.last = transition.after
      contents.count = entry.number
      return (contents.readers, replaced)
    }
    withExtendedLifetime(replaced) {
      guard !readers.isEmpty else { return }
      let described = entry.described
      readers.values.forEach { $0.yield(described) }
    }
  }
}

// MARK: - Reading

extension EventLog: AnyEventLog {
  /// The transducer's name, without its module.
  public var transducer: String { Source.name }

  /// The entries in words.
  public var describedEntries: [DescribedEventLogEntry] { entries.map(\.described) }

  /// Entries as they are made, from now on.
  public func newEntries() -> AsyncStream<DescribedEventLogEntry> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: DescribedEventLogEntry.self, bufferingPolicy: .bufferingNewest(capacity))
    let number = contents.withLock { contents in
      contents.lastReader += 1
      contents.readers[contents.lastReader] = continuation
      return contents.lastReader
    }
    continuation.onTermination = { [weak self] _ in self?.forget(number) }
    return stream
  }

  private func forget(_ reader: Int) { _ = contents.withLock { $0.readers.removeValue(forKey: reader) } }
}

extension EventLog: CustomStringConvertible {
  /// The log's name, and its entries in lines.
  public var description: String {
    let entries = entries
    let dropped = (entries.first?.number ?? 1) - 1
    let heading =
      "EventLog of \(transducer): \(entries.count) \(entries.count == 1 ? "event" : "events")"
      + (dropped > 0 ? ", \(dropped) older ones dropped" : "")
    return ([heading] + entries.map { "  \($0)" }).joined(separator: "\n")
  }
}
