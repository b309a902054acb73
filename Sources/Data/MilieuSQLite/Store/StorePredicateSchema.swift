internal import Foundation
internal import MilieuData

/// Where the properties of an entity, and of all that it leads to, are kept.
///
/// NB: unchecked because it is made once and not changed.
final class StorePredicateSchema: PredicateSchema, @unchecked Sendable {
  private let plans: [ObjectIdentifier: EntityPlan]
  private let normal: [String: UInt64]

  init(around plan: EntityPlan, _ tables: [String: StoreTable]) {
    normal = tables.mapValues(\.normal)
    var plans: [ObjectIdentifier: EntityPlan] = [:]
    var open = [plan]
    while let next = open.popLast() {
      guard plans.updateValue(next, forKey: ObjectIdentifier(next.type)) == nil else { continue }
      open += next.relationships.compactMap { $0?.target }
    }
    self.plans = plans
  }

  func table(of model: Any.Type) -> String? { plans[ObjectIdentifier(model)]?.name }

  func storage(of keyPath: AnyKeyPath) -> PredicateStorage? {
    let root = Swift.type(of: keyPath).rootType
    guard let plan = plans[ObjectIdentifier(root)] else {
      guard let raw = root as? any RawRepresentable.Type else { return nil }
      return Self.isRawValue(keyPath, of: raw) ? .rawValue : nil
    }
    if plan.identifierKeyPaths.contains(keyPath) { return .identifier }
    guard let index = plan.propertiesByKeyPath[keyPath] else { return nil }
    let property = plan.properties[index]
    if let relationship = plan.relationships[index] { return storage(of: relationship, property) }
    let place = plan.columns[index]
    guard place >= 0 else { return nil }
    let column = plan.entity.columns[place]
    let isNormal = (normal[plan.name] ?? 0) & (1 << UInt64(place)) != 0
    return .column(PredicateColumn(column.name, column.type, isOptional: column.isOptional, isNormal: isNormal))
  }

  private func storage(of relationship: EntityPlan.Relationship, _ property: ModelProperty) -> PredicateStorage? {
    let target = relationship.target
    if !relationship.isToMany { return .toOne(column: property.name, target: target.name) }
    if let link = relationship.link {
      let (source, destination) = relationship.isOwner ? ("owner", "target") : ("target", "owner")
      return .manyToMany(link: link, source: source, destination: destination, target: target.name)
    }
    guard let inverse = relationship.inverse else { return nil }
    return .toMany(target: target.name, foreignKey: target.properties[inverse].name)
  }

  func identifier(of value: Any) -> Int64? {
    let key =
      switch value {
      case let model as any PersistentModel: model.persistentModelID.key
      case let identifier as PersistentIdentifier: identifier.key
      default: Int64?.none
      }
    // One that was not saved yet is in no row.
    return key
  }

  private static func isRawValue<Raw: RawRepresentable>(_ keyPath: AnyKeyPath, of type: Raw.Type) -> Bool {
    keyPath == \Raw.rawValue
  }
}
