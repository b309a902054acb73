public import Observation

/// Runs a transducer without a view: in a view model, on a server, in a command-line program.
///
/// ```swift
/// let store = EffectStore(of: Search.self, state: .init(), env: .live)
/// store.input(.queryChanged("Lisbon"))
/// print(store.state.isLoading)
/// ```
///
/// The state is observed like a property of an `@Observable` object. Events are taken in by whoever sends them, on any thread, one at a
/// time. When the store goes, its runtime ends: tasks are cancelled and what waits fails with ``EffectError/ended(transducer:)``.
public final class EffectStore<Source: Transducer>: Observable, Sendable where Source.State: Sendable {
  private let runtime: StoreRuntime<Source>

  /// Sends events.
  public let input: Source.Input

  /// Makes a store and sends its first event.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: the state to begin with.
  ///   - initialEvent: an event to take in at once.
  ///   - env: the services, kept until the store ends.
  ///   - log: keeps what happens; `nil`, which costs nothing, for no log.
  public convenience init(
    of transducer: Source.Type = Source.self, state: Source.State, initialEvent: Source.Event? = nil, env: Source.Env,
    log: EventLog<Source>? = nil
  ) {
    var options = EffectRuntimeOptions<Source>()
    options.record(in: log)
    self.init(state: state, initialEvent: initialEvent, env: env, options: options)
  }

  package init(
    state: Source.State, initialEvent: Source.Event?, env: Source.Env, options: EffectRuntimeOptions<Source>
  ) {
    runtime = StoreRuntime(state: state, env: env, options: options)
    input = TransducerInput(runtime)
    if let initialEvent { input(initialEvent) }
  }

  deinit { runtime.end() }

  /// The present state.
  public var state: Source.State { runtime.state }

  /// Ends the runtime for good: cancels all tasks, fails what waits, and lets go of the env. The state can still be read.
  public func end() { runtime.end() }
}

extension EffectStore where Source.Env == Void {
  /// Makes a store of a transducer that uses no services, and sends its first event.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: the state to begin with.
  ///   - initialEvent: an event to take in at once.
  ///   - log: keeps what happens; `nil`, which costs nothing, for no log.
  public convenience init(
    of transducer: Source.Type = Source.self, state: Source.State, initialEvent: Source.Event? = nil,
    log: EventLog<Source>? = nil
  ) {
    self.init(of: transducer, state: state, initialEvent: initialEvent, env: (), log: log)
  }
}
