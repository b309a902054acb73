package import MilieuData

/// The part of an object that its context's registry keeps: values, and what has changed of them.
///
/// Apart from ``NSManagedObject``, so that this one has no names but those that Core Data gives it: a class may have an attribute `id`, and
/// says itself that it is `Identifiable`. One class serves all entities.
package final class ManagedRow: DescribedModel {
  package static var _$properties: [ModelProperty] { [] }
  package static var _$identifiers: [AnyKeyPath] { [] }

  package let _$state = ModelState()

  let entity: NSEntityDescription

  /// The values, in the order of the entity's properties.
  private(set) var slots: [ModelSlot<ManagedValue>]

  /// The object, as long as somebody holds it.
  weak var object: NSManagedObject?

  package var entityName: String { entity.name ?? "" }

  /// A row that is in no context.
  init(_ entity: NSEntityDescription) {
    self.entity = entity
    slots = entity.properties.map { .loaded($0.standard) }
  }

  /// A row that is in a store.
  package init(_$fault fault: borrowing ModelFault) {
    guard let entity = fault.plan.source as? NSEntityDescription else {
      preconditionFailure("The entity '\(fault.plan.name)' was made without a description of a managed object model")
    }
    self.entity = entity
    slots = Array(repeating: .unloaded, count: entity.properties.count)
    _$state.adopt(fault)
  }

  /// Stands for a property where a key path is asked for.
  subscript(property index: Int) -> ManagedValue { value(index) }

  /// Takes a value from the registry, or lets it be read again.
  func put(_ slot: ModelSlot<ManagedValue>, _ index: Int) {
    // What was here becomes something else; what was not here only comes.
    if slots[index].isLoaded { object?.tellOfChange() }
    slots[index] = slot
  }

  /// A value, read from the store if it has to be.
  func value(_ index: Int) -> ManagedValue {
    _$state.willGet(self, \.[property: index])
    return quietValue(index)
  }

  /// A value, of which no observer hears that it is read.
  func quietValue(_ index: Int) -> ManagedValue {
    if case .loaded(let value) = slots[index] { return value }
    load(index)
    if case .loaded(let value) = slots[index] { return value }
    // A relationship that has to lead somewhere, of a row that is not there any more.
    return .nothing
  }

  func set(_ value: ManagedValue, _ index: Int) {
    if !slots[index].isLoaded, entity.properties[index] is NSRelationshipDescription { load(index) }
    _$state.willSet(self, index, \.[property: index], slots[index])
    object?.tellOfChange()
    let old = slots[index]
    slots[index] = .loaded(value)
    _$state.didSet(self, index, \.[property: index], old, value)
  }

  private func load(_ index: Int) {
    if isInContext {
      _$state.load(self, index)
    } else {
      slots[index] = .loaded(entity.properties[index].standard)
    }
  }
}

extension NSPropertyDescription {
  /// What the property holds of a new object.
  var standard: ManagedValue {
    switch self {
    case let attribute as NSAttributeDescription:
      attribute.defaultValue.flatMap(attribute.attributeType.accept).map { .attribute($0) } ?? .nothing
    case let relationship as NSRelationshipDescription where relationship.isToMany: .many([])
    default: .nothing
    }
  }
}
