extension ModelRegistry {
  /// Reads what a to-many relationship leads to.
  func loadMany(
    _ model: any PersistentModel, _ property: ModelProperty, _ index: Int, _ relationship: EntityPlan.Relationship
  ) {
    let key = model._$state.key
    var found: [any PersistentModel] = []
    if key > 0 {
      var query = StoreQuery(relationship.target)
      query.relation =
        if let link = relationship.link {
          .link(link, key: key, isOwner: relationship.isOwner)
        } else {
          .column(relationship.target.columns[relationship.inverse!], keys: [key])
        }
      found = attempt { try readModels(query) } ?? []
    }
    place(found, in: model, property, index, relationship)
  }

  /// Lets a to-many relationship lead to what the store says, but for models whose other end is here and says otherwise.
  private func place(
    _ stored: [any PersistentModel], in model: any PersistentModel, _ property: ModelProperty, _ index: Int,
    _ relationship: EntityPlan.Relationship
  ) {
    let target = relationship.target
    func leadsHere(_ other: any PersistentModel) -> Bool? {
      guard let inverse = relationship.inverse, !other._$state.flags.isDisjoint(with: [.inserted, .changed]),
        target.properties[inverse].isLoaded(other)
      else { return nil }
      return target.properties[inverse].targets(other).contains { $0 === model }
    }
    var found = stored.filter { !$0._$state.flags.contains(.deleted) && leadsHere($0) != false }
    var differs = found.count != stored.count
    let here = Set(found.map { ObjectIdentifier($0) })
    for other in changed + inserted
    where other._$state.plan === target && !other._$state.flags.contains(.deleted) && leadsHere(other) == true
      && !here.contains(ObjectIdentifier(other))
    {
      found.append(other)
      differs = true
    }
    _ = property.setTargets(model, found)
    // What is here because of changes at the other end has to go when those are rolled back.
    if differs { noteChange(of: model, index) }
  }

  // MARK: - For many models at once

  /// Reads what a relationship of many models leads to, with one or two queries for all of them.
  func prefetch(_ keyPath: AnyKeyPath, of models: [any PersistentModel], _ plan: EntityPlan) {
    guard let index = plan.propertiesByKeyPath[keyPath], let relationship = plan.relationships[index] else { return }
    let property = plan.properties[index]
    let waiting = models.filter { !property.isLoaded($0) }
    if relationship.isToMany {
      prefetchMany(property, index, relationship, waiting.filter { $0._$state.key > 0 })
    } else {
      prefetchOne(property, index, relationship, waiting, plan)
    }
  }

  private func prefetchOne(
    _ property: ModelProperty, _ index: Int, _ relationship: EntityPlan.Relationship,
    _ models: [any PersistentModel], _ plan: EntityPlan
  ) {
    var query = StoreQuery(relationship.target)
    query.keys = models.compactMap { property.key($0) }
    guard query.keys?.isEmpty == false, let targets = attempt({ try readModels(query) }) else { return }
    // Held until each model has its own, since nobody else does.
    withExtendedLifetime(targets) {
      for model in models where property.key(model) != nil { load(model, plan, index) }
    }
  }

  private func prefetchMany(
    _ property: ModelProperty, _ index: Int, _ relationship: EntityPlan.Relationship, _ models: [any PersistentModel]
  ) {
    guard !models.isEmpty else { return }
    let keys = models.map { $0._$state.key }
    guard
      let found = attempt({
        if let link = relationship.link {
          try readPairs(link, keys, relationship)
        } else {
          try readRows(relationship.target.columns[relationship.inverse!], keys, relationship.target)
        }
      })
    else { return }
    for model in models { place(found[model._$state.key] ?? [], in: model, property, index, relationship) }
  }

  /// The models whose column leads to one of the keys, by that key.
  private func readRows(
    _ column: Int, _ keys: [Int64], _ target: EntityPlan
  ) throws -> [Int64: [any PersistentModel]] {
    var query = StoreQuery(target)
    query.relation = .column(column, keys: keys)
    var found: [Int64: [any PersistentModel]] = [:]
    let gone = deletedKeys[target.index]
    try target.store.fetch(query) { key, row in
      if gone.contains(key) { return }
      found[row.integer(column), default: []].append(try model(target, key, row))
    }
    return found
  }

  /// The models that are paired with one of the keys, by that key.
  private func readPairs(
    _ link: String, _ keys: [Int64], _ relationship: EntityPlan.Relationship
  ) throws -> [Int64: [any PersistentModel]] {
    let target = relationship.target
    let pairs = try target.store.pairs(link, of: keys, isOwner: relationship.isOwner)
    var query = StoreQuery(target)
    query.keys = Array(Set(pairs.map(\.other)))
    let models = Dictionary(uniqueKeysWithValues: try readModels(query).map { ($0._$state.key, $0) })
    var found: [Int64: [any PersistentModel]] = [:]
    for pair in pairs { if let model = models[pair.other] { found[pair.key, default: []].append(model) } }
    return found
  }
}
