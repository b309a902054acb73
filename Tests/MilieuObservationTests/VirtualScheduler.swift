import MilieuObservation
import Synchronization

/// A scheduler whose time passes when a test says so. Work that is due at once waits for the next step of time, too.
final class VirtualScheduler: Scheduler, Sendable {
  typealias SchedulerOptions = Never

  /// Milliseconds since the scheduler was made.
  struct SchedulerTimeType: Strideable {
    var milliseconds: Int

    func distance(to other: Self) -> Stride { Stride(other.milliseconds - milliseconds) }
    func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.magnitude) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var magnitude: Int

      init(_ milliseconds: Int) { magnitude = milliseconds }
      init(integerLiteral value: Int) { magnitude = value * 1_000 }
      init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      static func seconds(_ s: Int) -> Self { Self(s * 1_000) }
      static func seconds(_ s: Double) -> Self { Self(Int(s * 1_000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(ms) }
      static func microseconds(_ us: Int) -> Self { Self(us / 1_000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(ns / 1_000_000) }
    }
  }

  private struct Work: @unchecked Sendable {
    let number: Int
    let due: Int
    let interval: Int?
    let action: () -> Void
  }

  private struct State {
    var time = 0
    var count = 0
    var work: [Work] = []
  }

  private let state = Mutex(State())

  var now: SchedulerTimeType { SchedulerTimeType(milliseconds: state.withLock { $0.time }) }
  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// How much work waits.
  var waiting: Int { state.withLock { $0.work.count } }

  @discardableResult
  private func add(due: Int, interval: Int? = nil, _ action: @escaping () -> Void) -> Int {
    nonisolated(unsafe) let action = action
    return state.withLock { state in
      state.count += 1
      state.work.append(Work(number: state.count, due: due, interval: interval, action: action))
      return state.count
    }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(due: now.milliseconds, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(due: date.milliseconds, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let key = add(due: date.milliseconds, interval: interval.magnitude, action)
    return AnyCancellable { [self] in
      let removed = state.withLock { state in
        let removed = state.work.filter { $0.number == key }
        state.work.removeAll { $0.number == key }
        return removed
      }
      _ = removed
    }
  }

  /// Does what is due until some time has passed, in the order in which it is due.
  func advance(by milliseconds: Int = 0) {
    let end = state.withLock { $0.time } + milliseconds
    while let work = state.withLock({ takeNext(until: end, &$0) }) { work.action() }
    state.withLock { $0.time = max($0.time, end) }
  }

  private func takeNext(until end: Int, _ state: inout State) -> Work? {
    let next = state.work.indices.min { left, right in
      (state.work[left].due, state.work[left].number) < (state.work[right].due, state.work[right].number)
    }
    guard let next, state.work[next].due <= end else { return nil }
    let work = state.work.remove(at: next)
    state.time = max(state.time, work.due)
    if let interval = work.interval {
      state.work.append(
        Work(number: work.number, due: work.due + max(1, interval), interval: interval, action: work.action))
    }
    return work
  }
}
