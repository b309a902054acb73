public import Observation

/// Runs a transducer without a view: in a view model, on a server, in a command-line program.
///
/// ```swift
/// let store = EffectStore(of: Search.self, state: .init(), env: .live)
/// store(.queryChanged("Lisbon"))
/// print(store.state.isLoading)
/// ```
///
/// The state is observed like a property of an `@Observable` object. Events are taken in by whoever sends them, on any thread, one at a
/// time. When the store goes, its runtime ends: tasks are cancelled and what waits fails with ``EffectError/ended(transducer:)``.
public final class EffectStore<Source: Transducer>: Observable, Sendable where Source.State: Sendable {
  private let runtime: StoreRuntime<Source>

  /// Sends events, for those who are to have no more of the store than that.
  ///
  /// It does not keep the store: once nobody else does, what it sends is not taken in.
  public let input: Source.Input

  /// Makes a store and sends its first event.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: the state to begin with.
  ///   - initialEvent: an event to take in at once.
  ///   - env: the services, kept until the store ends.
  ///   - log: keeps what happens; `nil`, which costs nothing, for no log.
  @inlinable
  public convenience init(
    of transducer: Source.Type = Source.self, state: Source.State, initialEvent: Source.Event? = nil, env: Source.Env,
    log: EventLog<Source>? = nil
  ) {
    self.init(TransitionFunction(), state: state, initialEvent: initialEvent, env: env, log: log)
  }

  @usableFromInline
  convenience init(
    _ transition: TransitionFunction<Source>, state: Source.State, initialEvent: Source.Event?, env: Source.Env,
    log: EventLog<Source>?
  ) {
    var options = EffectRuntimeOptions<Source>()
    options.record(in: log)
    self.init(transition, state: state, initialEvent: initialEvent, env: env, options: options)
  }

  package init(
    _ transition: TransitionFunction<Source> = TransitionFunction(), state: Source.State, initialEvent: Source.Event?,
    env: Source.Env, options: EffectRuntimeOptions<Source>
  ) {
    runtime = StoreRuntime(transition, state: state, env: env, options: options)
    input = TransducerInput(runtime)
    if let initialEvent { input(initialEvent) }
  }

  deinit { runtime.end() }

  /// The present state.
  public var state: Source.State { runtime.state }

  // MARK: - Sending

  /// Sends an event without waiting. As ``TransducerInput/callAsFunction(_:)``.
  ///
  /// - Parameter event: the event.
  public func callAsFunction(_ event: Source.Event) { input(event) }

  /// Sends an event without waiting. As ``TransducerInput/post(_:)``.
  ///
  /// - Parameter event: the event.
  /// - Throws: ``EffectError/ended(transducer:)`` if the store was ended.
  public func post(_ event: Source.Event) throws(EffectError) { try input.post(event) }

  /// Sends an event, and waits until it is taken in with all that it causes inline. As ``TransducerInput/send(_:)``.
  ///
  /// - Parameter event: the event.
  /// - Throws: as ``TransducerInput/send(_:)``.
  public nonisolated(nonsending) func send(_ event: Source.Event) async throws {
    try await input.send(event)
    // What waits keeps the store.
    withExtendedLifetime(self) {}
  }

  /// Sends an event, and waits for the answer. As ``TransducerInput/request(_:)``.
  ///
  /// - Parameter event: the event.
  /// - Returns: the answer.
  /// - Throws: as ``TransducerInput/request(_:)``.
  @discardableResult
  public nonisolated(nonsending) func request(_ event: Source.Event) async throws -> Source.Output {
    let answer = try await input.request(event)
    withExtendedLifetime(self) {}
    return answer
  }

  // MARK: - Ending

  /// Ends the runtime for good: cancels all tasks, fails what waits, and lets go of the env. The state can still be read.
  public func end() { runtime.end() }
}

// MARK: - For tests

extension EffectStore {
  /// Descriptions of the tasks that run and whose events count, in the order they were started.
  package var runningTasks: [String] { runtime.runningTasks }

  /// How many functions of tasks have begun and not returned, those of cancelled tasks among them.
  package var unreturnedTasks: Int { runtime.unreturnedTasks }
}

extension EffectStore where Source.Env == Void {
  /// Makes a store of a transducer that uses no services, and sends its first event.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: the state to begin with.
  ///   - initialEvent: an event to take in at once.
  ///   - log: keeps what happens; `nil`, which costs nothing, for no log.
  @inlinable
  public convenience init(
    of transducer: Source.Type = Source.self, state: Source.State, initialEvent: Source.Event? = nil,
    log: EventLog<Source>? = nil
  ) {
    self.init(of: transducer, state: state, initialEvent: initialEvent, env: (), log: log)
  }
}
