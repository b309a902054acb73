/// An entity as a container is told of it.
///
/// `@Model` makes a type for each. Where a description is read that was not known when the program was compiled, one type serves several
/// entities, and each of its objects says to which it belongs: see ``DescribedModel``.
package struct DescribedEntity {
  package var name: String
  package var type: any PersistentModel.Type
  package var properties: [ModelProperty]
  /// Sets of properties whose values no two rows share.
  package var uniques: [[String]]
  /// Sets of properties by which rows are found fast.
  package var indices: [[String]]
  /// What the entity was described by.
  package var source: AnyObject?

  package init(
    name: String, type: any DescribedModel.Type, properties: [ModelProperty], uniques: [[String]] = [],
    indices: [[String]] = []
  ) {
    self.name = name
    self.type = type
    self.properties = properties
    self.uniques = uniques
    self.indices = indices
  }

  /// The entity of a type that is one by itself.
  init(_ type: any PersistentModel.Type) {
    name = Schema.entityName(for: type)
    self.type = type
    properties = type._$properties
    uniques = type._$uniqueNames
    indices = type._$indexNames
  }
}

/// A model whose type serves several entities.
package protocol DescribedModel: PersistentModel {
  /// The entity that the model belongs to.
  var entityName: String { get }
}

extension EntityPlan {
  /// Whether a relationship leads here.
  func isTarget(of relation: ModelProperty.Relation) -> Bool {
    relation.entity.map { $0 == name } ?? (type == relation.target)
  }
}

extension ModelRegistry {
  /// The entity of a model whose type does not tell.
  func describedPlan(of model: any PersistentModel) -> EntityPlan? {
    (model as? any DescribedModel).flatMap { opened.plan(named: $0.entityName) }
  }
}

extension ModelContainer {
  /// Opens a store for entities that no type describes.
  package convenience init(described entities: [DescribedEntity], in configuration: ModelConfiguration) throws {
    try self.init(
      Schema([]), described: entities, [(configuration, try ModelStores.makeStore(configuration))])
  }
}
