/// The stores of a program's models, and its main context.
///
/// May be used on any thread; contexts are made where they are used.
public final class ModelContainer: Sendable {
  /// The models.
  public var schema: Schema { opened.schema }

  /// Where they are kept.
  public var configurations: Set<ModelConfiguration> { opened.configurations }

  /// How stores of earlier versions come to this one; `nil` if they do so by themselves.
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { opened.migrationPlan }

  package let opened: OpenedStores

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
    try self.init(schema, all.map { ($0, try ModelStores.makeStore($0)) }, migrationPlan: migrationPlan)
  }

  /// Opens stores that are made already.
  ///
  /// - Parameter described: entities that no type describes, which the first store keeps.
  package init(
    _ schema: Schema, described: [DescribedEntity] = [],
    _ pairs: [(configuration: ModelConfiguration, store: any ModelStore)],
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil
  ) throws {
    opened = try OpenedStores(schema, described: described, pairs, migrationPlan: migrationPlan)
    opened.belong(to: self)
  }

  /// Another container of what one has opened that nobody holds any more.
  init(_ opened: OpenedStores) { self.opened = opened }

  package var plans: [EntityPlan] { opened.plans }
  package var stores: [any ModelStore] { opened.stores }

  package func plan(for type: any PersistentModel.Type) -> EntityPlan? { opened.plan(for: type) }

  /// The entity of a name.
  package func plan(named name: String) -> EntityPlan? { opened.plan(named: name) }

  // MARK: - Contexts

  private let main = MainContext()

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let context = main.context { return context }
    let context = opened.main.context ?? ModelContext(self, isMain: true)
    (main.context, opened.main.context) = (context, context)
    return context
  }

  /// Lets the main context go once it has saved what it would save by itself.
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
    defer { opened.tell(SavedChanges(isErasure: true), except: nil) }
    for store in stores { try store.erase() }
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
