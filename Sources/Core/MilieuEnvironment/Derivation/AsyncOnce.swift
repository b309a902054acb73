/// A value that is made asynchronously, once, when it is first asked for.
///
/// Whoever asks while it is being made waits for the same making. A making that fails fails for all who wait, and who asks next tries
/// anew. Who is cancelled stops waiting; when nobody waits any more, the making is cancelled.
///
/// As a value of the environment it is what an ``AsyncEnvironmentKey`` makes.
public final class AsyncOnce<Made: Sendable>: Sendable {
  private let make: @Sendable () async throws -> Made
  private let discard: @Sendable (Made) async -> Void
  private let state: Guarded<State>

  private struct State {
    var phase = Phase.idle

    /// How often the value was asked for while it was not there.
    var asked = 0
  }

  private enum Phase {
    case idle
    case making(Making)
    case made(Made)
    case ended
  }

  private typealias Waiting = CheckedContinuation<Made, any Error>

  /// One run of the work, with those who wait for it. It is the object's phase until it ends or nobody waits any more.
  private final class Making {
    /// That of who asked first; tells runs apart.
    let number: Int

    var task: Task<Void, Never>?
    var waiting: [Int: Waiting] = [:]

    init(number: Int) {
      self.number = number
    }
  }

  /// A value to be made.
  ///
  /// - Parameter make: makes the value, on the actor it belongs to.
  public init(_ make: @escaping @Sendable () async throws -> Made) {
    self.make = make
    discard = { _ in }
    state = Guarded(State())
  }

  /// - Parameter discard: ends what was made when nobody wants it any more, by work that did not heed that it was cancelled.
  init(
    discarding discard: @escaping @Sendable (Made) async -> Void, _ make: @escaping @Sendable () async throws -> Made
  ) {
    self.make = make
    self.discard = discard
    state = Guarded(State())
  }

  /// A value that is there already, such as a test's.
  public static func made(_ value: Made) -> AsyncOnce {
    let once = AsyncOnce { value }
    once.state.withLock { $0.phase = .made(value) }
    return once
  }

  /// The value, if it has been made.
  public var current: Made? {
    state.withLock { if case .made(let value) = $0.phase { value } else { nil } }
  }

  /// The value; made now if it is not there yet.
  ///
  /// - Throws: what the making throws; `CancellationError` if the caller is cancelled while it waits, or if the environment that the
  ///   value belonged to has ended.
  public var value: Made {
    get async throws {
      if let current { return current }
      let number = state.withLock { state in
        state.asked += 1
        return state.asked
      }
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { wait($0, number) }
      } onCancel: {
        leave(number)
      }
    }
  }

  // MARK: - Waiting

  private enum Arrival {
    case answer(Result<Made, any Error>)
    case begin
    case wait
  }

  private func wait(_ waiting: Waiting, _ number: Int) {
    let arrival: Arrival = state.withLock { state in
      switch state.phase {
      case .made(let value): return .answer(.success(value))
      case .ended: return .answer(.failure(CancellationError()))
      // NB: who is cancelled after this looks for itself among those who wait, and finds itself.
      case .idle, .making: if Task.isCancelled { return .answer(.failure(CancellationError())) }
      }
      if case .making(let making) = state.phase {
        making.waiting[number] = waiting
        return .wait
      }
      let making = Making(number: number)
      making.waiting[number] = waiting
      state.phase = .making(making)
      return .begin
    }
    switch arrival {
    case .answer(let answer): waiting.resume(with: answer)
    case .begin: begin(number)
    case .wait: break
    }
  }

  private func begin(_ number: Int) {
    let task = Task { [make, discard] in
      let result: Result<Made, any Error>
      do { result = .success(try await make()) } catch { result = .failure(error) }
      if !finish(number, result), case .success(let unwanted) = result { await discard(unwanted) }
    }
    let isWanted = state.withLock { state in
      guard case .making(let making) = state.phase, making.number == number else { return false }
      making.task = task
      return true
    }
    if !isWanted { task.cancel() }
  }

  /// - Returns: whether somebody still waited for the result.
  private func finish(_ number: Int, _ result: Result<Made, any Error>) -> Bool {
    let waiting: [Int: Waiting]? = state.withLock { state in
      guard case .making(let making) = state.phase, making.number == number else { return nil }
      if case .success(let value) = result { state.phase = .made(value) } else { state.phase = .idle }
      return making.waiting
    }
    for waiting in (waiting ?? [:]).values { waiting.resume(with: result) }
    return waiting != nil
  }

  /// Stops waiting. The last who does cancels the making.
  private func leave(_ number: Int) {
    let (left, abandoned): (Waiting?, Task<Void, Never>?) = state.withLock { state in
      guard case .making(let making) = state.phase, let left = making.waiting.removeValue(forKey: number) else {
        return (nil, nil)
      }
      guard making.waiting.isEmpty else { return (left, nil) }
      state.phase = .idle
      return (left, making.task)
    }
    abandoned?.cancel()
    left?.resume(throwing: CancellationError())
  }

  /// Makes nothing from now on, and cancels what is being made: whoever waits gets a `CancellationError`, and so does who asks later.
  ///
  /// For an object that keeps such values and ends; those of the environment end by themselves.
  ///
  /// - Returns: what was made, to be ended in its turn.
  @discardableResult
  public func end() -> Made? { cease().made }

  /// Ends, and waits for what is being made to stop.
  ///
  /// - Returns: what was made.
  func endAndWait() async -> Made? {
    let (made, making) = cease()
    await making?.value
    return made
  }

  /// Makes nothing from now on, and cancels what is being made.
  private func cease() -> (made: Made?, making: Task<Void, Never>?) {
    let before = state.withLock { state in
      let before = state.phase
      state.phase = .ended
      return before
    }
    switch before {
    case .made(let value): return (value, nil)
    case .idle, .ended: return (nil, nil)
    case .making(let making):
      making.task?.cancel()
      for waiting in making.waiting.values { waiting.resume(throwing: CancellationError()) }
      return (nil, making.task)
    }
  }
}

extension AsyncOnce: Hashable {
  /// Whether both are the same object.
  public static func == (left: AsyncOnce, right: AsyncOnce) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
