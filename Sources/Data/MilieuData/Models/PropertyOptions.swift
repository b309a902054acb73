/// What `@Attribute` or `@Relationship` says of a property, as `@Model` hands it on.
@_documentation(visibility: internal)
public struct PropertyOptions {
  var attribute: [Schema.Attribute.Option] = []
  var relationship: [Schema.Relationship.Option] = []
  var originalName: String?
  var hashModifier: String?
  var deleteRule = Schema.Relationship.DeleteRule.nullify
  var minimumModelCount: Int?
  var maximumModelCount: Int?
  var inverse: AnyKeyPath?

  @usableFromInline var isEphemeral: Bool { attribute.contains(.ephemeral) }

  /// Nothing is said.
  public static var plain: PropertyOptions { PropertyOptions() }

  public static func attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
  ) -> PropertyOptions {
    PropertyOptions(attribute: options, originalName: originalName, hashModifier: hashModifier)
  }

  public static func relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) -> PropertyOptions {
    PropertyOptions(
      relationship: options, originalName: originalName, hashModifier: hashModifier, deleteRule: deleteRule,
      minimumModelCount: minimumModelCount, maximumModelCount: maximumModelCount, inverse: inverse)
  }
}
