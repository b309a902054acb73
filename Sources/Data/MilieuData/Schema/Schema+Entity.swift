extension Schema {
  /// A model as a schema describes it.
  public final class Entity: Sendable {
    /// The name of the model's type.
    public let name: String

    /// The attributes, in the order in which they are declared.
    public let attributes: [Attribute]

    /// The relationships, in the order in which they are declared.
    public let relationships: [Relationship]

    /// Sets of properties whose values no two models share.
    public let uniquenessConstraints: [[String]]

    /// Sets of properties by which models are found fast.
    public let indices: [[String]]

    init(
      name: String, attributes: [Attribute], relationships: [Relationship], uniquenessConstraints: [[String]],
      indices: [[String]]
    ) {
      self.name = name
      self.attributes = attributes
      self.relationships = relationships
      self.uniquenessConstraints = uniquenessConstraints
      self.indices = indices
    }

    /// Attributes by their name.
    public var attributesByName: [String: Attribute] {
      Dictionary(attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Relationships by their name.
    public var relationshipsByName: [String: Relationship] {
      Dictionary(relationships.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The attributes, then the relationships.
    public var properties: [any SchemaProperty] { attributes as [any SchemaProperty] + relationships }

    /// The properties that are in the store.
    public var storedProperties: [any SchemaProperty] { properties.filter { !$0.isTransient } }
  }

  static func makeEntities(_ types: [any PersistentModel.Type]) -> [Entity] {
    types.map { type in
      Entity(
        name: entityName(for: type),
        attributes: type._$properties.filter { $0.relation == nil }.map(Attribute.init),
        relationships: type._$properties.filter { $0.relation != nil }.map { property in
          Relationship(property, inverse: inverse(of: property, in: type))
        },
        uniquenessConstraints: type._$uniqueNames, indices: type._$indexNames)
    }
  }

  /// The property at the other end: the one that is named, that names this one, or, if neither is, the only one that leads back here and
  /// is not spoken for.
  static func inverse(of property: ModelProperty, in type: any PersistentModel.Type) -> ModelProperty? {
    guard let target = property.relation?.target else { return nil }
    let others = target._$properties.filter { $0.relation?.target == type }
    if let named = property.options.inverse { return others.first { $0.keyPath == named } }
    if let naming = others.first(where: { $0.options.inverse == property.keyPath }) { return naming }
    let rivals = type._$properties.filter { $0.relation?.target == target && $0.options.inverse == nil }
    let free = others.filter { other in
      other.options.inverse == nil
        && !type._$properties.contains { $0.options.inverse == other.keyPath }
    }
    let unspoken = rivals.filter { rival in !target._$properties.contains { $0.options.inverse == rival.keyPath } }
    guard free.count == 1, unspoken.count == 1, free[0] !== property else { return nil }
    return free[0]
  }
}

/// What attributes and relationships have in common.
public protocol SchemaProperty: Sendable {
  /// What the property is called.
  var name: String { get }
  /// What it was called before; the same as ``name`` where nothing else is said.
  var originalName: String { get }
  /// The type of its value.
  var valueType: Any.Type { get }
  /// Whether the value may be absent.
  var isOptional: Bool { get }
  /// Whether the value is not in the store.
  var isTransient: Bool { get }
  /// Whether no two models share the value.
  var isUnique: Bool { get }
}

extension PersistentModel {
  static func names(_ paths: [AnyKeyPath]) -> [String] {
    paths.compactMap { path in _$properties.first { $0.keyPath == path }?.name }
  }

  static var _$uniqueNames: [[String]] {
    _$properties.filter { $0.options.attribute.contains(.unique) || $0.options.relationship.contains(.unique) }
      .map { [$0.name] } + _$uniques.map(names)
  }

  static var _$indexNames: [[String]] { _$indices.map(names) }
}
