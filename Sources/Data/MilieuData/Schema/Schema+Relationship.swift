extension Schema {
  /// A property that leads to other models.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    /// What becomes of the models at the other end when one is deleted.
    public enum DeleteRule: String, Hashable, Sendable, Codable, CaseIterable {
      /// Nothing; their inverse may lead to a model that is gone.
      case noAction
      /// Their inverse no longer leads to it.
      case nullify
      /// They are deleted too.
      case cascade
      /// The save fails as long as there are any.
      case deny
    }

    /// How a relationship is kept.
    public struct Option: Hashable, Sendable {
      private enum Kind: Hashable { case unique }
      private let kind: Kind

      /// No two models lead to the same one.
      public static var unique: Option { Option(kind: .unique) }
    }

    public let name: String
    public let originalName: String
    /// How the relationship is kept.
    public let options: [Option]
    public let valueType: Any.Type
    /// The name of the entity at the other end.
    public let destination: String
    /// The name of the property at the other end that says the same; `nil` where there is none.
    public let inverseName: String?
    /// The property at the other end that says the same.
    public let inverseKeyPath: AnyKeyPath?
    /// The property.
    public let keypath: AnyKeyPath
    /// What becomes of the models at the other end when this one is deleted.
    public let deleteRule: DeleteRule
    /// How many there have to be; 0 for any number.
    public let minimumModelCount: Int?
    /// How many there may be; 0 for any number.
    public let maximumModelCount: Int?
    /// Tells this version of the relationship from one that looks the same.
    public let hashModifier: String?
    public let isOptional: Bool
    /// Whether it leads to one model at most.
    public let isToOneRelationship: Bool

    init(_ property: ModelProperty, inverse: ModelProperty?) {
      name = property.name
      originalName = property.options.originalName ?? property.name
      options = property.options.relationship
      valueType = property.valueType
      destination = property.relation.map { Schema.entityName(for: $0.target) } ?? ""
      inverseName = inverse?.name
      inverseKeyPath = inverse?.keyPath
      keypath = property.keyPath
      deleteRule = property.options.deleteRule
      minimumModelCount = property.options.minimumModelCount
      maximumModelCount = property.options.maximumModelCount
      hashModifier = property.options.hashModifier
      isOptional = property.isOptional
      isToOneRelationship = property.relation?.isToMany == false
    }

    public var isUnique: Bool { options.contains(.unique) }
    public var isTransient: Bool { false }
  }
}
