internal import Foundation

extension ModelContext {
  /// The models that a description asks for.
  ///
  /// - Throws: ``SwiftDataError`` if a predicate or an order cannot be followed, or what keeps the store from being read.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try registry.working("fetch(_:)") {
      registry.takeIn()
      let plan = try plan(for: T.self)
      let found = try registry.quietly { try Fetch(descriptor, plan, registry).models() }
      for keyPath in descriptor.relationshipKeyPathsForPrefetching { registry.prefetch(keyPath, of: found, plan) }
      return found
    }
  }

  /// How many models a description asks for. Without unsaved changes, none is read if the store can tell.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try registry.working("fetchCount(_:)") {
      registry.takeIn()
      let fetch = Fetch(descriptor, try plan(for: T.self), registry)
      if let query = fetch.plainQuery { return try query.plan.store.count(query) }
      return try registry.quietly { try fetch.models().count }
    }
  }

  /// The identifiers of the models that a description asks for. Without unsaved changes, none is read if the store can tell.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try registry.working("fetchIdentifiers(_:)") {
      registry.takeIn()
      let fetch = Fetch(descriptor, try plan(for: T.self), registry)
      if let query = fetch.plainQuery {
        return try query.plan.store.identifiers(query).map { PersistentIdentifier(query.plan.place, $0) }
      }
      return try registry.quietly { try fetch.models().map(\.persistentModelID) }
    }
  }

  /// Runs code for each model that a description asks for, with no more of them in memory at a time than a batch has.
  ///
  /// - Parameters:
  ///   - fetch: what is asked for.
  ///   - batchSize: how many are read at a time.
  ///   - allowEscapingMutations: whether the code may leave changes unsaved, which keeps the changed models in memory. Otherwise changes
  ///     are saved after each batch.
  ///   - block: is given each model in order.
  /// - Throws: what the code throws, or what keeps the store from being read or written.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    let plan = try plan(for: T.self)
    let request = Fetch(fetch, plan, registry)
    guard let query = request.plainQuery else {
      for model in try self.fetch(fetch) { try block(model) }
      if !allowEscapingMutations, hasChanges { try save() }
      return
    }
    let keys = try plan.store.identifiers(query)
    for start in stride(from: 0, to: keys.count, by: max(1, batchSize)) {
      let batch = Array(keys[start..<min(start + max(1, batchSize), keys.count)])
      var part = StoreQuery(plan)
      part.keys = batch
      let models = try registry.working("enumerate(_:)") { try registry.readModels(part) }
      let byKey = Dictionary(uniqueKeysWithValues: models.map { ($0._$state.key, $0) })
      for key in batch {
        guard let model = byKey[key] as? T, !model.isDeleted else { continue }
        try block(model)
      }
      if !allowEscapingMutations, hasChanges { try save() }
    }
  }
}

/// One fetch, which the store answers as far as it can.
private struct Fetch<T: PersistentModel> {
  private let descriptor: FetchDescriptor<T>
  private let plan: EntityPlan
  private let registry: ModelRegistry

  init(_ descriptor: FetchDescriptor<T>, _ plan: EntityPlan, _ registry: ModelRegistry) {
    self.descriptor = descriptor
    self.plan = plan
    self.registry = registry
  }

  /// Whether unsaved changes may decide which models there are, or in which order.
  private var mayDiffer: Bool { descriptor.includePendingChanges && registry.hasChanges }

  private var query: StoreQuery {
    var query = StoreQuery(plan)
    query.predicate = descriptor.predicate
    query.order = descriptor.sortBy
    query.limit = descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil }
    query.offset = max(0, descriptor.fetchOffset ?? 0)
    query.findings = StoreFindings()
    return query
  }

  /// What the store answers alone; `nil` if models are needed.
  var plainQuery: StoreQuery? {
    guard !mayDiffer else { return nil }
    let query = query
    return plan.store.answer(to: query) == .exact ? query : nil
  }

  func models() throws -> [T] {
    if let query = plainQuery { return try registry.readModels(query, as: T.self) }
    if !descriptor.includePendingChanges, registry.hasChanges { return try storedModels() }
    var candidates = StoreQuery(plan)
    candidates.predicate = descriptor.predicate
    candidates.findings = StoreFindings()
    let answer = changesAreHere ? plan.store.answer(to: candidates) : .none
    if answer == .none { (candidates.predicate, candidates.findings) = (nil, nil) }
    var found = try registry.readModels(candidates, as: T.self).filter { !isPending($0) }
    // Listed before anything is evaluated: a relationship that is read by that may be found to have changed.
    let pending = mayDiffer ? Self.cast(registry.pendingModels(plan)) : []
    if answer != .exact { found = matching(found) }
    return slice(sorted(found + matching(pending)))
  }

  /// What would be found if nothing had changed here: models have their changed values here, so others, made of the rows, decide.
  private func storedModels() throws -> [T] {
    let apart = ModelContext(registry.opened.container)
    let keys = try apart.registry.quietly {
      try Fetch(descriptor, plan, apart.registry).models().map { $0._$state.key }
    }
    var query = StoreQuery(plan)
    query.keys = keys
    let found = Dictionary(
      try registry.readModels(query, as: T.self).map { ($0._$state.key, $0) }, uniquingKeysWith: { first, _ in first })
    return keys.compactMap { found[$0] }
  }

  /// Whether no other model that is changed can decide whether one of these is meant: none of another entity, and none of this one unless
  /// each decides for itself.
  private var changesAreHere: Bool {
    guard mayDiffer, descriptor.predicate != nil, plan.hasRelationships else { return true }
    guard registry.deletedKeys.allSatisfy(\.isEmpty) else { return false }
    var isChanged = false
    for list in [registry.inserted, registry.changed, registry.deleted] {
      for model in list where !model._$state.flags.isDisjoint(with: [.inserted, .changed, .deleted]) {
        guard model._$state.plan === plan else { return false }
        isChanged = true
      }
    }
    return !isChanged
      || ContextWatch.Interests(FetchDescriptor(predicate: descriptor.predicate), in: registry).alone != nil
  }

  private func isPending(_ model: T) -> Bool {
    mayBePending && !model._$state.flags.isDisjoint(with: [.inserted, .changed, .deleted])
  }

  private var mayBePending: Bool { descriptor.includePendingChanges }

  /// Those for which the predicate holds.
  private func matching(_ models: [T]) -> [T] {
    if descriptor.predicate == nil { return models }
    let test = ModelTest(descriptor.predicate)
    return models.filter { test($0) }
  }

  private func sorted(_ models: [T]) -> [T] {
    models.sorted(by: ModelOrder(descriptors: descriptor.sortBy).areInOrder)
  }

  private func slice(_ models: [T]) -> [T] {
    let query = query
    guard query.limit != nil || query.offset > 0 else { return models }
    return Array(models.dropFirst(query.offset).prefix(query.limit ?? .max))
  }

  private static func cast(_ models: [any PersistentModel]) -> [T] {
    models.map { unsafeDowncast($0, to: T.self) }
  }
}
