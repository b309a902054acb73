internal import Foundation
internal import Synchronization

/// The part of a context that its models know: which objects stand for which rows, and what has changed.
///
/// Models keep it, and it keeps what the container has opened, so that a model can be read even when its context is gone; the context's end breaks the circles
/// in which changed and related models hold it.
@usableFromInline package final class ModelRegistry {
  let opened: OpenedStores
  weak var context: ModelContext?
  var plans: [EntityPlan] { opened.plans }

  /// The models of each entity.
  let models: [ModelTable]

  /// What has been inserted, changed and deleted, with models that are not any more: their flags tell.
  var inserted: [any PersistentModel] = []
  var changed: [any PersistentModel] = []
  var deleted: [any PersistentModel] = []

  /// Rows of each entity that are to be deleted without being models.
  var deletedKeys: [Set<Int64>]

  /// Whether properties are read for the context's own sake, which nobody who observes is to hear of.
  @usableFromInline var isQuiet = false

  /// What is compared with when an array of models has been changed.
  var lastArray: LastArray?

  /// Remembers how changes are taken back, where somebody wants to.
  @usableFromInline var undo: ModelUndo?

  /// Called when there is something to save.
  var changesBegan: () -> Void = {}

  /// Who hears of changes.
  var watches: [WeakWatch] = []

  /// What other contexts have saved.
  let inbox = SavedChangesInbox()

  /// The thread that is at work here; 0 for none.
  let owner = Atomic<UInt>(0)
  let hasToldOfMisuse = Atomic(false)

  /// Whether only the main thread may be.
  let isOfMainActor: Bool

  init(_ opened: OpenedStores, isOfMainActor: Bool) {
    self.opened = opened
    self.isOfMainActor = isOfMainActor
    models = opened.plans.map { _ in ModelTable() }
    deletedKeys = opened.plans.map { _ in [] }
  }

  var hasChanges: Bool {
    inserted.contains(where: isInserted)
      || changed.contains { $0._$state.flags.contains(.changed) }
      || deleted.contains { $0._$state.flags.contains(.deleted) } || deletedKeys.contains { !$0.isEmpty }
  }

  /// The models of an entity that are inserted or changed.
  func pendingModels(_ plan: EntityPlan) -> [any PersistentModel] {
    var pending: [any PersistentModel] = []
    for list in [inserted, changed] {
      for model in list {
        let state = model._$state
        if state.plan === plan, state.registry === self, !state.flags.isDisjoint(with: [.inserted, .changed]) {
          pending.append(model)
        }
      }
    }
    return pending
  }

  func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let was = isQuiet
    isQuiet = true
    defer { isQuiet = was }
    return try body()
  }

  // MARK: - Which object stands for which row

  /// The object of a row, if there is one.
  func registered(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? {
    models[plan.index].find(key).map(plan.model)
  }

  /// All objects of an entity.
  func registered(_ plan: EntityPlan) -> [any PersistentModel] { models[plan.index].objects.map(plan.model) }

  func register(_ model: any PersistentModel, _ plan: EntityPlan, _ key: Int64) { models[plan.index].set(key, model) }

  /// The object of a row that has been read.
  func model(_ plan: EntityPlan, _ key: Int64, _ row: any RowReader) throws -> any PersistentModel {
    if let known = registered(plan, key) {
      if known._$state.flags.contains(.hollow) { try plan.fill(known, from: row) }
      return known
    }
    let model = plan.make(ModelFault(registry: self, plan: plan, key: key, row: row))
    try plan.fill(model, from: row)
    register(model, plan, key)
    return model
  }

  /// The object of a row that may be read later; `nil` if it has to be read now and is not there.
  func hollowModel(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? {
    if let known = registered(plan, key) { return known }
    if plan.hasConstants { return readModel(plan, key) }
    let model = plan.make(ModelFault(registry: self, plan: plan, key: key, row: nil))
    register(model, plan, key)
    return model
  }

  /// The object of a row that is read now; `nil` if there is none.
  func readModel(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? {
    var query = StoreQuery(plan)
    query.keys = [key]
    return attempt { try readModels(query).first }.flatMap { $0 }
  }

  /// The objects of all rows of a query that the store can answer, but for those that are to be deleted.
  func readModels(_ query: StoreQuery) throws -> [any PersistentModel] {
    var found: [any PersistentModel] = []
    try forEachModel(query) { found.append($0) }
    return found
  }

  /// The same, as models of a type, which has to be that of the query.
  func readModels<Model: PersistentModel>(_ query: StoreQuery, as type: Model.Type) throws -> [Model] {
    var found: [AnyObject] = []
    try forEachModel(query) { found.append($0) }
    // NB: an array of objects is one of models of their class; to copy it, object by object, would take as long as some columns do.
    return unsafeBitCast(found, to: [Model].self)
  }

  private func forEachModel(_ query: StoreQuery, _ body: (any PersistentModel) -> Void) throws {
    let plan = query.plan
    let (gone, table) = (deletedKeys[plan.index], models[plan.index])
    var fault = ModelFault(registry: self, plan: plan, key: 0, row: nil)
    try plan.store.fetch(query) { key, row in
      if !gone.isEmpty, gone.contains(key) { return }
      if let known = table.find(key) {
        let model = plan.model(known)
        if model._$state.flags.contains(.hollow) { try plan.fill(model, from: row) }
        return body(model)
      }
      fault.key = key
      fault.row = plan.hasConstants ? row : nil
      let model = plan.make(fault)
      try plan.fill(model, from: row)
      table.set(key, model)
      body(model)
    }
  }

  /// A reading that nobody can be told of by throwing.
  func attempt<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      DataReport.tell("A model cannot be read: \(error)")
      return nil
    }
  }

  // MARK: - Values that are asked for

  /// Brings a value here.
  func load(_ model: any PersistentModel, _ plan: EntityPlan, _ index: Int) {
    let property = plan.properties[index]
    if property.isEphemeral { return property.loadPlaceholder(model) }
    if let relationship = plan.relationships[index], relationship.isToMany {
      return loadMany(model, property, index, relationship)
    }
    if property.key(model) == nil { loadRow(model, plan) }
    guard let relationship = plan.relationships[index], let key = property.key(model) else { return }
    _ = property.setTargets(model, hollowModel(relationship.target, key).map { [$0] } ?? [])
  }

  func loadRow(_ model: any PersistentModel, _ plan: EntityPlan) {
    var query = StoreQuery(plan)
    query.keys = [model._$state.key]
    var isThere = false
    _ = attempt {
      try plan.store.fetch(query) { _, row in
        isThere = true
        try plan.fill(model, from: row)
      }
    }
    if !isThere {
      for property in plan.columnProperties where property.key(model) == nil { property.loadPlaceholder(model) }
    }
  }

  // MARK: - Changes

  /// Told of a property that has been set.
  func noteChange(of model: any PersistentModel, _ index: Int) {
    let state = model._$state
    state.changed |= 1 << UInt64(min(index, 63))
    if !watches.isEmpty, let plan = state.plan {
      tellOfProperties(plan.index, 1 << UInt64(min(index, 63)), .touched(model))
    }
    guard state.flags.isDisjoint(with: [.inserted, .changed, .deleted]) else { return }
    state.flags.insert(.changed)
    if !state.flags.contains(.listedChanged) {
      state.flags.insert(.listedChanged)
      changed.append(model)
    }
    changesBegan()
  }

  func insert(_ model: any PersistentModel) {
    let state = model._$state
    if state.registry === self {
      if state.flags.contains(.deleted) {
        if let plan = state.plan { undo?.willChange(model, plan, nil) }
        undelete(model)
        if let plan = state.plan { tellOfMembers(plan.index, .touched(model)) }
      }
      return
    }
    guard state.registry == nil else {
      return DataReport.tell(
        "\(type(of: model)) \(model.persistentModelID) is in another context and cannot be inserted here. "
          + "Fetch it here by 'model(for:)'.")
    }
    guard let plan = opened.plan(for: type(of: model)) ?? describedPlan(of: model) else {
      return DataReport.tell(
        "\(type(of: model)) is not in the schema of the container and cannot be inserted. Name it where the container is made."
      )
    }
    undo?.willChange(model, plan, nil)
    state.registry = self
    state.plan = plan
    state.changed = 0
    enlist(model, plan)
    guard plan.hasRelationships else { return }
    for (index, relationship) in plan.relationships.enumerated() where relationship != nil {
      let targets = plan.properties[index].targets(model)
      if !targets.isEmpty { relate(model, plan, index, from: [], to: targets) }
    }
  }

  /// Whether the next save adds a model.
  func isInserted(_ model: any PersistentModel) -> Bool {
    model._$state.flags.contains(.inserted) && model._$state.registry === self
  }

  /// Whether a model that was inserted here is in another context now.
  func isElsewhere(_ model: any PersistentModel) -> Bool {
    model._$state.registry.map { $0 !== self } ?? false
  }

  /// Lets the next save add a model.
  func enlist(_ model: any PersistentModel, _ plan: EntityPlan) {
    let state = model._$state
    state.flags.formUnion(.inserted)
    // One that was inserted before and is not any more may still be listed, here or in another context.
    if !state.flags.contains(.listedInserted) || !inserted.contains(where: { $0 === model }) {
      state.flags.insert(.listedInserted)
      inserted.append(model)
      // Temporary keys tell in which order models were inserted.
      state.key = PersistentIdentifier.makeTemporaryKey()
    }
    tellOfMembers(plan.index, .came(model))
    changesBegan()
  }

  /// Lets the next save not remove a model.
  func undelete(_ model: any PersistentModel) {
    let state = model._$state
    state.flags.remove(.deleted)
    if state.changed != 0 { renote(model) } else if state.flags.contains(.outdated) { refresh(model, announcing: .max) }
  }

  private func renote(_ model: any PersistentModel) {
    model._$state.flags.insert(.changed)
    if !model._$state.flags.contains(.listedChanged) {
      model._$state.flags.insert(.listedChanged)
      changed.append(model)
    }
  }

  func delete(_ model: any PersistentModel) {
    let state = model._$state
    guard state.registry === self, let plan = state.plan, !state.flags.contains(.deleted) else {
      if state.registry !== self {
        DataReport.tell(
          "\(type(of: model)) \(model.persistentModelID) is not in this context and cannot be deleted here.")
      }
      return
    }
    if let undo {
      loadAll(model, plan)
      undo.willChange(model, plan, nil)
    }
    let wasInserted = state.flags.contains(.inserted)
    if wasInserted {
      state.flags.remove(.inserted)
      tellOfMembers(plan.index, .touched(model))
    } else {
      markDeleted(model, plan)
    }
    if plan.hasRelationships { followRules(model, plan) }
    guard wasInserted else { return }
    // Models that went with it may have told it that they lead to it no more; there is nothing of it to be stored.
    state.flags.remove(.changed)
    state.registry = nil
  }

  /// Lets the next save remove a model.
  func markDeleted(_ model: any PersistentModel, _ plan: EntityPlan) {
    let state = model._$state
    state.flags.insert(.deleted)
    state.flags.remove(.changed)
    if !state.flags.contains(.listedDeleted) {
      state.flags.insert(.listedDeleted)
      deleted.append(model)
    }
    tellOfMembers(plan.index, .touched(model))
    changesBegan()
  }

  /// Brings all values here, since the row may be gone by the time they are asked for.
  private func loadAll(_ model: any PersistentModel, _ plan: EntityPlan) {
    for (index, property) in plan.properties.enumerated() where !property.isLoaded(model) { load(model, plan, index) }
  }

  // MARK: - Forgetting

  /// Forgets what has not been saved.
  func rollback() {
    if hasChanges { tellOfEverything() }
    for model in inserted where isInserted(model) {
      model._$state.flags.remove(.inserted)
      model._$state.registry = nil
    }
    for model in changed + deleted where !model._$state.flags.isDisjoint(with: [.changed, .deleted]) {
      model._$state.flags.subtract([.changed, .deleted])
      let isOutdated = model._$state.flags.contains(.outdated)
      if isOutdated || model._$state.changed != 0 {
        refresh(model, announcing: isOutdated ? .max : model._$state.changed)
      }
    }
    clearLists()
  }

  func clearLists() {
    lastArray = nil
    for model in inserted where !isElsewhere(model) { model._$state.flags.remove(.listedInserted) }
    for model in changed { model._$state.flags.remove(.listedChanged) }
    for model in deleted { model._$state.flags.remove(.listedDeleted) }
    inserted = []
    changed = []
    deleted = []
    for index in deletedKeys.indices where !deletedKeys[index].isEmpty { deletedKeys[index] = [] }
  }

  /// Lets a model's values be read again when somebody asks, and tells observers of some properties.
  func refresh(_ model: any PersistentModel, announcing mask: UInt64) {
    guard let plan = model._$state.plan else { return }
    for property in plan.properties where !property.isEphemeral && !property.isConstant { property.unload(model) }
    model._$state.flags.insert(.hollow)
    model._$state.flags.remove(.outdated)
    model._$state.changed = 0
    for (index, property) in plan.properties.enumerated() where mask & (1 << UInt64(min(index, 63))) != 0 {
      property.announce(model)
    }
  }

  /// The context has gone: what it had not saved is forgotten, and models no longer hold each other in circles.
  func abandon() {
    rollback()
    for plan in plans where plan.hasRelationships {
      for model in registered(plan) {
        for (property, relationship) in zip(plan.properties, plan.relationships) where relationship != nil {
          if property.isLoaded(model) {
            property.unload(model)
            model._$state.flags.insert(.hollow)
          }
        }
      }
    }
  }
}
