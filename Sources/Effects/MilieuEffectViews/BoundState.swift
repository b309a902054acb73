internal import MilieuEffects
internal import MilieuEnvironment
internal import MilieuRuntime
internal import Synchronization

/// Hosts a transducer on a state that a binding leads to, on the main actor.
///
/// NB: unchecked because the binding belongs to the main actor, where events are taken in; only the summons may come from any thread.
final class BoundState<Source: Transducer>: EffectHost, @unchecked Sendable {
  /// The binding that the view was given last; `nil` after the end.
  var binding: Binding<Source.State>?

  /// Whether the main actor has been asked to take in and has not begun to.
  private let isSummoned = Atomic(false)

  private let transition: TransitionFunction<Source>

  init(_ binding: Binding<Source.State>, _ transition: TransitionFunction<Source>) {
    self.binding = binding
    self.transition = transition
  }

  var isHome: Bool { MainQueue.isCurrent }

  func summonHome(_ takeIn: @escaping @Sendable () -> Void) {
    guard !isSummoned.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task { @MainActor in
      // Before anything is taken in, so that what comes too late for it summons again.
      isSummoned.store(false, ordering: .sequentiallyConsistent)
      takeIn()
    }
  }

  var present: Source.State {
    guard let binding else { preconditionFailure("A runtime that has ended asks for no state.") }
    return binding.wrappedValue
  }

  func transduce(_ event: Source.Event) -> Source.Effect? {
    var effect: Source.Effect?
    binding?.update { effect = transition(&$0, event) }
    return effect
  }

  func release() { binding = nil }
}
