internal import Foundation
internal import MilieuData

extension ContextWatch.Interests {
  /// What the results of a fetch depend on.
  init<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, in container: ModelContainer) {
    self.init()
    guard let plan = container.plan(for: Element.self) else { return }
    properties[plan.index] = 0
    let sorts: [AnyKeyPath?] = descriptor.sortBy.map(\.keyPath)
    let followed: [AnyKeyPath?] = descriptor.predicate.map { PredicateParts($0).keyPaths } ?? []
    for keyPath in sorts + followed {
      if let keyPath { add(keyPath, container) } else { addAll(of: plan) }
    }
  }

  private mutating func add(_ keyPath: AnyKeyPath, _ container: ModelContainer) {
    // What is inside a value changes with the property that holds it.
    guard let type = Swift.type(of: keyPath).rootType as? any PersistentModel.Type,
      let plan = container.plan(for: type)
    else { return }
    guard let index = plan.propertiesByKeyPath[keyPath] else { return addAll(of: plan) }
    properties[plan.index, default: 0] |= 1 << UInt64(min(index, 63))
    if let relationship = plan.relationships[index] { addWhole(relationship.target) }
  }

  /// A property that is not stored may be made of any, and of what they lead to.
  private mutating func addAll(of plan: EntityPlan) {
    addWhole(plan)
    if plan.relationships.contains(where: { $0 != nil }) { isAnything = true }
  }

  private mutating func addWhole(_ plan: EntityPlan) { properties[plan.index] = .max }
}
