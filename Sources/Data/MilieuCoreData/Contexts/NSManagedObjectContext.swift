public import Foundation
internal import MilieuData
internal import MilieuEnvironment
public import MilieuUndo

/// Inserts, fetches, changes and deletes objects, and saves what has been changed.
///
/// A context has one object for a row. As in Core Data it belongs to the main queue or to a queue of its own; only code there may use it and
/// its objects, which gets there by ``perform(_:)``.
///
/// There are no contexts above others: each saves to the store.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Where a context is used.
  public enum ConcurrencyType: Int, Sendable {
    /// On a queue of its own.
    case privateQueue = 1
    /// On the main queue.
    case mainQueue = 2
  }

  /// Where the context is used.
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  /// Whose stores are used; `nil` until one is set.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if persistentStoreCoordinator !== oldValue { core = nil } }
  }

  /// Whether what other contexts save shows as soon as it is saved. Otherwise it does when something is fetched or saved here.
  open var automaticallyMergesChangesFromParent = false {
    didSet { if let core { mergeAsAsked(core) } }
  }

  /// What happens when another object with the same unique values is in the store: it is changed, which is the only policy there is here.
  ///
  /// Core Data's is `NSErrorMergePolicy` until another is set.
  open var mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump

  /// Takes back what is changed here, and does it again; `nil` until one is set.
  open var undoManager: UndoManager? {
    get { core?.undoManager }
    set { if newValue != nil || core != nil { required().undoManager = newValue } }
  }

  /// What the context is called, for messages.
  open var name: String?

  /// Anything that the author has noted.
  open var transactionAuthor: String?

  let queue: DispatchQueue
  private var core: ModelContext?

  /// Objects with changes, which nobody else may hold.
  private var held: [ObjectIdentifier: NSManagedObject] = [:]

  private static let queueKey = DispatchSpecificKey<UUID>()

  /// Tells the queue from those of other contexts.
  private let queueName = UUID()

  /// Makes a context without stores.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue = concurrencyType == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    if concurrencyType == .privateQueueConcurrencyType { queue.setSpecific(key: Self.queueKey, value: queueName) }
  }

  /// Makes a context without stores.
  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(concurrencyType: concurrencyType == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  convenience init(
    _ concurrencyType: NSManagedObjectContextConcurrencyType, _ coordinator: NSPersistentStoreCoordinator
  ) {
    self.init(concurrencyType: concurrencyType)
    persistentStoreCoordinator = coordinator
  }

  /// Whether this code runs where the context is used.
  var isHere: Bool {
    concurrencyType == .mainQueueConcurrencyType
      ? MainQueue.isCurrent : DispatchQueue.getSpecific(key: Self.queueKey) == queueName
  }

  // MARK: - What keeps it

  /// The context of the store.
  ///
  /// - Throws: ``ManagedObjectError`` as long as no store has been loaded.
  func opened() throws -> ModelContext {
    if let core { return core }
    guard let coordinator = persistentStoreCoordinator else {
      throw ManagedObjectError(
        .request, "The context\(name.map { " '\($0)'" } ?? "") has no store coordinator. Use a container's context.")
    }
    guard let container = coordinator.container else {
      throw ManagedObjectError(
        .request,
        "No store has been loaded. Call 'loadPersistentStores' of the container before its contexts are used, and look at the error it "
          + "gives.")
    }
    let made = ModelContext(container)
    core = made
    mergeAsAsked(made)
    return made
  }

  /// The context of the store, where nobody can be told of a mistake by throwing.
  private func required() -> ModelContext {
    do {
      return try opened()
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private func mergeAsAsked(_ core: ModelContext) {
    let queue = queue
    guard automaticallyMergesChangesFromParent else { return core.takeIn(by: nil) }
    core.takeIn { queue.async(execute: $0) }
  }

  /// The model of the stores.
  var model: NSManagedObjectModel {
    if let model = persistentStoreCoordinator?.managedObjectModel { return model }
    preconditionFailure("The context has no store coordinator, and so no model. Use a container's context.")
  }

  // MARK: - Objects

  /// The object of a row.
  static func object(of row: ManagedRow, in context: NSManagedObjectContext?) -> NSManagedObject {
    if let object = row.object { return object }
    let object = row.entity.objectClass.init(entity: row.entity, insertInto: nil)
    object.adopt(row, in: context)
    if row.isInContext, !row.isInserted { object.awakeFromFetch() }
    return object
  }

  private func objects(_ rows: [any PersistentModel]) -> [NSManagedObject] {
    rows.compactMap { ($0 as? ManagedRow).map { Self.object(of: $0, in: self) } }
  }

  /// Keeps an object that has changes, until they are saved or forgotten.
  func hold(_ object: NSManagedObject) { held[ObjectIdentifier(object)] = object }

  /// Adds an object and those it leads to. They are stored with the next save.
  open func insert(_ object: NSManagedObject) {
    if object.entity.isAbstract {
      preconditionFailure("The entity '\(object.entity.name ?? "")' is abstract: insert an object of another")
    }
    let core = required()
    let name = object.entity.name ?? ""
    guard core.container.plan(named: name)?.source === object.entity else {
      preconditionFailure(
        "The object is of an entity '\(name)' of another model than the store's, which has "
          + "\(model.entities.compactMap(\.name).sorted().joined(separator: ", ")). Make one 'NSManagedObjectModel', and take its entities."
      )
    }
    let isNew = !object.row.isInContext
    core.insertDescribed(object.row)
    object.enter(self)
    hold(object)
    if isNew { object.awakeFromInsert() }
  }

  /// Removes an object with the next save; what becomes of related objects, their delete rules say.
  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    hold(object)
    required().deleteDescribed(object.row)
  }

  /// The objects that have been inserted and not saved.
  open var insertedObjects: Set<NSManagedObject> { Set(objects(core?.insertedModelsArray ?? [])) }

  /// The objects that have been changed and not saved.
  open var updatedObjects: Set<NSManagedObject> { Set(objects(core?.changedModelsArray ?? [])) }

  /// The objects that have been deleted and not saved.
  open var deletedObjects: Set<NSManagedObject> { Set(objects(core?.deletedModelsArray ?? [])) }

  /// The objects that the context has, as far as somebody holds them.
  open var registeredObjects: Set<NSManagedObject> { Set(objects(core?.registeredModels ?? [])) }

  /// Whether there is something to save.
  open var hasChanges: Bool { core?.hasChanges ?? false }

  // MARK: - By identifier

  /// The object of an identifier, whether there is one or not: its values are read when they are asked for.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registeredObject(for: objectID) { return known }
    let core = required()
    guard let plan = plan(of: objectID), let row = core.faultModel(plan, objectID.identifier.key) as? ManagedRow else {
      preconditionFailure("No store of the context keeps \(objectID)")
    }
    return Self.object(of: row, in: self)
  }

  /// The object of an identifier.
  ///
  /// - Throws: ``ManagedObjectError`` if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let core = try opened()
    if let known = registeredObject(for: objectID), !known.isDeleted { return known }
    guard !objectID.isTemporaryID, let plan = plan(of: objectID),
      let row = core.existingModel(plan, objectID.identifier.key) as? ManagedRow, !row.isDeleted
    else {
      throw ManagedObjectError(
        .referentialIntegrity, "There is no object \(objectID): it was deleted, or is of another store.")
    }
    return Self.object(of: row, in: self)
  }

  /// The object of an identifier, if the context has it already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    guard let core else { return nil }
    if objectID.isTemporaryID {
      return objects(core.insertedModelsArray).first { $0.objectID == objectID }
    }
    guard let plan = plan(of: objectID) else { return nil }
    return (core.registeredModel(plan, objectID.identifier.key) as? ManagedRow).map { Self.object(of: $0, in: self) }
  }

  private func plan(of objectID: NSManagedObjectID) -> EntityPlan? {
    core?.container.plans.first { $0.place === objectID.identifier.place }
  }

  // MARK: - Saving and forgetting

  /// Stores all that has been inserted, changed and deleted, or nothing of it.
  ///
  /// - Throws: ``ManagedObjectError``, what an object's validation throws, or what the store says. The changes are kept.
  open func save() throws {
    let core = try opened()
    guard core.hasChanges else { return }
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in objects(core.insertedModelsArray + core.changedModelsArray + core.deletedModelsArray) {
      object.willSave()
    }
    let inserted = objects(core.insertedModelsArray)
    let (updated, deleted) = (objects(core.changedModelsArray), objects(core.deletedModelsArray))
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    do {
      try core.save()
    } catch {
      throw ManagedObjectError(.save, "The changes of a context cannot be saved", underlying: error)
    }
    held = [:]
    for object in inserted + updated + deleted { object.didSave() }
    center.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(deleted),
      ])
  }

  /// Forgets all that has not been saved. Inserted objects leave the context.
  open func rollback() {
    core?.rollback()
    held = [:]
  }

  /// Forgets all objects, and what has not been saved. Objects that are still held belong to no context any more.
  open func reset() {
    core?.forgetModels()
    held = [:]
  }

  /// Reads the values of an object again, when somebody asks for them.
  ///
  /// - Parameters:
  ///   - object: one of this context that has been saved.
  ///   - flag: whether what has been changed here stays.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag || !object.hasChanges else { return }
    core?.refreshDescribed(object.row)
    if !flag { held[ObjectIdentifier(object)] = nil }
  }

  /// Reads the values of all objects that have no changes again, when somebody asks for them.
  open func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }

  /// Takes in what other contexts have saved.
  open func processPendingChanges() { core?.processPendingChanges() }

  /// Takes in what another context has saved. It is here already, since all contexts of a container tell each other.
  open func mergeChanges(fromContextDidSave notification: Notification) { core?.processPendingChanges() }
}
