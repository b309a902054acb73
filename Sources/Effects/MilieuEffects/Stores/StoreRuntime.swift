internal import Foundation

/// Runs a transducer on a state of its own.
///
/// The state has a lock: a read on another thread waits for the transition that is going on, which is a pure function and short. A transducer
/// must not read the store it is run by, as a property must not be read while it is changed.
final class StoreRuntime<Source: Transducer>: EffectRuntime<Source>, @unchecked Sendable {
  private let stateLock = NSLock()
  private var contents: Source.State
  private let readers = StateReaders()

  private let transition: TransitionFunction<Source>

  init(
    _ transition: TransitionFunction<Source>, state: Source.State, env: Source.Env,
    options: EffectRuntimeOptions<Source>
  ) {
    self.transition = transition
    contents = state
    super.init(env: env, options: options)
  }

  // NB: without this the compiler warns of an endless recursion in what it makes for an initialiser that is not inherited.
  @available(*, unavailable)
  override init(env: Source.Env, options: EffectRuntimeOptions<Source>) { preconditionFailure("A store has a state.") }

  var state: Source.State {
    readers.noteRead()
    return present
  }

  override var present: Source.State { stateLock.withLock { contents } }

  override func transduce(_ event: Source.Event) -> Source.Effect? {
    readers.stateWillChange()
    stateLock.lock()
    let effect = transition(&contents, event)
    stateLock.unlock()
    readers.stateDidChange()
    return effect
  }
}
