extension ModelRegistry {
  /// Told that a relationship has been set: models that are in no context are inserted, and the other ends follow.
  func relate(
    _ model: any PersistentModel, _ plan: EntityPlan, _ index: Int, from old: [any PersistentModel],
    to new: [any PersistentModel]
  ) {
    guard let relationship = plan.relationships[index] else { return }
    let before = Set(old.map { ObjectIdentifier($0) })
    let after = Set(new.map { ObjectIdentifier($0) })
    let added = new.filter { !before.contains(ObjectIdentifier($0)) }
    for other in added where other._$state.registry !== self { insert(other) }
    guard let inverse = relationship.inverse else { return }
    for other in old where !after.contains(ObjectIdentifier(other)) {
      detach(other, relationship.target, inverse, from: model)
    }
    for other in added where other._$state.registry === self {
      attach(other, relationship.target, inverse, to: model, plan, index)
    }
  }

  /// Lets one end lead to a model that leads to it.
  private func attach(
    _ other: any PersistentModel, _ target: EntityPlan, _ inverse: Int, to model: any PersistentModel,
    _ plan: EntityPlan, _ index: Int
  ) {
    let property = target.properties[inverse]
    if target.relationships[inverse]?.isToMany == true {
      undo?.willChange(other, target, inverse)
      // One that nobody has asked for is read when somebody does, with what has changed by then.
      if property.edit(other, .append, model) { tell(other, target, inverse) }
      return
    }
    if !property.isLoaded(other) { load(other, target, inverse) }
    let prior = property.targets(other).first
    guard prior !== model else { return }
    set(other, target, inverse, [model])
    if let prior { detach(prior, plan, index, from: other) }
  }

  /// Lets one end lead no more to a model that does not lead to it any more.
  func detach(
    _ other: any PersistentModel, _ target: EntityPlan, _ inverse: Int, from model: any PersistentModel
  ) {
    guard other._$state.registry === self else { return }
    let property = target.properties[inverse]
    if target.relationships[inverse]?.isToMany == true {
      undo?.willChange(other, target, inverse)
      if property.edit(other, .remove, model) { tell(other, target, inverse) }
      return
    }
    if !property.isLoaded(other) { load(other, target, inverse) }
    if property.targets(other).first === model { set(other, target, inverse, []) }
  }

  private func set(
    _ model: any PersistentModel, _ plan: EntityPlan, _ index: Int, _ targets: [any PersistentModel]
  ) {
    undo?.willChange(model, plan, index)
    // One that has to lead somewhere stays as it is, and a save says so unless it is set or deleted by then.
    _ = plan.properties[index].setTargets(model, targets)
    tell(model, plan, index)
  }

  private func tell(_ model: any PersistentModel, _ plan: EntityPlan, _ index: Int) {
    noteChange(of: model, index)
    plan.properties[index].announce(model)
  }

  /// What a relationship leads to, read from the store if it has to be.
  func targets(_ model: any PersistentModel, _ plan: EntityPlan, _ index: Int) -> [any PersistentModel] {
    if !plan.properties[index].isLoaded(model) { load(model, plan, index) }
    return plan.properties[index].targets(model)
  }

  /// What becomes of those to whom a deleted model leads.
  func followRules(_ model: any PersistentModel, _ plan: EntityPlan) {
    for (index, relationship) in plan.relationships.enumerated() {
      guard let relationship else { continue }
      switch relationship.deleteRule {
      case .cascade:
        for other in targets(model, plan, index) where !other._$state.flags.contains(.deleted) { delete(other) }
      case .nullify:
        guard let inverse = relationship.inverse else { continue }
        for other in targets(model, plan, index) where !other._$state.flags.contains(.deleted) {
          detach(other, relationship.target, inverse, from: model)
        }
      case .deny, .noAction: continue
      }
    }
  }
}
