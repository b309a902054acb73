/// What a context has saved, for others to take in.
struct SavedChanges: Sendable {
  /// For each entity the rows that are new, have changed and are gone.
  var inserted: [Int: [Int64]] = [:]
  var updated: [Int: [Int64]] = [:]
  var deleted: [Int: [Int64]] = [:]

  /// Whether nothing is left at all.
  var isErasure = false

  /// Whether somebody has saved who does not say what, such as another process.
  var isUnknown = false
}

/// Where a context finds what others have saved. It may be filled on any thread.
final class SavedChangesInbox: Sendable {
  private let waiting = Locked<[SavedChanges]>([])

  /// Called when something has come in, on the thread that saved.
  let cameIn = Locked<(@Sendable () -> Void)?>(nil)

  func put(_ changes: SavedChanges) {
    waiting.withLock { waiting in
      // To look at everything once is enough.
      if changes.isUnknown { waiting.removeAll(where: \.isUnknown) }
      waiting.append(changes)
    }
    cameIn.withLock { $0 }?()
  }

  func take() -> [SavedChanges] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

extension ModelRegistry {
  /// Models that nobody has changed here become what others have made of them.
  func takeIn() {
    for changes in inbox.take() {
      if changes.isErasure {
        forgetAll()
        tellOfEverything()
      }
      if changes.isUnknown { takeInAnything() }
      for (index, keys) in changes.inserted { tellOfMembers(index, .rows(keys)) }
      for (index, keys) in changes.updated {
        tellOfProperties(index, .max, .rows(keys))
        for key in keys {
          guard let model = registered(plans[index], key) else { continue }
          takeInRow(of: model)
        }
      }
      for (index, keys) in changes.deleted {
        for key in keys {
          guard let model = registered(plans[index], key) else {
            tellOfMembers(index, .unseen)
            continue
          }
          lose(model, plans[index])
        }
      }
      if !changes.deleted.isEmpty { letGo(of: changes.deleted.mapValues(Set.init)) }
      forgetRelationships(to: Set(changes.inserted.keys).union(changes.updated.keys).union(changes.deleted.keys))
    }
  }

  /// The row of a model is another one. What has been changed here stays until it is saved or rolled back.
  func takeInRow(of model: any PersistentModel) {
    if model._$state.flags.isDisjoint(with: [.changed, .deleted]) {
      refresh(model, announcing: .max)
    } else {
      model._$state.flags.insert(.outdated)
    }
  }

  /// The row of a model is gone.
  func lose(_ model: any PersistentModel, _ plan: EntityPlan) {
    tellOfMembers(plan.index, .touched(model))
    models[plan.index].remove(model._$state.key)
    model._$state.flags.subtract([.changed, .deleted])
    for property in plan.properties { property.announce(model) }
    if !model._$state.flags.contains(.hollow) { model._$state.registry = nil }
  }

  /// There are no rows any more.
  func forgetAll() {
    rollback()
    for plan in plans {
      for model in registered(plan) {
        models[plan.index].remove(model._$state.key)
        for property in plan.properties { property.announce(model) }
        model._$state.registry = nil
      }
    }
  }

  /// To-many relationships to entities of which others have saved something are read again.
  func forgetRelationships(to entities: Set<Int>) {
    guard !entities.isEmpty else { return }
    let new = Dictionary(grouping: inserted.filter(isInserted)) { $0._$state.plan?.index }
    for plan in plans {
      for (place, relationship) in plan.relationships.enumerated() {
        guard let relationship, relationship.isToMany, entities.contains(relationship.target.index) else { continue }
        let property = plan.properties[place]
        for model in registered(plan) + (new[plan.index] ?? [])
        where property.isLoaded(model) {
          if model._$state.hasChanged(place) || isInserted(model) {
            guard dropLost(property, of: model, relationship.target) else { continue }
          } else {
            property.unload(model)
          }
          property.announce(model)
        }
      }
    }
  }

  /// Lets an array that has been changed here lead no more to models whose rows others have deleted.
  ///
  /// - Returns: whether it led to any.
  private func dropLost(_ property: ModelProperty, of model: any PersistentModel, _ target: EntityPlan) -> Bool {
    let targets = property.targets(model)
    let left = targets.filter { isInserted($0) || registered(target, $0._$state.key) === $0 }
    return left.count < targets.count && property.setTargets(model, left)
  }
}
