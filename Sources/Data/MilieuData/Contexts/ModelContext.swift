public import Foundation
internal import MilieuEnvironment
internal import MilieuUndo

/// Inserts, fetches, changes and deletes models, and saves what has been changed.
///
/// A context has one object for a row. It belongs to where it was made: one task, one actor or one thread at a time uses it and its models.
public final class ModelContext {
  /// The stores.
  ///
  /// A context keeps what its container has opened, so that it works on when nobody holds the container.
  public var container: ModelContainer { kept ?? registry.opened.container }

  /// The container, but for the main context, which the container keeps.
  private let kept: ModelContainer?

  /// Whether changes are saved without being asked, as soon as the main actor has nothing else to do.
  ///
  /// Set for the main context. Any other belongs to somewhere that only its owner knows, and says once that it cannot save by itself.
  public var autosaveEnabled: Bool {
    didSet { if autosaveEnabled, !isMain { tellOfAutosave() } }
  }

  package let registry: ModelRegistry
  var keptUndoManager: UndoManager?
  private let isMain: Bool
  private var isAutosaving = false

  /// Makes a context.
  public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

  init(_ container: ModelContainer, isMain: Bool) {
    kept = isMain ? nil : container
    self.isMain = isMain
    autosaveEnabled = isMain
    registry = ModelRegistry(container.opened, isOfMainActor: isMain)
    registry.context = self
    container.opened.listen(registry.inbox)
    guard isMain else { return }
    registry.changesBegan = { [weak self] in self?.scheduleAutosave() }
    takeInOnMainActor()
  }

  deinit {
    registry.undo?.forget()
    guard isMain, !MainQueue.isCurrent else { return registry.abandon() }
    // Somebody elsewhere was the last to hold the container; models that views still hold are the main actor's.
    nonisolated(unsafe) let registry = registry
    Task { @MainActor in registry.abandon() }
  }

  // MARK: - Changing

  /// Adds a model and those it leads to. They are stored with the next save.
  ///
  /// If a stored model has the same unique values, the save changes that one.
  public func insert<Model: PersistentModel>(_ model: Model) {
    registry.holding("insert(_:)") { registry.insert(model) }
  }

  /// Removes a model with the next save; what becomes of related models, their delete rules say.
  public func delete<Model: PersistentModel>(_ model: Model) {
    registry.holding("delete(_:)") { registry.delete(model) }
  }

  /// Removes all models for which a predicate holds, with the next save.
  ///
  /// Where no relationship has to be followed and the store can tell which they are, no model is made of them.
  ///
  /// - Throws: ``SwiftDataError`` if the predicate cannot be evaluated, or what keeps the store from being read.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    try registry.working("delete(model:where:)") { try deleteAll(model, where: predicate) }
  }

  private func deleteAll<Model: PersistentModel>(_ model: Model.Type, where predicate: Predicate<Model>?) throws {
    let plan = try plan(for: model)
    var query = StoreQuery(plan)
    query.predicate = predicate
    query.findings = StoreFindings()
    if !plan.hasRelationships, !hasChanges, registry.undo == nil, plan.store.answer(to: query) == .exact {
      let keys = try plan.store.identifiers(query)
      guard !keys.isEmpty else { return }
      registry.deletedKeys[plan.index].formUnion(keys)
      for key in keys {
        guard let model = registry.registered(plan, key) else { continue }
        registry.deletedKeys[plan.index].remove(key)
        registry.delete(model)
      }
      registry.tellOfMembers(plan.index, .unseen)
      return registry.changesBegan()
    }
    for model in try fetch(FetchDescriptor(predicate: predicate)) { registry.delete(model) }
  }

  /// Runs code and saves what it has changed.
  ///
  /// - Throws: what the code throws, and then nothing is saved; or what keeps the changes from being stored.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Forgets all that has not been saved. Inserted models leave the context.
  public func rollback() {
    registry.holding("rollback()") {
      registry.undo?.forget()
      registry.rollback()
    }
  }

  /// Takes in what other contexts have saved.
  public func processPendingChanges() { registry.holding("processPendingChanges()") { registry.takeIn() } }

  // MARK: - What has changed

  /// Whether there is something to save.
  public var hasChanges: Bool { registry.holding("hasChanges") { registry.hasChanges } }

  /// The models that have been inserted and not saved.
  public var insertedModelsArray: [any PersistentModel] {
    registry.inserted.filter(registry.isInserted)
  }

  /// The models that have been changed and not saved.
  public var changedModelsArray: [any PersistentModel] {
    registry.changed.filter { $0._$state.flags.contains(.changed) }
  }

  /// The models that have been deleted and not saved.
  public var deletedModelsArray: [any PersistentModel] {
    registry.deleted.filter { $0._$state.flags.contains(.deleted) }
  }

  // MARK: - By identifier

  /// The model of an identifier. If the context has none yet, its values are read when they are asked for, whether it is there or not.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    registry.holding("model(for:)") { anyModel(for: persistentModelID) }
  }

  private func anyModel(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    if let known = registered(persistentModelID) { return known }
    guard let plan = registry.opened.plans.first(where: { $0.place === persistentModelID.place }),
      let model = registry.hollowModel(plan, persistentModelID.key)
    else {
      fatalError("No store of the container keeps \(persistentModelID): ask 'registeredModel(for:)', or fetch it")
    }
    return model
  }

  /// The model of an identifier, if the context has it already.
  public func registeredModel<Model: PersistentModel>(for persistentModelID: PersistentIdentifier) -> Model? {
    registry.holding("registeredModel(for:)") { registered(persistentModelID) as? Model }
  }

  /// The model of an identifier, if there is a row.
  func storedModel(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard !identifier.isTemporary, let plan = registry.opened.plans.first(where: { $0.place === identifier.place })
    else {
      return nil
    }
    return registry.readModel(plan, identifier.key)
  }

  private func registered(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if identifier.isTemporary {
      return registry.inserted.first {
        $0._$state.key == identifier.key && registry.isInserted($0)
      }
    }
    guard let plan = registry.opened.plans.first(where: { $0.place === identifier.place }) else { return nil }
    return registry.registered(plan, identifier.key)
  }

  func plan(for type: any PersistentModel.Type) throws -> EntityPlan {
    if let plan = registry.opened.plan(for: type) { return plan }
    throw SwiftDataError(
      .modelNotInSchema, "'\(type)' is not in the schema of the container. Name it where the container is made.")
  }

  // MARK: - Autosave

  private func scheduleAutosave() {
    guard autosaveEnabled, !isAutosaving else { return }
    isAutosaving = true
    // Only the main context comes here, and the main actor alone touches it. It is held: what is to be saved is not lost with it.
    nonisolated(unsafe) let context = self
    Task { @MainActor in context.autosave() }
  }

  private func autosave() {
    isAutosaving = false
    saveBeforeEnd()
  }

  /// Saves what would be saved as soon as the main actor has nothing else to do.
  func saveBeforeEnd() {
    guard autosaveEnabled, hasChanges else { return }
    do {
      try save()
    } catch {
      DataReport.tell("The main context's changes could not be saved, and are kept for the next save: \(error)")
    }
  }

  private func tellOfAutosave() {
    DataReport.tell(
      "Only 'mainContext' saves by itself: call 'save()' of any other context, and leave 'autosaveEnabled' alone.")
  }
}

extension ModelContext: Equatable {
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}
