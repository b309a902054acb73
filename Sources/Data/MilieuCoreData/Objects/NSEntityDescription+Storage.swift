internal import MilieuData

extension NSEntityDescription {
  /// The entity as a container is told of it.
  ///
  /// - Throws: ``ManagedObjectError`` if it has what cannot be kept.
  func described() throws -> DescribedEntity {
    guard let name, !name.isEmpty else {
      throw ManagedObjectError(.model, "An entity of the model has no name. Give it one.")
    }
    let properties = try properties.enumerated().map { place, property in try self.property(property, place, name) }
    var entity = DescribedEntity(
      name: name, type: ManagedRow.self, properties: properties,
      uniques: try uniquenessConstraints.map { try names($0, name) }, indices: indices)
    entity.source = self
    return entity
  }

  private func names(_ constraint: [Any], _ entity: String) throws -> [String] {
    try constraint.map { part in
      let name = (part as? String) ?? (part as? NSPropertyDescription)?.name
      if let name, propertiesByName[name] != nil { return name }
      throw ManagedObjectError(
        .model, "A uniqueness constraint of '\(entity)' names '\(name ?? "\(part)")', which is no property of it.")
    }
  }

  private func property(_ property: NSPropertyDescription, _ place: Int, _ entity: String) throws -> ModelProperty {
    let keyPath = \ManagedRow.[property: place]
    let get = { (row: ManagedRow) in row.slots[place] }
    let set = { (row: ManagedRow, slot: ModelSlot<ManagedValue>) in row.put(slot, place) }
    switch property {
    case let attribute as NSAttributeDescription:
      return .attribute(
        attribute.name, keyPath, get, set, standard: { attribute.standard }, isOptional: attribute.isOptional,
        storedStandard: try standard(of: attribute, entity), column: attribute.attributeType.column,
        options: .attribute(attribute))
    case let relationship as NSRelationshipDescription:
      let target = try target(of: relationship, entity)
      let inverse = relationship.inverseRelationship?.name
      let options = PropertyOptions.relationship(
        deleteRule: relationship.deleteRule.rule, minimumModelCount: relationship.minCount,
        maximumModelCount: relationship.maxCount, originalName: relationship.renamingIdentifier)
      guard relationship.isToMany else {
        return .toOne(
          relationship.name, keyPath, get, set, to: target, inverse: inverse, isOptional: relationship.isOptional,
          target: { $0.rows.first }, value: { $0.map { .one($0) } ?? .nothing }, options: options)
      }
      return .toMany(
        relationship.name, keyPath, get, set, to: target, inverse: inverse, targets: { $0.rows },
        value: { .many($0) },
        edit: { value, edit in
          var rows = value.rows
          // Let go of, so that the array is changed where it is.
          value = .nothing
          defer { value = .many(rows) }
          return edit(&rows)
        }, options: options)
    default:
      throw ManagedObjectError(
        .model, "'\(entity).\(property.name)' is neither an attribute nor a relationship, and cannot be kept.")
    }
  }

  private func standard(of attribute: NSAttributeDescription, _ entity: String) throws -> (any ColumnValue)? {
    guard attribute.attributeType != .undefinedAttributeType else {
      throw ManagedObjectError(
        .model, "The attribute '\(entity).\(attribute.name)' has no type. Set its 'attributeType'.")
    }
    guard let given = attribute.defaultValue else { return nil }
    if let standard = attribute.attributeType.accept(given) { return standard }
    throw ManagedObjectError(
      .model,
      "The default of '\(entity).\(attribute.name)' is \(given), a \(type(of: given)), which is no "
        + "\(attribute.attributeType.valueClassName ?? "value").")
  }

  private func target(of relationship: NSRelationshipDescription, _ entity: String) throws -> String {
    guard let target = relationship.destinationEntity?.name else {
      throw ManagedObjectError(
        .model, "The relationship '\(entity).\(relationship.name)' leads to no entity. Set its 'destinationEntity'.")
    }
    if relationship.isOrdered, relationship.isToMany {
      throw ManagedObjectError(
        .model,
        "The relationship '\(entity).\(relationship.name)' is ordered, and stores here do not keep the order of what a relationship "
          + "leads to. Make it unordered, and sort by an attribute.")
    }
    return target
  }
}

extension PropertyOptions {
  fileprivate static func attribute(_ attribute: NSAttributeDescription) -> PropertyOptions {
    switch (attribute.isTransient, attribute.allowsExternalBinaryDataStorage) {
    case (true, _): .attribute(.ephemeral)
    case (false, true): .attribute(.externalStorage, originalName: attribute.renamingIdentifier)
    case (false, false): .attribute(originalName: attribute.renamingIdentifier)
    }
  }
}
