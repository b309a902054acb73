extension EffectStore {
  /// What runs the store, for tests that follow it.
  package var engine: EffectRuntime<Source> { input.runtime }
}

extension EffectRuntime {
  /// How many asynchronous actions of the present chain have not ended.
  package var pendingActions: Int { locked { actions.count } }
}
