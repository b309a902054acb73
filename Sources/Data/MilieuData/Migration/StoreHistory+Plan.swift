extension StoreHistory {
  /// What a store is asked to keep by a container.
  ///
  /// - Parameters:
  ///   - entities: what it is to keep of the schema.
  ///   - schema: the models of the container.
  ///   - plan: how stores come there; `nil` for what every store does by itself.
  ///   - isFirst: whether entities that only earlier versions had belong to this store.
  /// - Throws: ``SwiftDataError`` if the plan contradicts itself or the schema.
  init(
    _ entities: [StoreEntity], of schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, isFirst: Bool
  ) throws {
    guard let plan else {
      self.init(entities, identifier: schema.version)
      return
    }
    let today = Set(schema.entities.map(\.name))
    let kept = Set(entities.map(\.name))
    func isKept(_ entity: StoreEntity) -> Bool { kept.contains(entity.name) || isFirst && !today.contains(entity.name) }
    let schemas = plan.schemas
    try Self.check(schemas, of: plan)
    var versions: [Version] = []
    for version in schemas {
      let all = try EntityPlan.entities(of: Schema(versionedSchema: version))
      versions.append(
        Version(name: "\(version)", identifier: version.versionIdentifier, entities: all.filter(isKept)))
    }
    let difference = SchemaMapping(from: versions[versions.count - 1].entities, to: entities).difference
    guard difference.isEmpty else {
      throw SwiftDataError(
        .unknownSchema,
        "The container is not made for the last version of '\(plan)', '\(versions[versions.count - 1].name)': \(difference.sentence) "
          + "Make it for 'Schema(versionedSchema: \(versions[versions.count - 1].name).self)', or add a version to the plan."
      )
    }
    let stages = try plan.stages.map { stage in
      try Stage(stage, in: schemas, of: plan)
    }
    self.init(versions: versions, stages: stages)
  }

  private static func check(_ schemas: [any VersionedSchema.Type], of plan: any SchemaMigrationPlan.Type) throws {
    guard !schemas.isEmpty else {
      throw SwiftDataError(
        .unknownSchema, "'\(plan)' has no versions. Name the one of today in 'schemas', at least.")
    }
    for (earlier, later) in zip(schemas, schemas.dropFirst())
    where earlier.versionIdentifier >= later.versionIdentifier {
      throw SwiftDataError(
        .unknownSchema,
        "'\(plan)' names '\(earlier)' (\(earlier.versionIdentifier)) before '\(later)' (\(later.versionIdentifier)). Name the oldest "
          + "version first, and give each a 'versionIdentifier' of its own.")
    }
  }
}

extension StoreHistory.Stage {
  fileprivate init(
    _ stage: MigrationStage, in schemas: [any VersionedSchema.Type], of plan: any SchemaMigrationPlan.Type
  ) throws {
    func place(_ version: any VersionedSchema.Type) throws -> Int {
      if let place = schemas.firstIndex(where: { $0 == version }) { return place }
      throw SwiftDataError(
        .unknownSchema, "A stage of '\(plan)' names '\(version)', which is not in its 'schemas'. Add it there.")
    }
    self.init(from: try place(stage.origin), to: try place(stage.destination))
    guard origin < destination else {
      throw SwiftDataError(
        .unknownSchema,
        "A stage of '\(plan)' leads from '\(stage.origin)' back to '\(stage.destination)'. Stages lead to later versions."
      )
    }
    guard case .custom(let from, let to, let will, let did) = stage else { return }
    willMigrate = Self.code("willMigrate", will, over: from, stage)
    didMigrate = Self.code("didMigrate", did, over: to, stage)
  }

  private static func code(
    _ name: String, _ body: ((ModelContext) throws -> Void)?, over version: any VersionedSchema.Type,
    _ stage: MigrationStage
  ) -> (@Sendable (any ModelStore) throws -> Void)? {
    guard let body else { return nil }
    // Runs on the thread that makes the container; see `MigrationStage`.
    nonisolated(unsafe) let code = body
    return { store in
      let schema = Schema(versionedSchema: version)
      let container = try ModelContainer(schema, [(ModelConfiguration(isStoredInMemoryOnly: true), store)])
      let context = ModelContext(container)
      try code(context)
      if context.hasChanges {
        DataReport.tell(
          "'\(name)' of the stage from '\(stage.origin)' to '\(stage.destination)' has changed models and not saved them, so that they "
            + "stay as they were. End it with 'try context.save()'.")
      }
    }
  }
}

extension EntityPlan {
  /// What a store is asked to keep of a schema.
  ///
  /// - Throws: ``SwiftDataError`` if models are related to others that are not in the schema.
  package static func entities(of schema: Schema) throws -> [StoreEntity] {
    let store = PlainStore(identifier: "schema")
    let plans = try schema.types.enumerated().map { try EntityPlan($1, index: $0, store: store) }
    defer { for plan in plans { plan.disconnect() } }
    for plan in plans { try plan.connect(plans) }
    return withExtendedLifetime(store) { plans.map(\.entity) }
  }
}
