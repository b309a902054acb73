/// One version of a program's models.
///
/// ```swift
/// enum SchemaV1: VersionedSchema {
///   static let versionIdentifier = Schema.Version(1, 0, 0)
///   static var models: [any PersistentModel.Type] { [Trip.self] }
///
///   @Model final class Trip {
///     var name: String
///     init(name: String) { self.name = name }
///   }
/// }
/// ```
///
/// As SwiftData's: a model is known by the name of its type without what it is nested in, so that `SchemaV1.Trip` and `SchemaV2.Trip` are
/// two versions of one entity.
public protocol VersionedSchema: SendableMetatype {
  /// The models of this version; those related to them belong to it.
  static var models: [any PersistentModel.Type] { get }

  /// Which version this is; no two of a plan have the same.
  static var versionIdentifier: Schema.Version { get }
}

extension Schema {
  /// Makes the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}
