/// Numbers a caller that waits.
typealias CallerNumber = Int

/// Those who wait for an event they sent to be taken in, or for its answer.
///
/// A caller is held by what may still answer it: the event in the queue, the chain that the event becomes, a task the chain starts. The last
/// that lets it go settles it. Changes give what is to be resumed, to be done after the runtime's lock is given back.
struct CallerTable<Output: Sendable> {
  /// What a caller waits for.
  enum Wait {
    case forChain, forAnswer
  }

  typealias Continuation = CheckedContinuation<Output?, any Error>

  struct Resumption {
    let continuation: Continuation
    let result: Result<Output?, any Error>

    func resume() { continuation.resume(with: result) }
  }

  private struct Caller {
    let wait: Wait
    var continuation: Continuation?
    var holds = 1
    var failure: (any Error)?

    /// Cancelled before it waits.
    var isAbandoned = false
  }

  private var callers: [CallerNumber: Caller] = [:]
  private var lastNumber = 0

  var isEmpty: Bool { callers.isEmpty }

  // MARK: - Coming

  /// Makes a number for a caller that is about to wait.
  mutating func announce(_ wait: Wait) -> CallerNumber {
    lastNumber += 1
    callers[lastNumber] = Caller(wait: wait)
    return lastNumber
  }

  /// The caller waits.
  ///
  /// - Returns: whether it is to send its event; `false` if it was cancelled before.
  mutating func admit(_ number: CallerNumber, _ continuation: Continuation) -> Bool {
    guard callers[number]?.isAbandoned == false else {
      callers[number] = nil
      return false
    }
    callers[number]?.continuation = continuation
    return true
  }

  // MARK: - Waiting

  func waitsForAnswer(_ number: CallerNumber) -> Bool { callers[number]?.wait == .forAnswer }

  mutating func hold(_ number: CallerNumber) { callers[number]?.holds += 1 }

  // MARK: - Going

  /// One that held the caller is done with it.
  mutating func release(_ number: CallerNumber) -> Resumption? {
    guard var caller = callers[number] else { return nil }
    caller.holds -= 1
    callers[number] = caller
    guard caller.holds == 0 else { return nil }
    return settle(number, with: caller.failure.map { .failure($0) } ?? .success(nil))
  }

  mutating func answer(_ number: CallerNumber, with output: Output) -> Resumption? {
    waitsForAnswer(number) ? settle(number, with: .success(output)) : nil
  }

  /// Notes what went wrong on the caller's behalf, to be thrown when nothing holds it any more; the first counts.
  mutating func fail(_ number: CallerNumber, with error: any Error) {
    guard let caller = callers[number], caller.failure == nil else { return }
    callers[number]?.failure = error
  }

  /// The caller's own task was cancelled.
  mutating func abandon(_ number: CallerNumber) -> Resumption? {
    guard let caller = callers[number] else { return nil }
    if caller.continuation == nil {
      callers[number]?.isAbandoned = true
      return nil
    }
    return settle(number, with: .failure(CancellationError()))
  }

  mutating func settle(_ number: CallerNumber, with result: Result<Output?, any Error>) -> Resumption? {
    guard let continuation = callers.removeValue(forKey: number)?.continuation else { return nil }
    return Resumption(continuation: continuation, result: result)
  }

  mutating func failAll(with error: any Error) -> [Resumption] {
    callers.keys.sorted().compactMap { settle($0, with: .failure(error)) }
  }
}
