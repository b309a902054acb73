/// How a store comes from each earlier version to the one of today.
///
/// ```swift
/// enum TripPlan: SchemaMigrationPlan {
///   static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self] }
///   static var stages: [MigrationStage] { [.lightweight(fromVersion: SchemaV1.self, toVersion: SchemaV2.self)] }
/// }
/// ```
///
/// A store remembers which version wrote it, and goes through the stages from there on, in order. Unlike SwiftData's, one that no version
/// of the plan wrote is left untouched, and the error lists what it has that the plan's versions do not.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest first. The last is the one that the container is made for.
  static var schemas: [any VersionedSchema.Type] { get }

  /// What leads from one version to the next.
  static var stages: [MigrationStage] { get }
}
