/// An entity of an open container: how its models are made, read and written.
// Unchecked: what is set after `init` is set while the container is made, before anybody else has it.
@usableFromInline package final class EntityPlan: @unchecked Sendable {
  /// How one property is related to another entity.
  package struct Relationship {
    package let target: EntityPlan
    /// The place of the property at the other end.
    package let inverse: Int?
    package let isToMany: Bool
    package let deleteRule: Schema.Relationship.DeleteRule
    /// The name of the pairs; `nil` where one of both ends has a column.
    package let link: String?
    /// Whether this is the first end of the pairs.
    package let isOwner: Bool
  }

  package let type: any PersistentModel.Type
  package let name: String
  package let index: Int
  /// What the entity was described by, if no type describes it.
  package let source: AnyObject?
  package let properties: [ModelProperty]

  /// The column of each property; -1 for one that has none.
  package let columns: [Int]

  /// The column of a property, by its key path.
  package let columnsByKeyPath: [AnyKeyPath: Int]

  /// The place of a property, by its key path.
  package let propertiesByKeyPath: [AnyKeyPath: Int]

  /// The key paths that give a model's identifier.
  package let identifierKeyPaths: Set<AnyKeyPath>

  /// The relationship of each property that is one.
  package private(set) var relationships: [Relationship?] = []

  package private(set) var entity: StoreEntity
  package private(set) var place: EntityPlace
  // Unowned: the container keeps it, and a store keeps the plans of what it was asked.
  package unowned let store: any ModelStore

  /// The properties that have columns, in the columns' order.
  package let columnProperties: [ModelProperty]

  /// The same, not counted while values are read and written: the plan keeps them.
  private let uncounted: [Unmanaged<ModelProperty>]

  let hasConstants: Bool

  /// Which of a model's changes are of columns.
  let columnMask: UInt64

  private(set) var hasRelationships = false
  private(set) var hasLinks = false

  convenience init(_ type: any PersistentModel.Type, index: Int, store: any ModelStore) throws {
    try self.init(DescribedEntity(type), index: index, store: store)
  }

  init(_ entity: DescribedEntity, index: Int, store: any ModelStore) throws {
    let type = entity.type
    self.type = type
    name = entity.name
    source = entity.source
    self.index = index
    self.store = store
    place = EntityPlace.named(name, in: store.identifier)
    properties = entity.properties
    var columns: [Int] = []
    var stored: [StoreEntity.Column] = []
    var columnProperties: [ModelProperty] = []
    for property in properties {
      guard let column = try Self.column(of: property) else {
        columns.append(-1)
        continue
      }
      columns.append(stored.count)
      stored.append(column)
      columnProperties.append(property)
    }
    self.columns = columns
    self.columnProperties = columnProperties
    uncounted = columnProperties.map(Unmanaged.passUnretained)
    hasConstants = properties.contains(where: \.isConstant)
    columnMask = columns.enumerated().reduce(0) { $1.element < 0 ? $0 : $0 | 1 << UInt64(min($1.offset, 63)) }
    propertiesByKeyPath = Dictionary(uniqueKeysWithValues: properties.enumerated().map { ($1.keyPath, $0) })
    identifierKeyPaths = Set(type._$identifiers).subtracting(properties.map(\.keyPath))
    columnsByKeyPath = Dictionary(
      uniqueKeysWithValues: zip(properties, columns).compactMap { $1 < 0 ? nil : ($0.keyPath, $1) })
    func places(_ sets: [[String]]) -> [[Int]] {
      // A relationship to many has no column; its other end belongs to one by itself.
      sets.compactMap { set in
        let columns = set.compactMap { name in stored.firstIndex { $0.name == name } }
        return columns.isEmpty || columns.count < set.count ? nil : columns
      }
    }
    self.entity = StoreEntity(
      name: name, columns: stored, uniques: places(entity.uniques), indices: places(entity.indices), links: [])
  }

  private static func column(of property: ModelProperty) throws -> StoreEntity.Column? {
    if property.isEphemeral { return nil }
    let original = property.options.originalName ?? property.name
    if let relation = property.relation {
      if relation.isToMany { return nil }
      return StoreEntity.Column(
        name: property.name, originalName: original, type: .integer, isOptional: property.isOptional,
        target: relation.entity ?? Schema.entityName(for: relation.target),
        valueType: relation.entity ?? Schema.entityName(for: relation.target))
    }
    guard let type = property.columnType else { return nil }
    return StoreEntity.Column(
      name: property.name, originalName: original, type: type, isOptional: property.isOptional,
      isDecimal: property.valueType is any DecimalValue.Type,
      isExternal: property.options.attribute.contains(.externalStorage), standard: property.storedStandard,
      valueType: Schema.valueName(of: property.valueType))
  }

  /// Finds out what the relationships lead to, once all plans are made.
  func connect(_ plans: [EntityPlan]) throws {
    relationships = try properties.map { property in
      guard let relation = property.relation else { return nil }
      guard let target = plans.first(where: { $0.isTarget(of: relation) }), target.store === store else {
        throw SwiftDataError(
          .configurationSchemaNotFoundInContainerSchema,
          "'\(name).\(property.name)' leads to '\(relation.entity ?? "\(relation.target)")', which is kept in another store. "
            + "Name both in the same configuration.")
      }
      let inverse =
        if relation.entity != nil {
          target.properties.firstIndex { $0.name == relation.inverse }
        } else {
          Schema.inverse(of: property, in: type).flatMap { found in target.properties.firstIndex { $0 === found } }
        }
      let inverseIsToMany = inverse.map { target.properties[$0].relation?.isToMany == true } ?? true
      let other = inverse.map { StoreEntity.End(target.properties[$0]) }
      if let index = properties.firstIndex(where: { $0 === property }), columns[index] >= 0 {
        entity.columns[columns[index]].inverse = other
      }
      let needsLink = relation.isToMany && inverseIsToMany
      let owns = inverse.map { (index, properties.firstIndex { $0 === property }!) <= (target.index, $0) } ?? true
      let link: String? =
        if !needsLink {
          nil
        } else if owns {
          "\(name)_\(property.name)"
        } else {
          "\(target.name)_\(target.properties[inverse!].name)"
        }
      if let link, owns {
        entity.links.append(
          StoreEntity.Link(
            name: link, originalName: "\(name)_\(property.options.originalName ?? property.name)", owner: name,
            target: target.name, inverse: other))
      }
      return Relationship(
        target: target, inverse: inverse, isToMany: relation.isToMany, deleteRule: property.options.deleteRule,
        link: link, isOwner: owns)
    }
    hasRelationships = relationships.contains { $0 != nil }
    hasLinks = relationships.contains { $0?.link != nil }
  }

  /// An object of the model's type as such.
  func model(_ object: AnyObject) -> any PersistentModel { type.model(object) }

  /// Lets go of the plans that this one leads to, most of which lead back: the container goes.
  func disconnect() { relationships = properties.map { _ in nil } }

  /// Makes a model whose values are still in the store.
  func make(_ fault: borrowing ModelFault) -> any PersistentModel { type.init(_$fault: fault) }

  /// Writes the values of a model into a row, in the order of the columns.
  package func write(_ model: any PersistentModel, to row: any RowWriter) throws {
    for column in columnProperties.indices {
      do {
        try uncounted[column]._withUnsafeGuaranteedRef { try $0.write(model, row, column) }
      } catch {
        throw SwiftDataError(
          .backingDataTypeMismatch,
          "'\(name).\(columnProperties[column].name)' cannot be stored: \(error)")
      }
    }
  }

  /// Takes from a row the values that are not here yet.
  func fill(_ model: any PersistentModel, from row: any RowReader) throws {
    for column in uncounted.indices {
      try uncounted[column]._withUnsafeGuaranteedRef { try $0.load(model, row, column) }
    }
    model._$state.flags.remove(.hollow)
  }
}

extension PersistentModel {
  fileprivate static func model(_ object: AnyObject) -> any PersistentModel { unsafeDowncast(object, to: Self.self) }
}
