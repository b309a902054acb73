/// What objects ask of a context that are more than models.
extension ModelContext {
  package func insertDescribed(_ model: any DescribedModel) {
    registry.holding("insert(_:)") { registry.insert(model) }
  }

  package func deleteDescribed(_ model: any DescribedModel) {
    registry.holding("delete(_:)") { registry.delete(model) }
  }

  /// All models that the context has.
  package var registeredModels: [any PersistentModel] {
    registry.opened.plans.flatMap(registry.registered) + insertedModelsArray
  }

  /// The model of a row, whose values are read now unless the context has it; `nil` if there is no row.
  package func existingModel(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? {
    registry.registered(plan, key) ?? registry.readModel(plan, key)
  }

  /// The model of a row, whether there is one or not; its values are read when they are asked for.
  package func faultModel(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? {
    registry.hollowModel(plan, key)
  }

  /// The model of a row, if the context has it.
  package func registeredModel(_ plan: EntityPlan, _ key: Int64) -> (any PersistentModel)? {
    registry.registered(plan, key)
  }

  /// Forgets what has been changed in a model, whose values are read again when they are asked for.
  package func refreshDescribed(_ model: any PersistentModel) {
    registry.holding("refresh(_:mergeChanges:)") {
      guard model._$state.registry === registry, !model._$state.flags.contains(.inserted) else { return }
      model._$state.flags.subtract([.changed, .deleted])
      registry.refresh(model, announcing: .max)
    }
  }

  /// Takes in what other contexts save as soon as it is saved, where the context is used.
  ///
  /// - Parameter run: runs code there; `nil` if it is to be taken in no sooner than something is fetched or saved.
  package func takeIn(by run: (@Sendable (@escaping @Sendable () -> Void) -> Void)?) {
    // Used only by what runs where the context is used.
    nonisolated(unsafe) weak let context = self
    let takeIn: @Sendable () -> Void = { context?.processPendingChanges() }
    registry.inbox.cameIn.withLock { cameIn in
      if let run { cameIn = { run(takeIn) } } else { cameIn = nil }
    }
  }

  /// Forgets all models, and what has not been saved.
  package func forgetModels() {
    registry.holding("reset()") {
      registry.forgetAll()
      registry.tellOfEverything()
    }
  }
}

extension PersistentModel {
  /// Whether the next save adds the model.
  package var isInserted: Bool { _$state.flags.contains(.inserted) }

  /// Whether the next save writes the model.
  package var isChanged: Bool { _$state.flags.contains(.changed) }

  /// Whether values are still in the store.
  package var isHollow: Bool { _$state.flags.contains(.hollow) }

  /// Whether a context has the model.
  package var isInContext: Bool { _$state.registry != nil }

  /// Whether a property has been set since the last save, by its place.
  package func hasChanged(_ property: Int) -> Bool { _$state.hasChanged(property) }
}
