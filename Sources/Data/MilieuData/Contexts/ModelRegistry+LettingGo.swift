extension ModelRegistry {
  /// Lets a model that is to be stored lead no more to one that is deleted with the same save, where nothing leads back and so nobody
  /// told it. The store would refuse a row that leads nowhere.
  func letGo(
    _ model: any PersistentModel, _ property: ModelProperty, _ index: Int, _ relationship: EntityPlan.Relationship
  ) {
    guard !relationship.isToMany, property.isOptional else { return }
    let isGone: Bool
    if let key = property.key(model) {
      isGone =
        deletedKeys[relationship.target.index].contains(key)
        || registered(relationship.target, key)?._$state.flags.contains(.deleted) == true
    } else if let target = property.targets(model).first {
      isGone = target._$state.registry == nil || target._$state.flags.contains(.deleted)
    } else {
      return
    }
    guard isGone else { return }
    if let plan = model._$state.plan { undo?.willChange(model, plan, index) }
    _ = property.setTargets(model, [])
    noteChange(of: model, index)
    property.announce(model)
  }

  /// Lets models that are here lead no more to rows that are gone, as their rows do not, where nothing leads back.
  func letGo(of gone: [Int: Set<Int64>]) {
    for plan in plans where plan.hasRelationships {
      for (place, relationship) in plan.relationships.enumerated() {
        guard let relationship, !relationship.isToMany, let keys = gone[relationship.target.index] else { continue }
        let property = plan.properties[place]
        let leadsBack =
          relationship.inverse.map { relationship.target.relationships[$0]?.deleteRule == .nullify } ?? false
        guard property.isOptional, !leadsBack else { continue }
        for model in registered(plan) {
          guard let key = property.key(model) ?? property.targets(model).first?._$state.key, keys.contains(key) else {
            continue
          }
          _ = property.setTargets(model, [])
          property.announce(model)
        }
      }
    }
  }
}
