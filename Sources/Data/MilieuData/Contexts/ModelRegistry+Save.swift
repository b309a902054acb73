extension ModelRegistry {
  /// What a save did, by identifier.
  struct Saved {
    var inserted: [PersistentIdentifier] = []
    var updated: [PersistentIdentifier] = []
    var deleted: [PersistentIdentifier] = []
  }

  /// Stores all that has changed.
  ///
  /// - Throws: what keeps it from being stored; everything is then as it was, to be put right or rolled back.
  func save() throws -> Saved {
    takeIn()
    inserted.removeAll { !isInserted($0) && dropInserted($0) }
    changed.removeAll { !$0._$state.flags.contains(.changed) && drop($0, .listedChanged) }
    deleted.removeAll { !$0._$state.flags.contains(.deleted) && drop($0, .listedDeleted) }
    lastArray = nil
    let sets = try makeChangeSets()
    var done: [ChangeSet] = []
    do {
      for (store, changes) in sets {
        try store.save(changes)
        done.append(changes)
      }
    } catch {
      for (_, changes) in sets[done.count...] { changes.revert() }
      for changes in done { settle(changes) }
      throw error
    }
    var saved = Saved()
    for changes in done { report(changes, &saved) }
    // Those too of which only pairs have changed, which are in no row.
    saved.updated += changed.map { $0.persistentModelID }
    for changes in done { settle(changes) }
    return saved
  }

  /// One that has been inserted into another context since is listed there.
  private func dropInserted(_ model: any PersistentModel) -> Bool {
    isElsewhere(model) || drop(model, .listedInserted)
  }

  private func drop(_ model: any PersistentModel, _ flag: ModelState.Flags) -> Bool {
    model._$state.flags.remove(flag)
    return true
  }

  // MARK: - What there is to save

  private func makeChangeSets() throws -> [(store: any ModelStore, changes: ChangeSet)] {
    let whole = ChangeSet(plans)
    for model in inserted {
      let plan = model._$state.plan!
      try check(model, plan)
      whole.entities[plan.index].inserts.append(model)
      addPairs(of: model, plan, to: whole)
    }
    for model in changed {
      let plan = model._$state.plan!
      if model._$state.flags.contains(.hollow) { loadRow(model, plan) }
      try check(model, plan)
      if model._$state.changed & plan.columnMask != 0 { whole.entities[plan.index].updates.append(model) }
      addPairs(of: model, plan, to: whole)
    }
    for model in deleted {
      let plan = model._$state.plan!
      try checkDenial(model, plan)
      whole.entities[plan.index].deletes.append(model._$state.key)
    }
    for (index, keys) in deletedKeys.enumerated() where !keys.isEmpty { whole.entities[index].deletes += keys.sorted() }
    if opened.stores.count == 1 { return whole.isEmpty ? [] : [(opened.stores[0], whole)] }
    return opened.stores.map { store in
      let part = ChangeSet(plans, for: store)
      for entity in whole.entities where entity.plan.store === store { part.entities[entity.plan.index] = entity }
      part.pairs = whole.pairs.filter { $0.model._$state.plan?.store === store }
      return (store, part)
    }.filter { !$0.1.isEmpty }
  }

  private func addPairs(of model: any PersistentModel, _ plan: EntityPlan, to changes: ChangeSet) {
    guard plan.hasLinks else { return }
    for (index, relationship) in plan.relationships.enumerated() {
      guard let relationship, let link = relationship.link, plan.properties[index].isLoaded(model) else { continue }
      let state = model._$state
      let others = plan.properties[index].targets(model)
      let isInserted = state.flags.contains(.inserted)
      guard isInserted ? !others.isEmpty : state.hasChanged(index) else { continue }
      changes.pairs.append(
        ChangeSet.Pairs(
          link: link, isOwner: relationship.isOwner, model: model, others: others, isAddition: isInserted))
    }
  }

  // MARK: - What has to hold

  private func check(_ model: any PersistentModel, _ plan: EntityPlan) throws {
    guard plan.hasRelationships else { return }
    for (index, (property, relationship)) in zip(plan.properties, plan.relationships).enumerated() {
      guard let relationship else { continue }
      letGo(model, property, index, relationship)
      guard property.isLoaded(model) else { continue }
      let targets = property.targets(model)
      if !relationship.isToMany, !property.isOptional,
        targets.first.map({ $0._$state.flags.contains(.deleted) || $0._$state.registry !== self }) ?? true
      {
        throw SwiftDataError(
          .modelValidationFailure,
          "'\(plan.name).\(property.name)' of \(model.persistentModelID) is not optional and leads to a model that is deleted "
            + "or in another context. Delete both, make it lead to another model, or make it optional.")
      }
      let limits = property.options
      let (minimum, maximum) = (limits.minimumModelCount ?? 0, limits.maximumModelCount ?? 0)
      if relationship.isToMany, targets.count < minimum || (maximum > 0 && targets.count > maximum) {
        throw SwiftDataError(
          .modelValidationFailure,
          "'\(plan.name).\(property.name)' of \(model.persistentModelID) leads to \(targets.count) models; "
            + "there have to be \(maximum > 0 ? "\(minimum) to \(maximum)" : "at least \(minimum)").")
      }
    }
  }

  private func checkDenial(_ model: any PersistentModel, _ plan: EntityPlan) throws {
    for (index, relationship) in plan.relationships.enumerated() where relationship?.deleteRule == .deny {
      let left = targets(model, plan, index).filter {
        !$0._$state.flags.contains(.deleted) && $0._$state.registry === self
      }
      guard !left.isEmpty else { continue }
      throw SwiftDataError(
        .deleteDenied,
        "\(model.persistentModelID) cannot be deleted: '\(plan.properties[index].name)', whose delete rule is '.deny', leads to "
          + "\(left.count) models. Delete them first, or let them go.")
    }
  }

  // MARK: - What has been saved

  private func report(_ changes: ChangeSet, _ saved: inout Saved) {
    for assignment in changes.assignments {
      if assignment.isNew {
        saved.inserted.append(assignment.model.persistentModelID)
      } else {
        saved.updated.append(assignment.model.persistentModelID)
      }
    }
    for entity in changes.entities {
      saved.deleted += entity.deletes.map { PersistentIdentifier(entity.plan.place, $0) }
    }
  }

  /// Models are as their rows.
  private func settle(_ changes: ChangeSet) {
    var replaced: Set<Int> = []
    for entity in changes.entities { models[entity.plan.index].reserve(entity.inserts.count) }
    for assignment in changes.assignments {
      let state = assignment.model._$state
      state.flags.subtract([.inserted, .listedInserted])
      state.changed = 0
      let plan = state.plan!
      if !assignment.isNew {
        replaced.insert(plan.index)
        // The model has taken the place of another.
        tellOfMembers(plan.index, .more)
        if let earlier = registered(plan, state.key), earlier !== assignment.model {
          // Both stand for the row now; whoever holds the earlier one sees what has become of it.
          refresh(earlier, announcing: .max)
          earlier._$state.flags.subtract([.changed])
        }
      }
      register(assignment.model, plan, state.key)
    }
    // What belongs to stores that have not been saved stays.
    let saved = Set(changes.entities.indices.filter { changes.stores.contains(ObjectIdentifier(plans[$0].store)) })
    let isWhole = saved.count == plans.count
    for model in changed where isWhole || saved.contains(model._$state.plan!.index) {
      model._$state.flags.subtract([.changed, .outdated])
      model._$state.changed = 0
    }
    for model in deleted {
      guard let plan = model._$state.plan, isWhole || saved.contains(plan.index) else { continue }
      models[plan.index].remove(model._$state.key)
      model._$state.registry = nil
      model._$state.flags = []
    }
    var gone: [Int: Set<Int64>] = [:]
    for entity in changes.entities where !entity.deletes.isEmpty { gone[entity.plan.index] = Set(entity.deletes) }
    if !gone.isEmpty { letGo(of: gone) }
    for index in saved where !deletedKeys[index].isEmpty {
      for key in deletedKeys[index] { models[index].remove(key) }
      deletedKeys[index] = []
    }
    inserted.removeAll { !isInserted($0) && dropInserted($0) }
    changed.removeAll { !$0._$state.flags.contains(.changed) && drop($0, .listedChanged) }
    deleted.removeAll { !$0._$state.flags.contains(.deleted) && drop($0, .listedDeleted) }
    if !replaced.isEmpty { forgetRelationships(around: replaced) }
    tellOfSaving()
  }

  /// Where a model has taken the row of another, what leads to that row has to lead to the one that stands for it now; and where that
  /// row leads is known only to the store.
  private func forgetRelationships(around entities: Set<Int>) {
    for plan in plans {
      for (place, relationship) in plan.relationships.enumerated() {
        guard let relationship,
          entities.contains(relationship.target.index) || (relationship.isToMany && entities.contains(plan.index))
        else { continue }
        let property = plan.properties[place]
        for model in registered(plan)
        where property.isLoaded(model) && !model._$state.hasChanged(place)
          && model._$state.flags.isDisjoint(with: [.inserted, .deleted])
        {
          property.unload(model)
          property.announce(model)
        }
      }
    }
  }
}
