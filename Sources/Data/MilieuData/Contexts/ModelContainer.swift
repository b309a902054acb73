/// The stores of a program's models, and its main context.
///
/// May be used on any thread; contexts are made where they are used.
public final class ModelContainer: Sendable {
  /// The models.
  public let schema: Schema

  /// Where they are kept.
  public let configurations: Set<ModelConfiguration>

  /// How stores of earlier versions come to this one; `nil` if they do so by themselves.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  package let plans: [EntityPlan]
  package let stores: [any ModelStore]

  private let plansByType: [ObjectIdentifier: EntityPlan]
  private let readOnly: [ObjectIdentifier: ModelConfiguration]

  private struct Listener {
    weak var inbox: SavedChangesInbox?
  }

  private let listeners = Locked<[Listener]>([])

  /// Opens the stores.
  ///
  /// A store that an earlier version of the models wrote is brought to this one: by the stages of the plan, or, without a plan, by itself
  /// where nothing but properties and models that are new, gone or renamed and changes that lose nothing lie between.
  ///
  /// - Parameters:
  ///   - types: the models; those related to them belong to them.
  ///   - migrationPlan: how stores of earlier versions come to this one.
  ///   - configurations: where each is kept; none for the folder for the program's data.
  /// - Throws: ``SwiftDataError``, if a store cannot be opened. What it keeps is untouched, or as it was before the stage that failed.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    let last = migrationPlan?.schemas.last
    // The types' version is the one that the plan gives them.
    try self.init(
      for: Schema(types, version: last?.versionIdentifier ?? Schema.Version(1, 0, 0)), migrationPlan: migrationPlan,
      configurations: configurations)
  }

  /// Opens the stores.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    let all = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
    guard !ContainerInspection.isActive else {
      try self.init(schema, all.map { ($0, PlainStore()) })
      ContainerInspection.record(
        ContainerInspection.Found(container: self, plan: migrationPlan, configurations: all))
      return
    }
    try self.init(schema, all.map { ($0, try ModelStores.makeStore($0)) }, migrationPlan: migrationPlan)
  }

  /// Opens stores that are made already.
  package init(
    _ schema: Schema, _ pairs: [(configuration: ModelConfiguration, store: any ModelStore)],
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    configurations = Set(pairs.map(\.configuration))
    plans = try schema.types.enumerated().map { index, type in
      guard
        let pair = pairs.first(where: { $0.configuration.schema.map { $0.types.contains { $0 == type } } ?? true })
      else {
        throw SwiftDataError(
          .configurationSchemaNotFoundInContainerSchema,
          "'\(Schema.entityName(for: type))' is in the schema, and no configuration keeps it. Name it in one, or leave out the "
            + "schema of one, which then keeps all models.")
      }
      return try EntityPlan(type, index: index, store: pair.store)
    }
    if let twice = Dictionary(grouping: plans, by: \.name).values.first(where: { $0.count > 1 }) {
      throw SwiftDataError(
        .loadIssueModelContainer, "There are \(twice.count) models of the name '\(twice[0].name)'. Rename one.")
    }
    for plan in plans { try plan.connect(plans) }
    stores = pairs.map(\.store)
    plansByType = Dictionary(uniqueKeysWithValues: plans.map { (ObjectIdentifier($0.type), $0) })
    readOnly = Dictionary(
      pairs.filter { !$0.configuration.allowsSave }.map { (ObjectIdentifier($0.store), $0.configuration) },
      uniquingKeysWith: { first, _ in first })
    for (index, store) in stores.enumerated() { try store.open(try history(of: index, migrationPlan)) }
  }

  deinit { for plan in plans { plan.disconnect() } }

  /// What a store is asked to keep, and how it comes there.
  ///
  /// - Throws: ``SwiftDataError`` if a migration plan contradicts itself or the schema.
  package func history(of index: Int, _ plan: (any SchemaMigrationPlan.Type)?) throws -> StoreHistory {
    let entities = plans.filter { $0.store === stores[index] }.map(\.entity)
    return try StoreHistory(entities, of: schema, plan, isFirst: index == 0)
  }

  package func plan(for type: any PersistentModel.Type) -> EntityPlan? { plansByType[ObjectIdentifier(type)] }

  /// The configuration that keeps a store from being changed.
  func obstacle(to store: any ModelStore) -> ModelConfiguration? { readOnly[ObjectIdentifier(store)] }

  // MARK: - Contexts

  private let main = MainContext()

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let context = main.context { return context }
    let context = ModelContext(self, isMain: true)
    main.context = context
    return context
  }

  /// Lets the main context go, which keeps the container, once it has saved what it would save by itself.
  @MainActor package func endMainContext() {
    guard let context = main.context else { return }
    main.context = nil
    context.saveBeforeEnd()
  }

  /// Deletes all models of all stores, and what contexts have not saved.
  public func deleteAllData() {
    do {
      try erase()
    } catch {
      DataReport.tell("The models of a store cannot be deleted: \(error)")
    }
  }

  /// Deletes all models of all stores, and what contexts have not saved.
  ///
  /// - Throws: what keeps a store from being emptied.
  public func erase() throws {
    defer { tell(SavedChanges(isErasure: true), except: nil) }
    for store in stores { try store.erase() }
  }

  // MARK: - What contexts tell each other

  func listen(_ inbox: SavedChangesInbox) {
    listeners.withLock { listeners in
      listeners.removeAll { $0.inbox == nil }
      listeners.append(Listener(inbox: inbox))
    }
  }

  /// Whether anybody but one hears of what is saved.
  func hasOthers(than inbox: SavedChangesInbox) -> Bool {
    listeners.withLock { $0.contains { $0.inbox != nil && $0.inbox !== inbox } }
  }

  func tell(_ changes: SavedChanges, except own: SavedChangesInbox?) {
    let others = listeners.withLock { $0.compactMap(\.inbox).filter { $0 !== own } }
    for inbox in others { inbox.put(changes) }
  }
}

extension ModelContainer: Equatable {
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

/// Holds the main context, which only the main actor touches.
private final class MainContext: Sendable {
  @MainActor var context: ModelContext?

  nonisolated init() {}
}
