internal import Foundation

extension ContextWatch.Interests {
  /// What the results of a fetch depend on.
  ///
  /// - Parameter title: what gives each model a title, on which it also depends.
  init<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, title: PartialKeyPath<Element>? = nil, in registry: ModelRegistry
  ) {
    self.init()
    guard let plan = registry.opened.plan(for: Element.self) else { return }
    properties[plan.index] = 0
    isSaving = !descriptor.includePendingChanges
    // Which models come before an offset, others decide.
    if !isSaving, (descriptor.fetchOffset ?? 0) <= 0 { alone = plan.index }
    let sorts: [AnyKeyPath?] = descriptor.sortBy.map(\.keyPath)
    let followed: [AnyKeyPath?] = descriptor.predicate.map { PredicateParts($0).keyPaths } ?? []
    for keyPath in sorts + followed {
      if let keyPath { add(keyPath, registry.opened, of: plan) } else { addAll(of: plan) }
    }
    if let title { add(title, registry.opened, of: plan) }
    if isAnything { alone = nil }
  }

  private mutating func add(_ keyPath: AnyKeyPath, _ opened: OpenedStores, of asked: EntityPlan) {
    // What is inside a value changes with the property that holds it.
    guard let type = Swift.type(of: keyPath).rootType as? any PersistentModel.Type,
      let plan = opened.plan(for: type)
    else { return }
    if plan.identifierKeyPaths.contains(keyPath) {
      isSaving = true
      return
    }
    guard let index = plan.propertiesByKeyPath[keyPath] else { return addAll(of: plan) }
    properties[plan.index, default: 0] |= 1 << UInt64(min(index, 63))
    // Nobody is told of what is not kept.
    if plan.properties[index].isEphemeral { alone = nil }
    guard let relationship = plan.relationships[index] else { return }
    addWhole(relationship.target)
    if relationship.target === asked { alone = nil }
  }

  /// A property that is not stored may be made of any, and of what they lead to.
  private mutating func addAll(of plan: EntityPlan) {
    addWhole(plan)
    if plan.relationships.contains(where: { $0 != nil }) { isAnything = true }
    if plan.properties.contains(where: \.isEphemeral) { alone = nil }
  }

  private mutating func addWhole(_ plan: EntityPlan) { properties[plan.index] = .max }
}
