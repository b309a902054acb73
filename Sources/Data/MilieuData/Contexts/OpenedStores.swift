/// What a container has opened: the stores, and how models are kept in them.
///
/// Contexts and their models keep this and not the container, which keeps the main context; so each of them works on as long as somebody
/// holds it, and all of it goes when nobody does.
package final class OpenedStores: Sendable {
  let schema: Schema
  let configurations: Set<ModelConfiguration>
  let migrationPlan: (any SchemaMigrationPlan.Type)?

  package let plans: [EntityPlan]
  package let stores: [any ModelStore]

  private let plansByType: [ObjectIdentifier: EntityPlan]
  private let readOnly: [ObjectIdentifier: ModelConfiguration]

  private struct Listener {
    weak var inbox: SavedChangesInbox?
  }

  private let listeners = Locked<[Listener]>([])

  /// Opens stores that are made already.
  ///
  /// - Parameter described: entities that no type describes, which the first store keeps.
  init(
    _ schema: Schema, described: [DescribedEntity] = [],
    _ pairs: [(configuration: ModelConfiguration, store: any ModelStore)],
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    configurations = Set(pairs.map(\.configuration))
    let typed = try schema.types.enumerated().map { index, type in
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
    plans =
      try typed
      + described.enumerated().map { try EntityPlan($1, index: typed.count + $0, store: pairs[0].store) }
    if let twice = Dictionary(grouping: plans, by: \.name).values.first(where: { $0.count > 1 }) {
      throw SwiftDataError(
        .loadIssueModelContainer, "There are \(twice.count) models of the name '\(twice[0].name)'. Rename one.")
    }
    for plan in plans { try plan.connect(plans) }
    stores = pairs.map(\.store)
    plansByType = Dictionary(uniqueKeysWithValues: typed.map { (ObjectIdentifier($0.type), $0) })
    readOnly = Dictionary(
      pairs.filter { !$0.configuration.allowsSave }.map { (ObjectIdentifier($0.store), $0.configuration) },
      uniquingKeysWith: { first, _ in first })
    for (index, pair) in pairs.enumerated() {
      let entities = plans.filter { $0.store === pair.store }.map(\.entity)
      try pair.store.open(StoreHistory(entities, of: schema, migrationPlan, isFirst: index == 0))
    }
  }

  deinit { for plan in plans { plan.disconnect() } }

  package func plan(for type: any PersistentModel.Type) -> EntityPlan? { plansByType[ObjectIdentifier(type)] }

  /// The entity of a name.
  package func plan(named name: String) -> EntityPlan? { plans.first { $0.name == name } }

  /// The configuration that keeps a store from being changed.
  func obstacle(to store: any ModelStore) -> ModelConfiguration? { readOnly[ObjectIdentifier(store)] }

  // MARK: - Who uses them

  private struct WeakContainer {
    weak var container: ModelContainer?
  }

  private let known = Locked(WeakContainer())

  /// The main context, as long as there is one.
  let main = WeakMainContext()

  /// The container; where nobody has held it any more, another one of the same stores.
  var container: ModelContainer {
    known.withLock { known in
      if let container = known.container { return container }
      let container = ModelContainer(self)
      known.container = container
      return container
    }
  }

  func belong(to container: ModelContainer) { known.withLock { $0.container = container } }

  /// What watches the stores, as long as somebody keeps it.
  let storeWatch = Locked<WeakStoreWatch>(WeakStoreWatch())

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

/// Knows the main context, which only the main actor touches.
final class WeakMainContext: Sendable {
  @MainActor weak var context: ModelContext?

  nonisolated init() {}
}
