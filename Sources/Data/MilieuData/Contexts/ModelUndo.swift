public import MilieuUndo

/// How a context's changes are taken back: each model is kept as it was before the first change of a step.
///
/// What is kept is the models themselves and not the calls that changed them, since one call changes several: the other ends of
/// relationships follow, and delete rules reach further.
@usableFromInline final class ModelUndo {
  /// A model before a step.
  private final class Memento {
    let model: any PersistentModel
    let plan: EntityPlan
    /// Whether the context had it, saved or not.
    let isThere: Bool
    /// The properties that the step has changed, a bit each.
    var touched: UInt64 = 0
    /// Whether the model has come or gone with the step.
    var hasComeOrGone = false
    private let values: [() -> Void]

    init(_ model: any PersistentModel, _ plan: EntityPlan, isThere: Bool) {
      self.model = model
      self.plan = plan
      self.isThere = isThere
      values = plan.properties.map { $0.isEphemeral ? {} : $0.capture(model) }
    }

    /// Gives the touched properties the values that they had.
    func restoreValues() {
      for index in values.indices where touched & (1 << UInt64(min(index, 63))) != 0 { values[index]() }
    }

    func isTouched(_ index: Int) -> Bool { touched & (1 << UInt64(min(index, 63))) != 0 }
  }

  /// What is taken back together.
  private final class Step {
    var mementos: [ObjectIdentifier: Memento] = [:]
    var order: [Memento] = []
  }

  /// Kept by the context, not here: what it remembers are models, which keep the registry, which keeps this.
  private(set) weak var manager: UndoManager?

  private unowned let registry: ModelRegistry
  private var step: Step?
  /// The manager's group to which the step belongs.
  private weak var group: AnyObject?
  private var isRestoring = false

  init(_ registry: ModelRegistry, _ manager: UndoManager) {
    self.registry = registry
    self.manager = manager
  }

  // MARK: - Remembering

  /// Told before a model changes.
  ///
  /// - Parameter index: the property; `nil` where the model comes or goes.
  func willChange(_ model: any PersistentModel, _ plan: EntityPlan, _ index: Int?) {
    guard !isRestoring, let manager, manager.isUndoRegistrationEnabled else { return }
    let step = currentStep(manager)
    let memento = step.mementos[ObjectIdentifier(model)] ?? add(model, plan, to: step)
    if let index { memento.touched |= 1 << UInt64(min(index, 63)) } else { memento.hasComeOrGone = true }
  }

  @discardableResult
  private func add(_ model: any PersistentModel, _ plan: EntityPlan, to step: Step) -> Memento {
    let memento = Memento(model, plan, isThere: registry.isThere(model))
    step.mementos[ObjectIdentifier(model)] = memento
    step.order.append(memento)
    return memento
  }

  private func currentStep(_ manager: UndoManager) -> Step {
    if let step, let group, group === manager.innermostGroup { return step }
    let new = Step()
    manager.registerUndo(withTarget: registry) { $0.undo?.restore(new) }
    group = manager.innermostGroup
    // Without a group that is open now, each change is a step of its own.
    step = group == nil ? nil : new
    return new
  }

  /// Forgets what could be taken back.
  func forget() {
    step = nil
    manager?.removeAllActions(withTarget: registry)
  }

  // MARK: - Taking back

  /// Makes all models of a step what they were before it, and remembers what they are now.
  private func restore(_ step: Step) {
    self.step = nil
    registry.takeIn()
    let back = Step()
    for memento in step.order {
      let now = add(memento.model, memento.plan, to: back)
      now.touched = memento.touched
      now.hasComeOrGone = memento.hasComeOrGone
    }
    manager?.registerUndo(withTarget: registry) { $0.undo?.restore(back) }
    isRestoring = true
    defer { isRestoring = false }
    for memento in step.order {
      memento.restoreValues()
      restorePresence(memento)
    }
    for memento in step.order where registry.isThere(memento.model) {
      letGo(memento)
      tell(memento)
    }
  }

  private func restorePresence(_ memento: Memento) {
    let (model, plan) = (memento.model, memento.plan)
    let isThere = registry.isThere(model)
    // What another context has deleted since stays deleted.
    guard memento.hasComeOrGone, isThere != memento.isThere else { return }
    if memento.isThere { registry.bringBack(model, plan) } else { registry.takeAway(model, plan) }
  }

  /// Lets a model that is as it was before lead no more to what another context has deleted since.
  private func letGo(_ memento: Memento) {
    let model = memento.model
    for (property, relationship) in zip(memento.plan.properties, memento.plan.relationships) {
      guard let relationship else { continue }
      if let key = property.key(model) {
        if registry.readModel(relationship.target, key) == nil { _ = property.setTargets(model, []) }
      } else if property.isLoaded(model) {
        let targets = property.targets(model)
        let left = targets.filter { registry.isThere($0) }
        if left.count < targets.count { _ = property.setTargets(model, left) }
      }
    }
  }

  private func tell(_ memento: Memento) {
    for (index, property) in memento.plan.properties.enumerated() where memento.isTouched(index) {
      registry.noteChange(of: memento.model, index)
      property.announce(memento.model)
    }
  }
}

extension ModelRegistry {
  /// Whether a model is in this context and is not to be deleted.
  func isThere(_ model: any PersistentModel) -> Bool {
    model._$state.registry === self && !model._$state.flags.contains(.deleted)
  }

  /// Makes a model one of this context again, which it was before it was deleted.
  fileprivate func bringBack(_ model: any PersistentModel, _ plan: EntityPlan) {
    let state = model._$state
    if state.registry === self {
      // Its row is still there.
      undelete(model)
      tellOfMembers(plan.index, .touched(model))
      return
    }
    // Its row has gone with a save: it gets a new one.
    state.registry = self
    state.plan = plan
    state.changed = 0
    state.flags.remove(.hollow)
    enlist(model, plan)
  }

  /// Takes a model out of the context, in which it was not before it was inserted.
  fileprivate func takeAway(_ model: any PersistentModel, _ plan: EntityPlan) {
    let state = model._$state
    if state.flags.contains(.inserted) {
      state.flags.subtract([.inserted, .changed])
      state.registry = nil
      tellOfMembers(plan.index, .touched(model))
    } else {
      // It has been saved since.
      markDeleted(model, plan)
    }
  }
}

extension ModelContext {
  /// What remembers how to take changes back; `nil`, the default, for nothing.
  ///
  /// As SwiftData's: models that are inserted, changed and deleted while it is set are what they were after `undo()`, along with the models
  /// that relationships and delete rules have changed. Changes that have been saved are taken back as well, and are to be saved again; a
  /// deleted model whose row has gone by then gets a new one, and a new ``PersistentIdentifier``. ``rollback()`` forgets what could be undone.
  public var undoManager: UndoManager? {
    get { keptUndoManager }
    set {
      guard newValue !== keptUndoManager else { return }
      registry.undo?.forget()
      keptUndoManager = newValue
      registry.undo = newValue.map { ModelUndo(registry, $0) }
    }
  }
}
