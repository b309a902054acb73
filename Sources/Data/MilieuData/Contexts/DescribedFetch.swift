package import Foundation

/// Which models of a described entity are asked for: as `FetchDescriptor`, with functions where there are no key paths.
package struct DescribedFetch {
  package let plan: EntityPlan

  /// Whether a model is meant; `nil` for all.
  package var matches: ((any PersistentModel) throws -> Bool)?

  /// How two models stand to each other. Those that are equal by it, or all without it, stand in the order in which they were first saved.
  package var compare: ((any PersistentModel, any PersistentModel) -> ComparisonResult)?

  /// Conditions that hold for all models that are meant; they are less to be read then.
  package var conditions: [ColumnCondition] = []

  /// Whether the conditions say all that ``matches`` does.
  package var conditionsSayAll = false

  /// The order by columns; `nil` where they do not say what ``compare`` does.
  package var columnOrder: [ColumnOrder]?

  package var limit: Int?
  package var offset = 0

  /// Whether what has not been saved counts.
  package var includesPendingChanges = true

  package init(_ plan: EntityPlan) { self.plan = plan }
}

extension ModelContext {
  /// The models that are asked for.
  ///
  /// - Throws: what a function throws, or what keeps the store from being read.
  package func fetch(_ fetch: DescribedFetch) throws -> [any PersistentModel] {
    try registry.working("fetch(_:)") {
      registry.takeIn()
      return try registry.quietly { try registry.models(fetch) }
    }
  }

  /// How many models are asked for; none is read where the store can tell.
  package func count(_ fetch: DescribedFetch) throws -> Int {
    try registry.working("count(for:)") {
      registry.takeIn()
      if let query = registry.plainQuery(fetch) { return try query.plan.store.count(query) }
      return try registry.quietly { try registry.models(fetch).count }
    }
  }

  /// Reads what a relationship of many models leads to, at once.
  package func prefetch(_ property: Int, of models: [any PersistentModel], _ plan: EntityPlan) {
    registry.prefetch(plan.properties[property].keyPath, of: models, plan)
  }
}

extension ModelRegistry {
  private func mayDiffer(_ fetch: DescribedFetch) -> Bool { fetch.includesPendingChanges && hasChanges }

  /// What the store answers alone; `nil` if models are needed.
  fileprivate func plainQuery(_ fetch: DescribedFetch) -> StoreQuery? {
    guard fetch.matches == nil || fetch.conditionsSayAll, fetch.compare == nil || fetch.columnOrder != nil,
      !mayDiffer(fetch)
    else { return nil }
    var query = StoreQuery(fetch.plan)
    query.conditions = fetch.conditions
    query.columnOrder = fetch.columnOrder ?? []
    query.limit = fetch.limit
    query.offset = fetch.offset
    return query.plan.store.answer(to: query) == .exact ? query : nil
  }

  /// The rows of which models decide: as few as the store can tell.
  private func candidates(_ fetch: DescribedFetch) -> StoreQuery {
    var query = StoreQuery(fetch.plan)
    query.conditions = fetch.conditions
    if query.plan.store.answer(to: query) == .none { query.conditions = [] }
    return query
  }

  fileprivate func models(_ fetch: DescribedFetch) throws -> [any PersistentModel] {
    if let query = plainQuery(fetch) { return try readModels(query) }
    if !fetch.includesPendingChanges, hasChanges { return try storedModels(fetch) }
    var found = try readModels(candidates(fetch))
    let pending: ModelState.Flags = [.inserted, .changed, .deleted]
    if mayDiffer(fetch) {
      found.removeAll { !$0._$state.flags.isDisjoint(with: pending) }
      found += pendingModels(fetch.plan)
    }
    if let matches = fetch.matches { found = try found.filter(matches) }
    found = sorted(found, fetch)
    return Array(found.dropFirst(fetch.offset).prefix(fetch.limit ?? .max))
  }

  /// What would be found if nothing had changed here: models that are made of the rows for this alone decide.
  private func storedModels(_ fetch: DescribedFetch) throws -> [any PersistentModel] {
    let apart = ModelContext(opened.container)
    let keys = try apart.registry.quietly { try apart.registry.models(fetch).map { $0._$state.key } }
    var query = StoreQuery(fetch.plan)
    query.keys = keys
    let found = Dictionary(try readModels(query).map { ($0._$state.key, $0) }, uniquingKeysWith: { first, _ in first })
    return keys.compactMap { found[$0] }
  }

  /// Those that have not been saved come last among equals, in the order in which they were inserted.
  private func sorted(_ models: [any PersistentModel], _ fetch: DescribedFetch) -> [any PersistentModel] {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, model) in inserted.enumerated() { places[ObjectIdentifier(model)] = place }
    return models.enumerated().sorted { left, right in
      switch fetch.compare?(left.element, right.element) ?? .orderedSame {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: break
      }
      switch (places[ObjectIdentifier(left.element)], places[ObjectIdentifier(right.element)]) {
      case (let left?, let right?): return left < right
      case (nil, _?): return true
      case (_?, nil): return false
      case (nil, nil): return left.element._$state.key < right.element._$state.key
      }
    }.map(\.element)
  }
}
