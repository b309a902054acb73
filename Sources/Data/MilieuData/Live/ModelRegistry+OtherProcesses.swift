extension ModelRegistry {
  /// Takes in that others have stored nobody knows what.
  ///
  /// Models that nobody has changed here are read again when they are asked for, and those whose rows are gone are lost. What has been
  /// changed here stays as it is.
  func takeInAnything() {
    tellOfEverything()
    var gone: [Int: Set<Int64>] = [:]
    for plan in plans {
      let models = registered(plan)
      guard !models.isEmpty else { continue }
      var query = StoreQuery(plan)
      query.keys = models.map(\._$state.key)
      guard let there = attempt({ Set(try plan.store.identifiers(query)) }) else { continue }
      for model in models {
        let state = model._$state
        if !there.contains(state.key) {
          gone[plan.index, default: []].insert(state.key)
          lose(model, plan)
        } else {
          takeInRow(of: model)
        }
      }
    }
    if !gone.isEmpty { letGo(of: gone) }
    forgetRelationships(to: Set(plans.indices))
  }
}
